// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_overlay.h"

#include "widgets/gantt/chart/bar_paint.h"
#include "widgets/ui/text/format.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double flagWidth = 9;
constexpr double flagHeight = 11;
constexpr double mostNote = 180; ///< Pixels of a note next to its flag, at the usual font size.

} // namespace

OverlayPainter::OverlayPainter(QPainter& target, const GanttFrame& place, const Tokens& tokens,
                               const QFont& text)
    : painter(target), frame(place), colors(tokens), font(text)
{
}

void OverlayPainter::paintLine(double seconds, const QColor& color)
{
    const QRectF plot = frame.plot();
    const double x = std::round(frame.axis.x(seconds));
    if (x >= plot.left() && x <= plot.right())
        painter.fillRect(QRectF(x, frame.strip().top(), 1, plot.bottom() - frame.strip().top()), color);
}

QString OverlayPainter::measureText(const TimeMeasure& measure, double whole)
{
    if (!measure.complete())
        return {};
    const double length = measure.to() - measure.from();
    const QString text = tr("%1 to %2: %3", "an interval and its length")
                             .arg(formatMoment(measure.from(), whole), formatMoment(measure.to(), whole),
                                  formatSeconds(length));
    return whole > 0 ? tr("%1, %2 of the makespan").arg(text, formatShare(length / whole)) : text;
}

void OverlayPainter::paintMeasure(const TimeMeasure& measure, double whole)
{
    if (!measure.first)
        return;
    const QRectF plot = frame.plot();
    const QRectF all(QPointF(plot.left(), frame.strip().top()), plot.bottomRight());
    painter.save();
    painter.setClipRect(all.adjusted(0, -frame.rulerHeight(), 0, 0), Qt::IntersectClip);
    const QColor accent = colors.accent;
    paintLine(*measure.first, accent);
    if (!measure.complete()) {
        painter.restore();
        return;
    }
    paintLine(*measure.second, accent);
    const double left = frame.axis.x(measure.from());
    const double right = frame.axis.x(measure.to());
    const QRectF between = QRectF(left, all.top(), right - left, all.height()).intersected(all);
    painter.fillRect(between, faded(accent, 0.1));
    const QFontMetricsF metrics(font);
    const QString text = measureText(measure, whole);
    const double width = metrics.horizontalAdvance(text) + 2 * gridUnit;
    const double height = metrics.height() + 6;
    const double middle = std::clamp((left + right) / 2, all.left(), all.right());
    const double at =
        std::clamp(middle - width / 2, all.left() + 2, std::max(all.left() + 2, all.right() - width - 2));
    const QRectF label(at, plot.top() + 4, width, height);
    // Arrows from the label to both cursors tell what is measured.
    const double y = std::round(label.center().y());
    painter.fillRect(QRectF(left, y, std::max(0.0, label.left() - left), 1), accent);
    painter.fillRect(QRectF(label.right(), y, std::max(0.0, right - label.right()), 1), accent);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(accent);
    painter.setBrush(colors.canvas);
    painter.drawRoundedRect(label.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setFont(font);
    painter.setPen(colors.text);
    painter.drawText(label, Qt::AlignCenter, text);
    painter.restore();
}

void OverlayPainter::paintArea(const GanttArea& area)
{
    if (area.rows.empty())
        return;
    const QRectF plot = frame.plot();
    painter.save();
    painter.setClipRect(plot, Qt::IntersectClip);
    const QRectF first = frame.row(area.rows.front());
    const QRectF last = frame.row(area.rows.back());
    const double left = std::max(std::round(frame.axis.x(area.from)), plot.left() - 5);
    const double right = std::min(std::round(frame.axis.x(area.to)), plot.right() + 5);
    const QRectF box(QPointF(left, first.top()), QPointF(std::max(right, left + 1), last.bottom()));
    painter.fillRect(box, faded(colors.accent, 0.12));
    painter.setPen(QPen(colors.accent, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

QRectF OverlayPainter::flag(const GanttFrame& frame, const GanttMarker& marker)
{
    const QRectF ruler = frame.ruler();
    return {std::round(frame.axis.x(marker.seconds)), ruler.bottom() - flagHeight - 1, flagWidth, flagHeight};
}

void OverlayPainter::paintMarkers(const MarkerList& markers)
{
    const QRectF ruler = frame.ruler();
    const QFontMetricsF metrics(font);
    painter.save();
    painter.setClipRect(QRectF(ruler.topLeft(), frame.plot().bottomRight()), Qt::IntersectClip);
    painter.setFont(font);
    const double most = mostNote * frame.scale;
    const auto& all = markers.all();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF sign = flag(frame, all[i]);
        if (sign.right() < ruler.left() - most || sign.left() > ruler.right())
            continue;
        paintLine(all[i].seconds, faded(colors.text, 0.7));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.text);
        painter.drawPolygon(
            QPolygonF({sign.topLeft(), {sign.right(), sign.center().y()}, sign.bottomLeft()}));
        painter.fillRect(QRectF(sign.left(), sign.top(), 1, sign.height() + 1), colors.text);
        painter.setRenderHint(QPainter::Antialiasing, false);
        // The note as far as there is room before the next flag, over the ruler's numbers.
        double room = std::min(most, ruler.right() - sign.right() - 4);
        if (i + 1 < all.size())
            room = std::min(room, flag(frame, all[i + 1]).left() - sign.right() - 6);
        if (all[i].note.isEmpty() || room < 16)
            continue;
        const QString text = metrics.elidedText(all[i].note, Qt::ElideRight, room);
        const QRectF back(sign.right() + 2, ruler.top() + 1, metrics.horizontalAdvance(text) + 4,
                          ruler.height() - 3);
        painter.fillRect(back, colors.canvas);
        painter.setPen(colors.text);
        painter.drawText(back.adjusted(2, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    }
    painter.restore();
}

void OverlayPainter::paintDrop(std::size_t row, bool above)
{
    const QRectF strip = frame.row(row);
    const double y = above ? strip.top() : strip.bottom();
    painter.fillRect(QRectF(frame.area.left(), std::round(y) - 1, frame.area.width(), 2), colors.accent);
}

} // namespace doppler
