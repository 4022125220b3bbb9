// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_picture.h"

#include "widgets/ui/text/text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace doppler {

namespace {

constexpr double margin = 2 * gridUnit;

/// The room that the lines need at a width, from the top of the first to the bottom of the last.
double textHeight(const QStringList& lines, const QFont& font, double width)
{
    const QFontMetricsF metrics(font);
    double height = 0;
    for (const QString& line : lines)
        height +=
            metrics.boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, line).height() + gridUnit;
    return height;
}

} // namespace

QStringList reasonLines(const ComparedRuns& runs)
{
    QStringList lines;
    for (const std::vector<Message>& reasons : runs.differences.reasons) {
        QStringList sentences;
        for (const Message& reason : reasons)
            sentences += translated(reason);
        if (!sentences.isEmpty())
            lines += sentences.join(QLatin1Char(' '));
    }
    return lines;
}

SideBySideStill::SideBySideStill(const GanttStack& stack)
    : charts(stack.still()), reasons(charts.runs ? reasonLines(*charts.runs) : QStringList())
{
}

double SideBySideStill::footerHeight(double width) const
{
    return charts.runs && !reasons.isEmpty()
               ? textHeight(reasons, charts.look.chart.font, width - 2 * margin) + 2 * margin
               : 0;
}

QSizeF SideBySideStill::size() const
{
    const QSizeF above = charts.size();
    return {above.width(), above.height() + footerHeight(above.width())};
}

double SideBySideStill::heightAt(double width) const { return charts.size().height() + footerHeight(width); }

void SideBySideStill::paint(QPainter& painter, const QRectF& target) const
{
    if (!charts.runs || target.isEmpty())
        return;
    const GanttLook& look = charts.look.chart;
    const double footer = std::min(footerHeight(target.width()), target.height() / 2);
    painter.fillRect(target, look.colors.canvas);
    charts.paint(painter, target.adjusted(0, 0, 0, -footer));
    const QFontMetricsF metrics(look.font);
    QRectF room(target.left() + margin, target.bottom() - footer + margin, target.width() - 2 * margin,
                footer);
    painter.setFont(look.font);
    painter.setPen(look.colors.text);
    for (const QString& line : reasons) {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line);
        room.setTop(room.top() + metrics.boundingRect(room, Qt::TextWordWrap, line).height() + gridUnit);
    }
}

QSizeF sideBySidePictureSize(const GanttStack& stack) { return SideBySideStill(stack).size(); }

void paintSideBySidePicture(QPainter& painter, const QRectF& target, GanttStack& stack)
{
    SideBySideStill(stack).paint(painter, target);
}

} // namespace doppler
