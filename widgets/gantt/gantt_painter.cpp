// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_painter.h"

#include "widgets/gantt/dependency_arrows.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double outlineWidth = 2;
/// Links of the critical path that are narrower than this are outlined together.
constexpr double outlineGrain = 4;
/// A bar narrower than this has no label.
constexpr double leastLabelWidth = 30;

/// A frame inside a rectangle, drawn as four filled edges: sharp on every device.
void frameInside(QPainter& painter, const QRectF& r, double width, const QColor& color)
{
    const double w = std::min({width, r.width() / 2, r.height() / 2});
    painter.fillRect(QRectF(r.left(), r.top(), r.width(), w), color);
    painter.fillRect(QRectF(r.left(), r.bottom() - w, r.width(), w), color);
    painter.fillRect(QRectF(r.left(), r.top() + w, w, r.height() - 2 * w), color);
    painter.fillRect(QRectF(r.right() - w, r.top() + w, w, r.height() - 2 * w), color);
}

} // namespace

void GanttPainter::forVisibleRows(const std::function<void(std::size_t)>& visit)
{
    if (frame.rows.devicesPinned)
        for (std::size_t row = 0; row < frame.rows.devices; ++row)
            visit(row);
    const RowLayout::Range range = frame.rows.visible(frame.scroll);
    painter.save();
    painter.setClipRect(frame.scrolling().adjusted(-frame.nameWidth, 0, 0, 0), Qt::IntersectClip);
    for (std::size_t row = range.first; row < range.last; ++row)
        visit(row);
    painter.restore();
}

void GanttPainter::paint(const GanttPassage* passage)
{
    painter.fillRect(frame.area, style.colors.canvas);
    paintRuler();
    painter.save();
    painter.setClipRect(frame.plot(), Qt::IntersectClip);
    forVisibleRows([this](std::size_t row) { paintIdle(row); });
    if (passage)
        paintPassage(*passage);
    else
        forVisibleRows([this](std::size_t row) {
            labels.clear();
            paintRow(row);
            if (style.criticalPath)
                paintCriticalPath(row);
            const BarPaint paint = look(row);
            for (const Label& label : labels)
                paintLabel(label.bar, label.vertex, paint);
        });
    painter.restore();
    paintMarks();
    painter.save();
    painter.setClipRect(frame.plot(), Qt::IntersectClip);
    if (!passage)
        paintSelection();
    painter.restore();
    paintNames();
}

void GanttPainter::paintIdle(std::size_t row)
{
    const GanttRow& content = chart.rows()[row];
    if (!content.isDevice() || content.workUntil <= 0)
        return;
    const QRectF strip = frame.barStrip(row);
    const double left = std::max(frame.axis.x(0), strip.left());
    const double right = std::min(frame.axis.x(content.workUntil), strip.right());
    if (right > left)
        painter.fillRect(QRectF(left, strip.top(), right - left, strip.height()),
                         QBrush(style.colors.line, Qt::FDiagPattern));
}

void GanttPainter::paintRow(std::size_t row)
{
    const GanttRow& content = chart.rows()[row];
    const BarPaint paint = look(row);
    const double pixel = 1 / style.pixelRatio;
    pieces.clear();
    content.index.pieces(frame.axis, frame.plot().left(), frame.plot().right(), pixel, pieces);

    // Neighbouring columns of nearly the same coverage are one rectangle.
    const auto shade = [](double coverage) { return std::ceil(std::clamp(coverage, 0.0, 1.0) * 32) / 32; };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const Piece& piece = pieces[i];
        if (piece.single) {
            const QRectF bar = barRect(row, piece.left, piece.right);
            paintBar(painter, bar, paint);
            if (content.isDevice() && bar.width() >= leastLabelWidth)
                labels.push_back({bar, VertexId{content.lane.runs[piece.first]}});
            continue;
        }
        double right = piece.right;
        const double coverage = shade(piece.coverage);
        while (i + 1 < pieces.size() && !pieces[i + 1].single && pieces[i + 1].left <= right + 1e-6 &&
               shade(pieces[i + 1].coverage) == coverage)
            right = pieces[++i].right;
        const QRectF strip = frame.barStrip(row);
        paintColumn(painter, QRectF(piece.left, strip.top(), right - piece.left, strip.height()), paint,
                    coverage);
    }
}

