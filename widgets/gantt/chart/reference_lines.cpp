// SPDX-License-Identifier: GPL-3.0-or-later
// Reference lines of a Gantt picture: the makespan and the lower bounds.
#include "widgets/gantt/chart/bound_text.h"
#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/ui/text/format.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

QPen linePen(const QColor& color, const QList<qreal>& dashes, double width = 1)
{
    QPen pen(color, width);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

} // namespace

std::vector<GanttPainter::ReferenceLine> GanttPainter::referenceLines() const
{
    const double makespan = chart.schedule().makespan;
    std::vector<ReferenceLine> found{
        {makespan, tr("makespan %1").arg(formatSeconds(makespan)), linePen(style.colors.text, {})}};
    if (!style.bounds || !style.figures) {
        const double bound = chart.run().problem->lowerBound();
        if (bound > 0)
            found.push_back(
                {bound, tr("bound %1").arg(formatSeconds(bound)), linePen(style.colors.text, {4, 3})});
    } else {
        const auto& bounds = style.figures->bounds;
        const auto binding = bindingBound(bounds, true);
        for (const NamedBound& bound : bounds) {
            const QString name = BoundText::name(bound, chart.topology());
            if (binding == bound)
                found.push_back({bound.seconds, tr("%1 %2 (binding)").arg(name, formatSeconds(bound.seconds)),
                                 linePen(style.colors.accent, {4, 3}, 2)});
            else
                found.push_back({bound.seconds,
                                 tr("%1 %2", "name and value").arg(name, formatSeconds(bound.seconds)),
                                 linePen(style.colors.mutedText,
                                         holdsForAll(bound.kind) ? QList<qreal>{4, 3} : QList<qreal>{1, 3})});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &ReferenceLine::seconds);
    return found;
}

void GanttPainter::paintReferenceLines()
{
    // From the last one on; neighbours are on different lines.
    std::vector<double> freeUntil(static_cast<std::size_t>(frame.footerLines),
                                  frame.footer().right() - gridUnit);
    int line = 0;
    const std::vector<ReferenceLine> all = referenceLines();
    for (std::size_t i = 0; i < all.size(); ++i) { // Under all labels.
        const double x = snapped(frame.axis.x(all[i].seconds)) + 0.5;
        const double tip =
            frame.footer().top() + static_cast<double>(i % freeUntil.size()) * frame.lineHeight() + 3;
        painter.setPen(all[i].pen);
        if (x >= frame.plot().left() && x <= frame.plot().right())
            painter.drawLine(QPointF(x, frame.plot().top()), QPointF(x, tip));
    }
    if (!inSight({frame.area.left(), frame.plot().bottom(), frame.area.width(), frame.footerHeight()}))
        return;
    for (const ReferenceLine& reference : all) {
        paintReferenceLine(reference, line, freeUntil[static_cast<std::size_t>(line)]);
        line = (line + 1) % frame.footerLines;
    }
    if (colorsGraphs())
        paintGraphKey(freeUntil.front());
    painter.fillRect(
        QRectF(frame.area.left(), frame.plot().bottom(), frame.area.width(), 1 / style.pixelRatio),
        style.colors.line);
}

/// The colours of graphs, left of the labels in the first line, as many as there is room for.
void GanttPainter::paintGraphKey(double right)
{
    constexpr double side = 8;
    const QFontMetricsF metrics(smallFont);
    const double top = frame.footer().top();
    const double baseline = top + frame.lineHeight() / 2 + (metrics.ascent() - metrics.descent()) / 2;
    double x = frame.plot().left() + 4;
    std::uint32_t next = 0;
    painter.setFont(smallFont);
    for (const VertexId v : chart.graph().vertices()) {
        if (chart.graphOf()[v] != next)
            continue;
        const DeviceId color{chart.topology().deviceCount() + next++};
        const std::string& group = chart.graph().vertex(v).group;
        const QString name = QString::fromStdString(group.substr(0, group.find('/')));
        const double width = side + 4 + metrics.horizontalAdvance(name);
        if (x + width > right)
            return;
        painter.fillRect(QRectF(x, std::round(top + (frame.lineHeight() - side) / 2) + 1, side, side),
                         taskPaint(color, style.colors, false).fill);
        painter.setPen(style.colors.text);
        painter.drawText(QPointF(x + side + 4, std::round(baseline) + 1), name);
        x += width + 2 * gridUnit;
    }
}

void GanttPainter::paintReferenceLine(const ReferenceLine& reference, int line, double& freeUntil)
{
    const QRectF plot = frame.plot();
    const QFontMetricsF metrics(smallFont);
    const double x = snapped(frame.axis.x(reference.seconds)) + 0.5;
    const bool within = x >= plot.left() && x <= plot.right();
    const double lineTop = frame.footer().top() + line * frame.lineHeight();
    // A line out of sight leaves its label at the side where it is.
    const QString label = within             ? reference.text
                          : x > plot.right() ? reference.text + QStringLiteral("\u2009\u2192")
                                             : QStringLiteral("\u2190\u2009") + reference.text;
    const double width = metrics.horizontalAdvance(label);
    const double wanted = within ? x + width / 2 : x > plot.right() ? freeUntil : plot.left() + 4 + width;
    const double right = std::min(std::max(wanted, plot.left() + width + 4), freeUntil);
    if (right - width < plot.left())
        return;
    painter.fillRect(QRectF(right - width - 2, lineTop + 3, width + 4, frame.lineHeight() - 4),
                     style.colors.canvas);
    painter.setFont(smallFont);
    painter.setPen(within ? style.colors.text : style.colors.mutedText);
    const double baseline = lineTop + frame.lineHeight() / 2 + (metrics.ascent() - metrics.descent()) / 2;
    painter.drawText(QPointF(right - width, std::round(baseline) + 1), label);
    freeUntil = right - width - 2 * gridUnit;
}

} // namespace doppler
