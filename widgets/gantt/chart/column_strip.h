// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/gantt/chart/lane_index.h"

#include <QRectF>
#include <span>

class QPainter;

namespace doppler {

/// Paints the columns among a row's pieces: the busier, the darker, but never so faint that one is missed.
/// On a raster they are one image of one line, stretched over the row, so that a row costs the same however
/// many columns it has; on other devices neighbours of one shade are one rectangle.
/// `strip` is the row's part of the plot; pieces count their columns, one device pixel wide, from its left.
void paintColumns(QPainter& painter, const QRectF& strip, std::span<const Piece> pieces, const BarPaint& look,
                  double pixelRatio);

} // namespace doppler
