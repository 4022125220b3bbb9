// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_painter.h"

#include "widgets/gantt/chart/column_strip.h"
#include "widgets/gantt/chart/dependency_arrows.h"
#include "widgets/ui/text/drawable_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Links of the critical path that are narrower than this are outlined together.
constexpr double leastOutlined = 24;
/// A bar narrower than this has no label.
constexpr double leastLabelWidth = 30;
constexpr qsizetype leastLetters = 5; ///< Of a label that is shortened.
/// Of more selected tasks only those that are bars of their own have a frame.
constexpr std::size_t mostFramed = 2000;

} // namespace

bool GanttPainter::inSight(const QRectF& part) const
{
    return !painter.hasClipping() || painter.clipBoundingRect().intersects(part);
}

void GanttPainter::forVisibleRows(const std::function<void(std::size_t)>& visitRow)
{
    const auto visit = [&](std::size_t row) {
        const QRectF strip = frame.row(row);
        if (inSight({frame.area.left(), strip.top(), frame.area.width(), strip.height()}))
            visitRow(row);
    };
    for (std::size_t place = 0; place < frame.rows.fixed; ++place)
        visit(frame.rows.at(place));
    const RowLayout::Range range = frame.rows.visible(frame.scroll);
    painter.save();
    painter.setClipRect(frame.scrolling().adjusted(-frame.nameWidth, 0, 0, 0), Qt::IntersectClip);
    for (std::size_t place = range.first; place < range.last; ++place)
        visit(frame.rows.at(place));
    painter.restore();
}

void GanttPainter::paint(const GanttTransition* transition)
{
    paintRun(transition);
    paintOver(!transition);
}

void GanttPainter::paintRun(const GanttTransition* transition)
{
    painter.fillRect(frame.area, style.colors.canvas);
    if (style.sharedAxis)
        paintSharedLines();
    else
        paintRuler();
    painter.save();
    painter.setClipRect(untilThen(frame.plot()), Qt::IntersectClip);
    forVisibleRows([this](std::size_t row) {
        paintIdle(row);
        paintDeviceShares(row);
        paintMemory(row);
    });
    if (transition)
        paintTransition(*transition);
    else
        forVisibleRows([this](std::size_t row) {
            labels.clear();
            paintRow(row);
            paintSends(row);
            if (style.found)
                paintFound(row);
            if (style.criticalPath)
                paintCriticalPath(row);
            const BarPaint paint = look(row);
            for (const Label& label : labels)
                paintLabel(label.bar, label.vertex, lookOf(row, label.vertex.value, paint));
        });
    painter.restore();
    paintShares();
    paintReferenceLines();
}

void GanttPainter::paintOver(bool selection)
{
    painter.save();
    painter.setClipRect(untilThen(frame.plot()), Qt::IntersectClip);
    if (selection)
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

    paintColumns(painter, frame.barStrip(row), pieces, lookOfColumns(row, paint), style.pixelRatio);
    for (const Piece& piece : pieces) {
        if (!piece.single)
            continue;
        const QRectF bar = barRect(row, piece.left, piece.right);
        paintBar(painter, bar, lookOf(row, content.lane.runs[piece.first], paint));
        if (content.isDevice() && bar.width() >= leastLabelWidth && !style.found)
            labels.push_back({bar, VertexId{content.lane.runs[piece.first]}});
    }
}

void GanttPainter::paintFound(std::size_t row)
{
    const FoundBars& found = (*style.found)[row];
    if (found.index.size() == 0)
        return;
    const BarPaint paint = look(row, true);
    pieces.clear();
    found.index.pieces(frame.axis, frame.plot().left(), frame.plot().right(), 1 / style.pixelRatio, pieces);
    paintColumns(painter, frame.barStrip(row), pieces, paint, style.pixelRatio);
    for (const Piece& piece : pieces) {
        if (!piece.single)
            continue;
        const QRectF bar = barRect(row, piece.left, piece.right);
        paintBar(painter, bar, paint);
        if (chart.rows()[row].isDevice())
            paintLabel(bar, VertexId{found.runs[piece.first]}, paint);
    }
}

