// SPDX-License-Identifier: GPL-3.0-or-later
// Bars on their way from one run's places to the next one's.
#include "widgets/gantt/chart/gantt_painter.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

QRectF placeOf(BarId bar, const GanttChart& chart, const GanttFrame& frame, const TimeAxis& axis)
{
    const LaneIndex::Interval time = chart.interval(bar);
    const QRectF strip = frame.barStrip(chart.row(bar));
    return {QPointF(axis.x(time.start), strip.top()), QPointF(axis.x(time.end), strip.bottom())};
}

} // namespace

QRectF GanttPainter::passingRect(const GanttTransition& transition, BarId from, BarId to) const
{
    const QRectF a = placeOf(from, *transition.from, transition.fromFrame, frame.axis);
    const QRectF b = placeOf(to, chart, frame, frame.axis);
    const auto at = [&](double x, double y) { return x + (y - x) * transition.share; };
    const double left = at(a.left(), b.left());
    return {QPointF(left, at(a.top(), b.top())),
            QPointF(std::max(at(a.right(), b.right()) - 1, left + 1), at(a.bottom(), b.bottom()))};
}

void GanttPainter::paintPassing(const GanttTransition& transition, BarId from, BarId to)
{
    if (!frame.rows.shown(chart.row(to)) || !transition.fromFrame.rows.shown(transition.from->row(from)))
        return; // Somebody hid its row.
    const QRectF bar = passingRect(transition, from, to);
    const Lane& old = transition.from->rows()[transition.from->row(from)].lane;
    const bool chosen = !to.isTransfer && (style.selected == chart.vertex(to) ||
                                           std::ranges::binary_search(style.selection, chart.vertex(to)));
    const bool dim = (style.selected || style.found) && !chosen;
    const BarPaint there = look(chart.row(to), chosen);
    const BarPaint here = from.isTransfer ? transferPaint(old.from, old.to, style.colors, dim)
                                          : taskPaint(old.device, style.colors, dim);
    paintBar(painter, bar, between(here, there, transition.share));
    if (!to.isTransfer)
        paintLabel(bar, chart.vertex(to), there);
    if (chosen)
        frameInside(painter, bar.adjusted(-1, -1, 1, 1), outlineWidth, style.colors.accent);
}

void GanttPainter::paintFading(const GanttChart& in, const GanttFrame& place, BarId bar, double opacity)
{
    if (!place.rows.shown(in.row(bar)))
        return;
    const Lane& lane = in.rows()[in.row(bar)].lane;
    painter.setOpacity(opacity);
    paintBar(painter, placeOf(bar, in, place, frame.axis),
             transferPaint(lane.from, lane.to, style.colors, style.selected.has_value()));
    painter.setOpacity(1);
}

void GanttPainter::paintTransition(const GanttTransition& transition)
{
    const GanttChart& before = *transition.from;
    const bool channelsBefore = transition.fromFrame.rows.channels > 0;
    const auto& left = before.schedule().transfers;
    const auto& arrived = chart.schedule().transfers;
    if (frame.rows.channels > 0) {
        for (std::uint32_t i = 0; channelsBefore && i < left.size(); ++i)
            if (!chart.transferOf(left[i].tensor, left[i].to))
                paintFading(before, transition.fromFrame, {true, i}, 1 - transition.share);
        for (std::uint32_t i = 0; i < arrived.size(); ++i) {
            const auto old = before.transferOf(arrived[i].tensor, arrived[i].to);
            if (old && channelsBefore)
                paintPassing(transition, {true, *old}, {true, i});
            else
                paintFading(chart, frame, {true, i}, transition.share);
        }
    }
    for (std::uint32_t v = 0; v < chart.schedule().tasks.size(); ++v)
        if (before.schedule().tasks[v].ran() && chart.schedule().tasks[v].ran())
            paintPassing(transition, {false, v}, {false, v});
    if (!style.criticalPath)
        return;
    // The old path fades out of the bars that carried it, the new one into those that will.
    const double full = style.selected ? dimmedOpacity : 1;
    outlinePassing(transition, before.run(), full * (1 - transition.share));
    outlinePassing(transition, chart.run(), full * transition.share);
}

void GanttPainter::outlinePassing(const GanttTransition& transition, const Run& run, double opacity)
{
    const QColor color = faded(style.colors.critical, opacity);
    for (const CriticalLink& link : run.criticalPath) {
        const BarId task{false, static_cast<std::uint32_t>(link.index)};
        if (!link.isTransfer && frame.rows.shown(chart.row(task)) &&
            transition.fromFrame.rows.shown(transition.from->row(task)))
            frameInside(painter, passingRect(transition, task, task), outlineWidth, color);
    }
}

} // namespace doppler