void GanttPainter::paintLabel(const QRectF& bar, VertexId vertex, const BarPaint& paint)
{
    if (bar.width() < leastLabelWidth || bar.height() < 10)
        return;
    // Within the visible part: the label of a long bar does not leave with its left end.
    const QRectF room = bar.intersected(frame.plot()).adjusted(5, 0, -4, 0);
    if (room.width() < leastLabelWidth - 9)
        return;
    const QFontMetricsF metrics(smallFont);
    const QString label = QString::fromStdString(chart.graph().label(vertex));
    const QString text = metrics.elidedText(label, Qt::ElideRight, room.width());
    if (text.size() < label.size() && text.size() < 4)
        return;
    painter.setFont(smallFont);
    painter.setPen(paint.text);
    const double baseline = room.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    painter.drawText(QPointF(room.left(), std::round(baseline)), text);
}

void GanttPainter::paintCriticalPath(std::size_t row)
{
    const LaneIndex& critical = chart.rows()[row].critical;
    const QColor fill = look(row).fill;
    if (critical.size() == 0)
        return;
    const bool dim = style.selected || (style.highlighted && !touches(row, *style.highlighted));
    const QColor color =
        dim ? mixed(style.colors.critical, style.colors.canvas, dimmedOpacity) : style.colors.critical;
    pieces.clear();
    critical.pieces(frame.axis, frame.plot().left(), frame.plot().right(), outlineGrain, pieces);
    const QRectF strip = frame.barStrip(row);
    for (const Piece& piece : pieces) {
        if (piece.single) {
            const QRectF bar = barRect(row, piece.left, piece.right);
            frameInside(painter, bar, outlineWidth, color);
            // A hairline of the canvas keeps the outline off a fill that is as light as itself.
            if (bar.width() >= 10 && contrast(color, fill) < 3)
                frameInside(painter, bar.adjusted(outlineWidth, outlineWidth, -outlineWidth, -outlineWidth),
                            1, faded(style.colors.canvas, 0.7));
            continue;
        }
        const double left = snapped(piece.left);
        const double width = snapped(piece.right) - left;
        painter.fillRect(QRectF(left, strip.top(), width, outlineWidth), color);
        painter.fillRect(QRectF(left, strip.bottom() - outlineWidth, width, outlineWidth), color);
    }
}

void GanttPainter::paintPassage(const GanttPassage& passage)
{
    const GanttChart& before = *passage.from;
    const double share = passage.share;
    const auto rectIn = [&](const GanttChart& in, const GanttFrame& place, BarId bar) {
        const LaneIndex::Interval time = in.interval(bar);
        const QRectF strip = place.barStrip(in.row(bar));
        return QRectF(QPointF(frame.axis.x(time.start), strip.top()),
                      QPointF(frame.axis.x(time.end), strip.bottom()));
    };
    const auto slide = [&](BarId from, BarId to) {
        const QRectF a = rectIn(before, passage.fromFrame, from);
        const QRectF b = rectIn(chart, frame, to);
        const auto at = [share](double x, double y) { return x + (y - x) * share; };
        const QRectF bar(QPointF(at(a.left(), b.left()), at(a.top(), b.top())),
                         QPointF(std::max(at(a.right(), b.right()) - 1, at(a.left(), b.left()) + 1),
                                 at(a.bottom(), b.bottom())));
        const GanttRow& fromRow = before.rows()[before.row(from)];
        const BarPaint there = look(chart.row(to));
        const BarPaint here = from.isTransfer
                                  ? transferPaint(fromRow.lane.from, fromRow.lane.to, style.colors, false)
                                  : taskPaint(fromRow.lane.device, style.colors, false);
        paintBar(painter, bar, between(here, there, share));
        if (!to.isTransfer)
            paintLabel(bar, chart.vertex(to), there);
    };
    const auto fade = [&](const GanttChart& in, const GanttFrame& place, BarId bar, double opacity) {
        const Lane& lane = in.rows()[in.row(bar)].lane;
        painter.setOpacity(opacity);
        paintBar(painter, rectIn(in, place, bar), transferPaint(lane.from, lane.to, style.colors, false));
        painter.setOpacity(1);
    };
    if (frame.rows.channels > 0) {
        for (std::uint32_t i = 0; i < before.schedule().transfers.size(); ++i) {
            const TransferRun& old = before.schedule().transfers[i];
            if (passage.fromFrame.rows.channels > 0 && !chart.transferOf(old.tensor, old.to))
                fade(before, passage.fromFrame, {true, i}, 1 - share);
        }
        for (std::uint32_t i = 0; i < chart.schedule().transfers.size(); ++i) {
            const TransferRun& now = chart.schedule().transfers[i];
            const auto old = before.transferOf(now.tensor, now.to);
            if (old && passage.fromFrame.rows.channels > 0)
                slide({true, *old}, {true, i});
            else
                fade(chart, frame, {true, i}, share);
        }
    }
    for (std::uint32_t v = 0; v < chart.schedule().tasks.size(); ++v)
        slide({false, v}, {false, v});
}

