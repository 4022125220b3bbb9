// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QIcon>
#include <cstddef>

namespace doppler {

/// A small square beside a name in a list or menu.
struct ListSquare {
    QColor ground;
    QBrush pattern = Qt::NoBrush; ///< Over the ground.
    int side = 12;                ///< Device-independent pixels.
    QColor edge = {};             ///< Invalid: none.
};

/// Draws it whenever it is asked to. A picture or a colour in its place would be another picture each time
/// that the list is painted, and Qt 6.4 keeps the name of every picture that it ever had in its cache.
QIcon swatchIcon(const ListSquare& square);
QIcon deviceIcon(std::size_t device);

} // namespace doppler
