// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/lane_painter.h"

#include "widgets/ui/text/format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double leastTick = 110; ///< Pixels between two lines of the axis.
constexpr double namePad = 6;
constexpr double laneStripWidth = 4;

/// Seconds between lines: 1, 2 or 5 times a power of ten.
double tickStep(double secondsPerPixel)
{
    const double least = secondsPerPixel * leastTick;
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= least)
            return factor * power;
    return 10 * power;
}

/// `shrink` as in PaintStyle: ticks have their distance in the pane.
template <class Visit>
void forEachTick(const GraphPicture& picture, const Camera& camera, const QRectF& pane, double shrink,
                 Visit visit)
{
    const auto& axis = picture.layout().axis;
    if (!axis || !picture.run || camera.scale <= 0)
        return;
    const double step = tickStep(1 / (camera.scale * shrink * axis->unitsPerSecond));
    const double end = picture.run->schedule.endTime();
    const auto secondsAt = [&](double x) {
        return (camera.toScene(QPointF(x, 0)).x() - axis->origin) / axis->unitsPerSecond;
    };
    const double first = std::max(0.0, std::floor(secondsAt(pane.left()) / step)) * step;
    const double last = std::min(end, secondsAt(pane.right()));
    for (double t = first; t <= last; t += step)
        visit(t, camera.toScreen(QPointF(axis->origin + t * axis->unitsPerSecond, 0)).x());
}

QString nameOf(const GraphPicture& picture, std::size_t lane)
{
    if (!picture.topology || lane >= picture.topology->deviceCount())
        return QCoreApplication::translate("doppler::GraphView", "not placed");
    return QString::fromStdString(picture.topology->device(DeviceId{lane}).name);
}

} // namespace

double laneNamesWidth(const GraphPicture& picture, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double most = 0;
    for (std::size_t i = 0; i < picture.layout().lanes.size(); ++i)
        most = std::max(most, laneStripWidth + 2 * namePad + metrics.horizontalAdvance(nameOf(picture, i)));
    return most;
}

void paintLanes(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                const PaintStyle& style)
{
    const auto& lanes = picture.layout().lanes;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const QRectF seen = camera.toScreen(lanes[i]).intersected(pane);
        if (seen.isEmpty())
            continue;
        if (i % 2 == 0)
            painter.fillRect(seen, style.tokens.surface);
        painter.fillRect(QRectF(seen.left(), seen.bottom() - 1, seen.width(), 1), style.tokens.line);
    }
    if (lanes.empty())
        return;
    const QRectF all = camera.toScreen(lanes.front() | lanes.back()).intersected(pane);
    forEachTick(picture, camera, pane, style.shrink, [&](double, double x) {
        painter.fillRect(QRectF(std::round(x), all.top(), 1, all.height()), style.tokens.line);
    });
}

void paintLaneNames(QPainter& painter, const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                    const PaintStyle& style)
{
    const auto& lanes = picture.layout().lanes;
    if (lanes.empty())
        return;
    const QFontMetricsF metrics(style.font);
    painter.setFont(style.font);
    painter.setRenderHint(QPainter::Antialiasing, true);
    double used = pane.top(); // Names of low lanes don't lie upon each other.
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const QRectF lane = camera.toScreen(lanes[i]);
        if (!lane.intersects(pane) || lane.top() < used - metrics.height() / 2)
            continue;
        const QRectF seen = lane.intersected(pane);
        const QString name = nameOf(picture, i);
        const double width = laneStripWidth + 2 * namePad + metrics.horizontalAdvance(name);
        // Beside the lane where there is room, so that it covers no box.
        const double left = seen.left() - pane.left() >= width ? seen.left() - width : seen.left() + 2;
        const QRectF box(left, seen.top() + 1, width, metrics.height() + namePad / 2);
        used = box.bottom();
        QColor back = style.tokens.canvas;
        back.setAlphaF(0.9F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(back);
        painter.drawRoundedRect(box, 3, 3);
        if (i < picture.swatches.size())
            painter.fillRect(QRectF(box.left(), box.top(), laneStripWidth, box.height()),
                             picture.swatches[i].color);
        painter.setPen(style.tokens.text);
        painter.drawText(box.adjusted(laneStripWidth + namePad, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         name);
    }
    const double top = std::max(camera.toScreen(lanes.front()).top() - metrics.height() - 2, pane.top());
    const double whole = picture.run ? picture.run->schedule.endTime() : 0;
    painter.setPen(style.tokens.mutedText);
    if (picture.run && top == pane.top()) { // Lanes are above: the axis lies on boxes.
        QColor band = style.tokens.canvas;
        band.setAlphaF(0.9F);
        painter.fillRect(QRectF(pane.left(), top, pane.width(), metrics.height() + 2), band);
    }
    forEachTick(picture, camera, pane, style.shrink, [&](double t, double x) {
        const QString text = t == 0 ? QStringLiteral("0") : formatMoment(t, whole);
        const QRectF room(x - leastTick / 2, top, leastTick, metrics.height() + 2);
        QColor back = style.tokens.canvas;
        back.setAlphaF(0.8F);
        const double width = metrics.horizontalAdvance(text) + 4;
        painter.fillRect(QRectF(x - width / 2, top, width, room.height()), back);
        painter.drawText(room, Qt::AlignCenter, text);
    });
}

} // namespace doppler
