// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_painter.h"

namespace doppler {

/// The lanes of a layout that has some, below everything else: every other one is tinted, with the lines of
/// the time axis.
void paintLanes(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                const PaintStyle& style);
/// The width of the widest name of a lane with its colour, in pixels; 0 without lanes.
double laneNamesWidth(const GraphPicture& picture, const QFont& font);
/// Their names with the devices' colours and the axis' figures, above everything else and always in view.
void paintLaneNames(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                    const PaintStyle& style);

} // namespace doppler
