// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_painter.h"

class QImage;
class QThreadPool;

namespace doppler {

/// Paints a chart over the whole picture, bands of it by the pool's threads beside this one: the same pixels
/// as GanttPainter's. The pool's threads should stay: each loads the font when it first paints text.
void paintInBands(QImage& picture, const GanttChart& chart, const GanttFrame& frame, const GanttLook& look,
                  QThreadPool& pool);

} // namespace doppler
