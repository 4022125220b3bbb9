// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/chart/gantt_chart.h"
#include "widgets/gantt/chart/gantt_frame.h"

#include <QPointF>
#include <optional>

namespace doppler {

/// The bar at a place of the frame's coordinates, or the nearest within three pixels in its row. Where a send
/// and a task overlap, the send directly under the place comes first.
std::optional<BarId> barAt(const GanttChart& chart, const GanttFrame& frame, const QPointF& place);

} // namespace doppler
