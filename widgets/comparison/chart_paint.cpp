// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/chart_paint.h"

#include "widgets/training/curves/run_colors.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

namespace doppler {

namespace {

QColor colorOf(Ink ink, std::size_t series, const Tokens& colors)
{
    switch (ink) {
    case Ink::Text:
        return colors.text;
    case Ink::Muted:
        return colors.mutedText;
    case Ink::Line:
        return colors.line;
    default:
        return runColor(series, colors.dark);
    }
}

} // namespace

ChartStyle chartStyle(const QFont& font, double width, double height)
{
    ChartStyle style;
    style.width = width;
    style.height = height;
    style.fontSize = QFontInfo(font).pixelSize();
    style.textWidth = [metrics = QFontMetricsF(font)](std::string_view text) {
        return metrics.horizontalAdvance(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
    };
    return style;
}

void paintChart(QPainter& painter, const Chart& chart, const Tokens& colors, const QFont& font)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const ChartPath& path : chart.paths) {
        QPolygonF points;
        for (const ChartPoint& point : path.points)
            points << QPointF(point.x, point.y);
        QColor color = colorOf(path.ink, path.series, colors);
        color.setAlphaF(static_cast<float>(path.opacity));
        if (path.width > 0) {
            painter.setPen(QPen(color, path.width, path.dashed ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap,
                                Qt::MiterJoin));
            painter.drawPolyline(points);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(color);
            painter.drawPolygon(points);
        }
    }
    painter.setPen(Qt::NoPen);
    for (const ChartDot& dot : chart.dots) {
        if (dot.barLength > 0)
            continue; // its path shows it
        painter.setBrush(colorOf(Ink::Series, dot.series, colors));
        painter.drawEllipse(QPointF(dot.at.x, dot.at.y), dot.radius, dot.radius);
    }
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    const double wide = chart.width;
    const double high = 2 * QFontMetricsF(font).height();
    for (const ChartLabel& label : chart.labels) {
        painter.setFont(label.bold ? strong : font);
        painter.setPen(colorOf(label.ink, label.series, colors));
        const double left = label.anchor == Anchor::Start    ? label.at.x
                            : label.anchor == Anchor::Middle ? label.at.x - wide / 2
                                                             : label.at.x - wide;
        const Qt::Alignment side = label.anchor == Anchor::Start    ? Qt::AlignLeft
                                   : label.anchor == Anchor::Middle ? Qt::AlignHCenter
                                                                    : Qt::AlignRight;
        painter.drawText(QRectF(left, label.at.y - high / 2, wide, high),
                         static_cast<int>(side | Qt::AlignVCenter), QString::fromStdString(label.text));
    }
    painter.restore();
}

} // namespace doppler
