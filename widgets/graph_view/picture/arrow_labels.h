// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_painter.h"

#include <span>

namespace doppler {

/// Where the sizes of tensors are written, each beside its arrow.
struct ArrowLabel {
    std::uint32_t arrow = 0;
    QRectF rect; ///< On the screen.
    QString text;
};

/// The bytes that an arrow carries.
double bytesOf(const GraphPicture& picture, std::uint32_t arrow);

/// Of the arrows at the selected box always, of the others where the picture asks for it and boxes are large
/// enough to be read. A label lies on no box and on no other label; what has no such place along its arrow
/// has none, but at the selection, where it may lie on a box that is not. The heaviest come first.
std::vector<ArrowLabel> placeArrowLabels(const GraphPicture& picture, const Camera& camera,
                                         const QRectF& pane, std::span<const std::uint32_t> arrows,
                                         const Detail& detail, const QFont& font);
void paintArrowLabels(QPainter& painter, std::span<const ArrowLabel> labels, const GraphPicture& picture,
                      const Tokens& tokens, const QFont& font);

/// The font of the labels at a scale.
QFont arrowLabelFont(const QFont& font, const Detail& detail);

} // namespace doppler