void GanttPainter::paintSends(std::size_t row)
{
    const LaneIndex& sends = chart.rows()[row].sends;
    if (sends.size() == 0)
        return;
    const BarPaint paint = look(row, false, true);
    pieces.clear();
    sends.pieces(frame.axis, frame.plot().left(), frame.plot().right(), 1 / style.pixelRatio, pieces);
    paintColumns(painter, frame.barStrip(row), pieces, paint, style.pixelRatio);
    for (const Piece& piece : pieces)
        if (piece.single)
            paintBar(painter, barRect(row, piece.left, piece.right), paint);
}

void GanttPainter::paintLabel(const QRectF& bar, VertexId vertex, const BarPaint& paint)
{
    if (!style.labels || bar.width() < leastLabelWidth || bar.height() < 10)
        return;
    // Within the visible part: the label of a long bar does not leave with its left end.
    const QRectF room = bar.intersected(frame.plot()).adjusted(5, 0, -4, 0);
    if (room.width() < leastLabelWidth - 9)
        return;
    const QFontMetricsF metrics(smallFont);
    const QString label = drawable(QString::fromStdString(chart.graph().label(vertex)));
    // What tells tasks apart mostly stands at the end: "DE[0,1,0]".
    const QString text = metrics.elidedText(label, Qt::ElideMiddle, room.width());
    if (text.size() < label.size() && text.size() < leastLetters + 1) // One is the ellipsis.
        return;
    painter.setFont(smallFont);
    painter.setPen(paint.text);
    const double baseline = room.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    painter.drawText(QPointF(room.left(), std::round(baseline)), text);
}

void GanttPainter::paintCriticalPath(std::size_t row)
{
    const bool dim =
        style.selected || style.found || (style.highlighted && !touches(row, *style.highlighted));
    outline(row, chart.rows()[row].critical, look(row).fill, dim);
    if (style.found)
        outline(row, (*style.found)[row].critical, look(row, true).fill, false);
}

void GanttPainter::outline(std::size_t row, const LaneIndex& critical, const QColor& fill, bool dim)
{
    if (critical.size() == 0)
        return;
    const QColor color =
        dim ? mixed(style.colors.critical, style.colors.canvas, dimmedOpacity) : style.colors.critical;
    pieces.clear();
    critical.pieces(frame.axis, frame.plot().left(), frame.plot().right(), outlineWidth, pieces);
    const auto draw = [&](const QRectF& bar) {
        frameInside(painter, bar, outlineWidth, color);
        // A hairline of the canvas keeps the outline off a fill that is as light as itself.
        if (bar.width() >= 10 && contrast(color, fill) < 3)
            frameInside(painter, bar.adjusted(outlineWidth, outlineWidth, -outlineWidth, -outlineWidth), 1,
                        faded(style.colors.canvas, 0.7));
    };
    // Narrow links that touch share one outline: an outline of each would fill them.
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const double left = pieces[i].left;
        double right = pieces[i].right;
        const auto narrow = [&](std::size_t j) { return pieces[j].right - pieces[j].left < leastOutlined; };
        if (narrow(i))
            while (i + 1 < pieces.size() && narrow(i + 1) && pieces[i + 1].left - right < outlineWidth)
                right = std::max(right, pieces[++i].right);
        draw(barRect(row, left, right));
    }
}

void GanttPainter::paintSelected(BarId bar)
{
    if (!frame.rows.shown(chart.row(bar)))
        return;
    const std::size_t row = chart.row(bar);
    QRectF rect = barRect(bar);
    if (rect.width() < 3)
        rect = QRectF(rect.center().x() - 1.5, rect.top(), 3, rect.height());
    const BarPaint paint = look(row, true, bar.isSend);
    paintBar(painter, rect, paint);
    if (!bar.isTransfer)
        paintLabel(rect, chart.vertex(bar), paint);
    frameInside(painter, rect.adjusted(-1, -1, 1, 1), 2, style.colors.accent);
}

