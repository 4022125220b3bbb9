// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/side_by_side/side_by_side_picture.h"

#include "widgets/text.h"

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

double footerHeight(const GanttStack& stack, double width)
{
    return stack.runs()
               ? textHeight(reasonLines(*stack.runs()), stack.font(), width - 2 * margin) + 2 * margin
               : 0;
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

QSizeF sideBySidePictureSize(const GanttStack& stack)
{
    const QSizeF charts = stack.pictureSize();
    return {charts.width(), charts.height() + footerHeight(stack, charts.width())};
}

void paintSideBySidePicture(QPainter& painter, const QRectF& target, GanttStack& stack)
{
    if (!stack.runs() || target.isEmpty())
        return;
    const Tokens colors = tokens(stack.palette());
    const double footer = std::min(footerHeight(stack, target.width()), target.height() / 2);
    painter.fillRect(target, colors.canvas);
    stack.paintPicture(painter, target.adjusted(0, 0, 0, -footer));
    const QFontMetricsF metrics(stack.font());
    QRectF room(target.left() + margin, target.bottom() - footer + margin, target.width() - 2 * margin,
                footer);
    painter.setFont(stack.font());
    painter.setPen(colors.text);
    for (const QString& line : reasonLines(*stack.runs())) {
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, line);
        room.setTop(room.top() + metrics.boundingRect(room, Qt::TextWordWrap, line).height() + gridUnit);
    }
}

} // namespace doppler
