// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/dependency_arrows.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double headLength = 6;
constexpr double headWidth = 6;
/// More arrows than that are straight lines: curves would only blur, and cost.
constexpr std::size_t mostCurves = 200;

struct Ends {
    QPointF from;
    QPointF to;
};

/// The arrow's ends in the plot. Ends out of sight stay just outside, where the clip hides them.
Ends place(const GanttChart& chart, const GanttFrame& frame, const Arrow& arrow)
{
    const QRectF plot = frame.plot();
    const auto point = [&](BarId bar, double seconds) {
        const std::size_t row = chart.row(bar);
        const double top = frame.rows.pinned(row) ? plot.top() : frame.scrolling().top();
        const double x = std::clamp(frame.axis.x(seconds), plot.left() - 2000, plot.right() + 2000);
        return QPointF(x, std::clamp(frame.row(row).center().y(), top, plot.bottom()));
    };
    return {point(arrow.from, chart.interval(arrow.from).end),
            point(arrow.to, chart.interval(arrow.to).start)};
}

QPainterPath curve(const Ends& ends)
{
    const double across = std::abs(ends.to.x() - ends.from.x());
    const double reach = std::clamp(across / 2, 10.0, 60.0);
    const QPointF tip(ends.to.x() - 1, ends.to.y());
    QPainterPath path(ends.from);
    path.cubicTo(ends.from + QPointF(reach, 0), tip - QPointF(reach + headLength, 0),
                 tip - QPointF(headLength - 1, 0));
    return path;
}

void paintHead(QPainter& painter, const QPointF& end)
{
    const QPointF tip(end.x() - 0.5, end.y());
    const QPointF head[] = {tip, tip + QPointF(-headLength, -headWidth / 2),
                            tip + QPointF(-headLength, headWidth / 2)};
    painter.drawPolygon(head, 3);
}

} // namespace

Dependencies dependenciesOf(const GanttChart& chart, VertexId vertex)
{
    Dependencies found;
    const auto& tasks = chart.schedule().tasks;
    const auto add = [&](std::vector<Arrow>& arrows, const Edge& edge) {
        if (!tasks[edge.from].ran() || !tasks[edge.to].ran())
            return;
        const BarId from{false, edge.from};
        const BarId to{false, edge.to};
        const auto transfer = chart.transferOf(edge.tensor, tasks[edge.to].device);
        if (!transfer) {
            arrows.push_back({from, to});
            return;
        }
        const BarId way{true, *transfer};
        arrows.push_back({from, way});
        arrows.push_back({way, to});
        found.transfers.push_back(way);
    };
    for (EdgeId e : chart.graph().inEdges(vertex))
        add(found.inputs, chart.graph().edge(e));
    for (const Edge& edge : chart.graph().outEdges(vertex))
        add(found.outputs, edge);
    // A tensor goes to a device once, for all its consumers there.
    std::sort(found.transfers.begin(), found.transfers.end(),
              [](BarId a, BarId b) { return a.index < b.index; });
    found.transfers.erase(std::unique(found.transfers.begin(), found.transfers.end()), found.transfers.end());
    return found;
}

void paintArrows(QPainter& painter, const GanttChart& chart, const GanttFrame& frame,
                 const std::vector<Arrow>& arrows, const QColor& color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        Arrow arrow = arrows[i];
        if (!frame.rows.shown(chart.row(arrow.to)) && i + 1 < arrows.size())
            arrow.to = arrows[++i].to;
        if (!frame.rows.shown(chart.row(arrow.from)) || !frame.rows.shown(chart.row(arrow.to)))
            continue; // Somebody hid its row.
        const Ends ends = place(chart, frame, arrow);
        // What starts on the same row where the other ended needs no arrow.
        if (ends.from.y() == ends.to.y() && ends.to.x() - ends.from.x() < headLength)
            continue;
        painter.setPen(QPen(color, 1.5));
        painter.setBrush(Qt::NoBrush);
        if (arrows.size() <= mostCurves)
            painter.drawPath(curve(ends));
        else
            painter.drawLine(ends.from, ends.to);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        paintHead(painter, ends.to);
    }
    painter.restore();
}

} // namespace doppler