void GanttPainter::paintSelection()
{
    if (!style.selected || *style.selected >= chart.schedule().tasks.size())
        return;
    if (style.selection.size() > 1)
        return paintAlsoSelected();
    const VertexId vertex = *style.selected;
    const TaskRun& task = chart.schedule().tasks[vertex];
    if (!task.ran())
        return;
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
    for (BarId transfer : around.transfers) {
        if (chart.schedule().transfers[transfer.index].sendStart)
            paintSelected({true, transfer.index, true});
        paintSelected(transfer);
    }
    paintArrows(painter, chart, frame, around.outputs, style.colors.mutedText);
    paintArrows(painter, chart, frame, around.inputs, style.colors.accent);
    paintSelected(self);
}

void GanttPainter::paintAlsoSelected()
{
    if (style.selection.size() <= mostFramed) {
        for (const VertexId v : style.selection)
            if (v < chart.schedule().tasks.size() && chart.schedule().tasks[v].ran())
                paintSelected({false, v});
        return;
    }
    std::vector<char> chosen(chart.schedule().tasks.size(), 0);
    for (const VertexId v : style.selection)
        if (v < chosen.size())
            chosen[v] = 1;
    forVisibleRows([&](std::size_t row) {
        const GanttRow& content = chart.rows()[row];
        if (!content.isDevice())
            return;
        pieces.clear();
        content.index.pieces(frame.axis, frame.plot().left(), frame.plot().right(), 1 / style.pixelRatio,
                             pieces);
        for (const Piece& piece : pieces)
            if (piece.single && chosen[content.lane.runs[piece.first]])
                paintSelected({false, content.lane.runs[piece.first]});
    });
}

void GanttPainter::paintHover(BarId bar)
{
    if (!frame.rows.shown(chart.row(bar)))
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

void GanttPainter::paintCurrent(BarId bar)
{
    const std::size_t row = chart.row(bar);
    if (!frame.rows.shown(row))
        return;
    painter.save();
    painter.setClipRect(frame.rows.pinned(row) ? frame.plot() : frame.scrolling(), Qt::IntersectClip);
    painter.setPen(QPen(style.colors.text, 1, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(barRect(bar).adjusted(-2.5, -2.5, 2.5, 2.5));
    painter.restore();
}

BarPaint GanttPainter::look(std::size_t row, bool selectedBar, bool send) const
{
    const Lane& lane = chart.rows()[row].lane;
    const bool elsewhere = style.highlighted && !touches(row, *style.highlighted);
    const bool dim = !selectedBar && (style.selected || style.found || elsewhere);
    if (send)
        return sendPaint(lane.device, style.colors, dim);
    return lane.kind == Lane::Kind::Device ? taskPaint(lane.device, style.colors, dim)
                                           : transferPaint(lane.from, lane.to, style.colors, dim);
}

BarPaint GanttPainter::lookOf(std::size_t row, std::uint32_t run, const BarPaint& ofRow) const
{
    if (!colorsGraphs())
        return ofRow;
    const GanttRow& content = chart.rows()[row];
    const bool elsewhere = style.highlighted && !touches(row, *style.highlighted);
    const bool dim = style.selected || style.found || elsewhere;
    const VertexId v = content.isDevice() ? VertexId{run} : chart.schedule().transfers[run].vertex;
    // Graphs take the colours after those of the devices, with which the names of rows are marked.
    const DeviceId color{chart.topology().deviceCount() + chart.graphOf()[v]};
    return content.isDevice() ? taskPaint(color, style.colors, dim)
                              : transferPaint(color, color, style.colors, dim);
}

BarPaint GanttPainter::lookOfColumns(std::size_t row, const BarPaint& ofRow) const
{
    if (!colorsGraphs())
        return ofRow;
    BarPaint look = ofRow;
    look.fill = chart.rows()[row].isDevice() ? style.colors.mutedText
                                             : mixed(style.colors.mutedText, style.colors.canvas, 0.5);
    look.pattern = Qt::NoBrush;
    look.edge = QColor();
    return look;
}

QRectF GanttPainter::untilThen(QRectF area) const
{
    if (style.until)
        area.setRight(std::clamp(snapped(frame.axis.x(*style.until)), area.left(), area.right()));
    return area;
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