void GanttPainter::paintSelected(BarId bar)
{
    if (chart.row(bar) >= frame.rows.count())
        return;
    const std::size_t row = chart.row(bar);
    QRectF rect = barRect(bar);
    if (rect.width() < 3)
        rect = QRectF(rect.center().x() - 1.5, rect.top(), 3, rect.height());
    const BarPaint paint = look(row, true);
    paintBar(painter, rect, paint);
    if (!bar.isTransfer)
        paintLabel(rect, chart.vertex(bar), paint);
    frameInside(painter, rect.adjusted(-1, -1, 1, 1), 2, style.colors.accent);
}

void GanttPainter::paintSelection()
{
    if (!style.selected || *style.selected >= chart.schedule().tasks.size())
        return;
    const VertexId vertex = *style.selected;
    const TaskRun& task = chart.schedule().tasks[vertex];
    const BarId self{false, vertex};

    // The time that the task was ready and its device was not.
    const QRectF rect = barRect(self);
    const double ready = frame.axis.x(task.ready);
    if (rect.left() - ready >= 3) {
        painter.setPen(QPen(style.colors.accent, 1, Qt::DotLine));
        painter.drawLine(QPointF(ready, rect.center().y()), QPointF(rect.left(), rect.center().y()));
        painter.fillRect(QRectF(ready, rect.top() + 3, 1, rect.height() - 6), style.colors.accent);
    }
    const Dependencies around = dependenciesOf(chart, vertex);
    for (BarId transfer : around.transfers)
        paintSelected(transfer);
    paintArrows(painter, chart, frame, around.outputs, style.colors.mutedText);
    paintArrows(painter, chart, frame, around.inputs, style.colors.accent);
    paintSelected(self);
}

void GanttPainter::paintHover(BarId bar)
{
    if (chart.row(bar) >= frame.rows.count())
        return;
    painter.save();
    const bool pinnedRow = frame.rows.pinned(chart.row(bar));
    painter.setClipRect(pinnedRow ? frame.plot() : frame.scrolling(), Qt::IntersectClip);
    QRectF rect = barRect(bar);
    if (rect.width() < 3)
        rect = QRectF(rect.center().x() - 1.5, rect.top(), 3, rect.height());
    frameInside(painter, rect.adjusted(-1, -1, 1, 1), 1, style.colors.text);
    painter.restore();
}

BarPaint GanttPainter::look(std::size_t row, bool selectedBar) const
{
    const Lane& lane = chart.rows()[row].lane;
    const bool elsewhere = style.highlighted && !touches(row, *style.highlighted);
    const bool dim = !selectedBar && (style.selected || elsewhere);
    return lane.kind == Lane::Kind::Device ? taskPaint(lane.device, style.colors, dim)
                                           : transferPaint(lane.from, lane.to, style.colors, dim);
}

double GanttPainter::snapped(double x) const
{
    // Far outside nobody sees it, and painting engines count in small numbers.
    const double near = std::clamp(x, frame.area.left() - 10000, frame.area.right() + 10000);
    return std::round(near * style.pixelRatio) / style.pixelRatio;
}

QRectF GanttPainter::barRect(std::size_t row, double left, double right) const
{
    const QRectF strip = frame.barStrip(row);
    const double pixel = 1 / style.pixelRatio;
    const double from = snapped(left);
    double to = snapped(right);
    if (to - from >= 3)
        to -= std::max(pixel, 0.5); // Air between neighbours.
    return {from, strip.top(), std::max(to - from, pixel), strip.height()};
}

QRectF GanttPainter::barRect(BarId bar) const
{
    const LaneIndex::Interval time = chart.interval(bar);
    return barRect(chart.row(bar), frame.axis.x(time.start), frame.axis.x(time.end));
}

bool GanttPainter::touches(std::size_t row, DeviceId device) const
{
    const Lane& lane = chart.rows()[row].lane;
    return lane.kind == Lane::Kind::Device ? lane.device == device : lane.from == device || lane.to == device;
}

} // namespace doppler
