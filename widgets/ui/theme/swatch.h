// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QIcon>
#include <cstddef>

namespace doppler {

/// A small square next to a name in a list or menu.
struct ListSquare {
    QColor ground;
    QBrush pattern = Qt::NoBrush; ///< Drawn over the background.
    int side = 12;                ///< Device-independent pixels.
    QColor edge = {};             ///< Invalid: none.
};

/// An icon that draws the square on demand. A pixmap or colour would create a new pixmap each time that the
/// list is painted, and Qt 6.4 keeps the key of every pixmap in its cache.
QIcon swatchIcon(const ListSquare& square);
QIcon deviceIcon(std::size_t device);

} // namespace doppler
