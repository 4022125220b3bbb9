// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/bar_at.h"

namespace doppler {

namespace {

constexpr double catchPixels = 3;

} // namespace

std::optional<BarId> barAt(const GanttChart& chart, const GanttFrame& frame, const QPointF& place)
{
    if (!frame.plot().contains(place))
        return std::nullopt;
    const auto row = frame.rows.rowAt(place.y() - frame.plot().top(), frame.scroll);
    if (!row)
        return std::nullopt;
    const double seconds = frame.axis.seconds(place.x());
    const GanttRow& content = chart.rows()[*row];
    if (const auto send = content.sends.nearest(seconds, 0))
        return chart.send(*row, *send);
    const auto position = content.index.nearest(seconds, catchPixels * frame.axis.secondsPerPixel());
    return position ? std::optional(chart.bar(*row, *position)) : std::nullopt;
}

} // namespace doppler
