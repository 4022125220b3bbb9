// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/stack_painter.h"

#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/side_by_side/figure_text.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/change_ink.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRegion>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A bar narrower than this has no outline of its own.
constexpr double leastOutlined = 8;
/// In a bar lower than this the dashed outline would cross the label, and lies at its edges.
constexpr double lowStrip = 16;
/// Of a picture in a file.
constexpr double usualStackWidth = 1200;

QFont strong(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QSizeF StackSnapshot::size() const
{
    return {usualStackWidth, runs ? StackFrame::naturalHeight(*runs, transfers, look.chart.font) : 0.0};
}

void StackSnapshot::paint(QPainter& painter, const QRectF& target) const
{
    if (!runs || target.isEmpty())
        return;
    const double scale = std::min(1.0, target.height() / size().height());
    StackFrame frame;
    frame.area = QRectF(0, 0, target.width() / scale, target.height() / scale);
    frame.shifts = shifts;
    frame.axis = TimeAxis(duration, 0, frame.area.width());
    frame.place(*runs, transfers, 0, look.chart.font);
    StackLook style = look;
    style.chart.selection = selection;
    painter.save();
    painter.setClipRect(target, Qt::IntersectClip);
    painter.translate(target.topLeft());
    painter.scale(scale, scale);
    StackPainter(painter, *runs, frame, style).paint();
    painter.restore();
}

QString differenceText(const FigureRow& row, std::size_t run, std::size_t reference)
{
    const auto by = row.difference(run, reference);
    if (!by)
        return {};
    const auto ratio = row.ratio(run, reference);
    const QString text = signedFigure(*by, row.unit);
    return ratio ? QStringLiteral("%1, %2").arg(text, formatPercent(*ratio)) : text;
}

StackPainter::StackPainter(QPainter& target, const ComparedRuns& shown, const StackFrame& place,
                           const StackLook& how)
    : painter(target), runs(shown), frame(place), style(how), chartLook(how.chart)
{
    chartLook.sharedAxis = &frame.axis;
}

void StackPainter::paint()
{
    painter.fillRect(frame.area, style.chart.colors.canvas);
    painter.save();
    painter.setClipRect(frame.body(), Qt::IntersectClip);
    for (std::size_t i = 0; i < runs.count(); ++i) {
        if (!frame.charts[i].area.intersects(frame.body()))
            continue;
        painter.save();
        painter.setClipRect(frame.charts[i].area, Qt::IntersectClip);
        chartLook.found = style.found ? &(*style.found)[i] : nullptr;
        GanttPainter(painter, *runs.charts[i], frame.charts[i], chartLook).paint();
        if (style.moved)
            paintMoved(i);
        paintTitle(i);
        painter.restore();
    }
    paintLinks();
    painter.restore();
    const GanttFrame whole = frame.whole();
    GanttFrame ruler = whole;
    ruler.area.setHeight(ruler.rulerHeight() + ruler.footerHeight()); // no lines below: charts have them
    GanttPainter(painter, *runs.charts.front(), ruler, style.chart).paintRuler();
}

void StackPainter::paintTitle(std::size_t chart)
{
    const Tokens& colors = style.chart.colors;
    const QRectF strip = frame.title(chart);
    painter.fillRect(strip, colors.surface);
    const double pixel = 1 / style.chart.pixelRatio;
    painter.fillRect(QRectF(strip.left(), strip.bottom() - pixel, strip.width(), pixel), colors.line);
    if (style.current == chart)
        painter.fillRect(QRectF(strip.left(), strip.top(), 3, strip.height()), colors.accent);

    double left = strip.left() + gridUnit;
    const double right = strip.right() - gridUnit;
    const auto put = [&](const QString& text, const QFont& font, const QColor& color) {
        if (text.isEmpty() || right - left < 3 * gridUnit)
            return;
        const QFontMetricsF metrics(font);
        const QString fitting = metrics.elidedText(text, Qt::ElideRight, right - left);
        painter.setFont(font);
        painter.setPen(color);
        painter.drawText(QRectF(left, strip.top(), right - left, strip.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, fitting);
        left += metrics.horizontalAdvance(fitting) + 2 * gridUnit;
    };
    const RunDifferences& all = runs.differences;
    const FigureRow& makespan = all.rows.front();
    put(QString::fromStdString(runs.name(chart)), strong(style.chart.font), colors.text);
    put(PinnedBaseline::makespanText(*makespan.values[chart], runs.baselineOf(chart)), style.chart.font,
        colors.text);
    if (chart == runs.reference()) {
        put(tr("reference"), style.chart.font, colors.mutedText);
    } else if (const auto by = makespan.difference(chart, runs.reference())) {
        put(differenceText(makespan, chart, runs.reference()), style.chart.font,
            changeInk(colors, makespan.ratio(chart, runs.reference()).value_or(*by)));
        put(tr("%n moved", nullptr, static_cast<int>(all.moved[chart].size())), style.chart.font,
            colors.mutedText);
    }
    if (frame.shifts[chart] > 0)
        put(tr("starts at %1").arg(formatMoment(frame.shifts[chart], frame.axis.duration())),
            style.chart.font, colors.mutedText);
}

void StackPainter::paintMoved(std::size_t chart)
{
    const GanttFrame& place = frame.charts[chart];
    const GanttChart& shown = *runs.charts[chart];
    const std::vector<bool>& moved = runs.moved[chart];
    const Tokens& colors = style.chart.colors;
    QPen pen(style.chart.selected ? mixed(colors.text, colors.canvas, dimmedOpacity) : colors.text, 1,
             Qt::CustomDashLine);
    pen.setDashPattern({3, 3});
    painter.save();
    painter.setClipRect(place.plot(), Qt::IntersectClip);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    std::vector<Piece> pieces;
    for (std::size_t row = 0; row < shown.deviceRows(); ++row) {
        const GanttRow& content = shown.rows()[row];
        const QRectF strip = place.barStrip(row);
        const double inset = strip.height() < lowStrip ? 0.5 : 2.5;
        pieces.clear();
        content.index.pieces(place.axis, place.plot().left(), place.plot().right(),
                             1 / style.chart.pixelRatio, pieces);
        for (const Piece& piece : pieces) {
            if (!piece.single || piece.right - piece.left < leastOutlined ||
                !moved[content.lane.runs[piece.first]])
                continue;
            const double from = std::max(piece.left, place.plot().left() - 10);
            const double to = std::min(piece.right, place.plot().right() + 10);
            // Within the outline of the critical path.
            painter.drawRect(
                QRectF(from, strip.top(), to - from, strip.height()).adjusted(2.5, inset, -3.5, -inset));
        }
    }
    painter.restore();
}

void StackPainter::paintLinks()
{
    const auto vertex = style.chart.selected;
    if (!vertex)
        return;
    painter.save();
    painter.setClipRect(frame.body().adjusted(frame.nameWidth, 0, 0, 0), Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style.chart.colors.accent, 1.5));
    std::optional<QPointF> before;
    for (std::size_t i = 0; i < runs.count(); ++i) {
        const GanttChart& shown = *runs.charts[i];
        const TaskRun& task = shown.schedule().tasks[*vertex];
        if (!task.ran())
            continue;
        const GanttFrame& place = frame.charts[i];
        const QRectF strip = place.barStrip(shown.row({false, *vertex}));
        const double x = (place.axis.x(task.start) + place.axis.x(task.end)) / 2;
        if (before)
            painter.drawLine(*before, QPointF(x, strip.top()));
        before = QPointF(x, strip.bottom());
    }
    painter.restore();
}

/// The line leaves out the titles, whose texts it would cross.
void StackPainter::paintCursor(double seconds, bool hot)
{
    QRegion free(frame.area.toAlignedRect());
    for (std::size_t i = 0; i < frame.charts.size(); ++i)
        free -= frame.title(i).intersected(frame.body()).toAlignedRect();
    painter.save();
    painter.setClipRegion(free, Qt::IntersectClip);
    GanttPainter(painter, *runs.charts.front(), frame.whole(), style.chart).paintCursor(seconds, hot);
    painter.restore();
}

void StackPainter::paintHover(std::size_t chart, BarId bar)
{
    painter.save();
    painter.setClipRect(frame.body(), Qt::IntersectClip);
    GanttPainter(painter, *runs.charts[chart], frame.charts[chart], chartLook).paintHover(bar);
    painter.restore();
}

} // namespace doppler
