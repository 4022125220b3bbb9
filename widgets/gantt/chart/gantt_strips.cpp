// SPDX-License-Identifier: GPL-3.0-or-later
// What a Gantt picture shows beside the bars: shares of time of all devices together and of each, and memory.
#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/ui/text/format.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A limit that is further above the peak than that would flatten the curve: it is told and not drawn.
constexpr double mostAbovePeak = 3;

/// Beside the strip below a device's bars.
constexpr double squareSize = 6;
constexpr double squareGap = 3;

/// Bands are lower in a low view; their words would then stand in the rows above and below.
bool holdsText(double height, const QFontMetricsF& metrics) { return height >= 0.75 * metrics.height(); }

/// What strips of shares are painted in; what is idle shows the hatching behind.
struct ShareColors {
    ShareColors(const Tokens& tokens, bool dim)
        : computing(mixed(tokens.text, tokens.canvas, dim ? 0.24 : 0.6)),
          transferring(mixed(tokens.text, tokens.canvas, dim ? 0.1 : 0.25))
    {
    }
    QColor computing;
    QColor transferring;
};

/// Visits columns of that width, their left and right sides, until one reaches `to`.
template <class Visit>
void forColumns(double from, double to, double width, const Visit& visit)
{
    const auto count = static_cast<int>(std::ceil((to - from) / width));
    for (int i = 0; i < count; ++i)
        visit(from + i * width, from + (i + 1) * width);
}

/// Columns of one device pixel from left to right, neighbours of one height as one rectangle.
class Columns {
public:
    Columns(QPainter& target, const QBrush& fill) : painter(target), brush(fill) {}
    ~Columns() { flush(); }
    Columns(const Columns&) = delete;
    Columns& operator=(const Columns&) = delete;

    void add(double left, double right, double top, double bottom)
    {
        if (!now.isNull() && std::abs(now.right() - left) < 1e-6 && std::abs(now.top() - top) < 0.25 &&
            std::abs(now.bottom() - bottom) < 0.25) {
            now.setRight(right);
            return;
        }
        flush();
        now = QRectF(QPointF(left, top), QPointF(right, bottom));
    }

private:
    void flush()
    {
        if (now.height() > 0)
            painter.fillRect(now, brush);
        now = QRectF();
    }
    QPainter& painter;
    QBrush brush;
    QRectF now;
};

/// The top of a memory band's scale, in bytes.
double scaleTop(double peak, double limit)
{
    return std::isfinite(limit) && limit <= mostAbovePeak * peak ? std::max(peak, limit) * 1.08 : peak * 1.08;
}

} // namespace

template <class Activity>
void GanttPainter::paintShareColumns(const QRectF& inner, const Activity& activity, bool dim)
{
    const ShareColors colors(style.colors, dim);
    const double pixel = 1 / style.pixelRatio;
    const double end = chart.schedule().endTime();
    const double from = std::max(frame.axis.x(0), inner.left());
    const double to = std::min(frame.axis.x(end), inner.right());
    painter.fillRect(QRectF(from, inner.top(), std::max(to - from, 0.0), inner.height()),
                     QBrush(style.colors.line, Qt::FDiagPattern));
    Columns compute(painter, colors.computing);
    Columns transfer(painter, colors.transferring);
    const auto count = static_cast<double>(activity.devices());
    forColumns(snapped(from), to, pixel, [&](double x, double next) {
        const double begin = std::max(0.0, frame.axis.seconds(x));
        const double until = std::min(end, frame.axis.seconds(next));
        if (until <= begin)
            return;
        const ActivitySeconds seconds = activity.within(begin, until);
        const double share = inner.height() / (count * (until - begin));
        const double middle = inner.bottom() - seconds.compute * share;
        compute.add(x, next, middle, inner.bottom());
        transfer.add(x, next, middle - seconds.transfer * share, middle);
    });
}

template <class Activity>
std::optional<ActivitySeconds> GanttPainter::visibleShares(const Activity& activity) const
{
    const double end = chart.schedule().endTime();
    const double from = std::clamp(frame.axis.begin(), 0.0, end);
    const double to = std::clamp(frame.axis.end(), 0.0, end);
    const double whole = (to - from) * static_cast<double>(activity.devices());
    if (whole <= 0)
        return std::nullopt;
    const ActivitySeconds seconds = activity.within(from, to);
    return ActivitySeconds{seconds.compute / whole, seconds.transfer / whole};
}

void GanttPainter::paintShares()
{
    const QRectF strip = frame.strip();
    if (strip.height() <= 0 || !inSight({frame.area.left(), strip.top(), frame.area.width(), strip.height()}))
        return;
    const double pixel = 1 / style.pixelRatio;
    painter.fillRect(QRectF(frame.area.left(), strip.bottom() - pixel, frame.area.width(), pixel),
                     style.colors.line);
    if (!style.shares || !style.figures || style.figures->totals.devices() == 0)
        return;
    painter.save();
    painter.setClipRect(untilThen(strip), Qt::IntersectClip);
    paintShareColumns(strip.adjusted(0, 3, 0, -3), style.figures->totals, false);
    painter.restore();

    // Its name tells the shares of what is visible.
    const std::optional<ActivitySeconds> visible = visibleShares(style.figures->totals);
    const ShareColors colors(style.colors, false);
    painter.setFont(smallFont);
    const QFontMetricsF metrics(smallFont);
    const double lineHeight = strip.height() / 2;
    const auto line = [&](int number, const QColor& color, const QString& name, double busy) {
        const double top = strip.top() + number * lineHeight;
        const double left = frame.area.left() + gridUnit;
        painter.fillRect(QRectF(left, std::round(top + lineHeight / 2 - 4), 8, 8), color);
        QRectF room(left + 8 + gridUnit, top, 0, lineHeight);
        room.setRight(frame.area.left() + frame.nameWidth - gridUnit);
        const QString share = visible ? formatShare(busy) : QString();
        painter.setPen(style.colors.mutedText);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, share);
        room.setRight(room.right() - metrics.horizontalAdvance(share) - gridUnit / 2.0);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(name, Qt::ElideRight, room.width()));
    };
    line(0, colors.computing, tr("busy"), visible ? visible->compute : 0);
    line(1, colors.transferring, tr("transfer"), visible ? visible->transfer : 0);
}

void GanttPainter::paintDeviceShares(std::size_t row)
{
    const QRectF inner = frame.sharesBand(row).adjusted(0, 1, 0, -3);
    if (!style.shares || !style.figures || inner.height() <= 0)
        return;
    const DeviceId device = chart.rows()[row].lane.device;
    paintShareColumns(inner, style.figures->activity[device],
                      style.highlighted && *style.highlighted != device);
}

/// Both shares of what is visible from right to left, each with a square of its colour; what the squares mean
/// stands beside the strip above the rows.
void GanttPainter::paintDeviceSharesName(std::size_t row)
{
    const QRectF band = frame.sharesBand(row);
    const QFontMetricsF metrics(smallFont);
    if (!style.shares || !style.figures || band.height() <= 0 || !holdsText(band.height(), metrics))
        return;
    const auto visible = visibleShares(style.figures->activity[chart.rows()[row].lane.device]);
    if (!visible)
        return;
    const ShareColors colors(style.colors, false);
    painter.setFont(smallFont);
    painter.setPen(style.colors.mutedText);
    const double least = frame.area.left() + gridUnit;
    QRectF room(least, band.top(), frame.nameWidth - 2 * gridUnit, band.height() - 2);
    for (const auto& [color, share] :
         {std::pair{colors.transferring, visible->transfer}, {colors.computing, visible->compute}}) {
        const QString text = wholeShare(share);
        const double left = room.right() - metrics.horizontalAdvance(text) - squareSize - squareGap;
        if (left < least)
            return;
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, text);
        painter.fillRect(QRectF(left, std::round(room.center().y() - squareSize / 2), squareSize, squareSize),
                         color);
        room.setRight(left - gridUnit / 2.0);
    }
}

void GanttPainter::paintMemory(std::size_t row)
{
    const QRectF band = frame.memoryBand(row).adjusted(0, 1, 0, -3);
    const Lane& lane = chart.rows()[row].lane;
    if (!style.memory || !style.figures || band.height() <= 0)
        return;
    const StepCurve& curve = style.figures->memory[lane.device];
    const double limit = chart.topology().device(lane.device).memoryBytes;
    const double peak = curve.peak().bytes;
    const double pixel = 1 / style.pixelRatio;
    painter.fillRect(QRectF(band.left(), band.bottom(), band.width(), pixel), style.colors.line);
    if (peak <= 0)
        return;
    const double end = chart.schedule().endTime();
    const double scale = band.height() / scaleTop(peak, limit);
    const double from = std::max(frame.axis.x(0), band.left());
    const double to = std::min(frame.axis.x(end), band.right());
    const bool elsewhere = style.highlighted && *style.highlighted != lane.device;
    const QColor color = mixed(deviceColor(lane.device), style.colors.canvas, elsewhere ? 0.2 : 0.5);
    {
        Columns fill(painter, color);
        Columns over(painter, style.colors.bad);
        forColumns(snapped(from), to, pixel, [&](double x, double next) {
            const double bytes =
                curve.maximum(std::max(0.0, frame.axis.seconds(x)), frame.axis.seconds(next));
            const double top = band.bottom() - bytes * scale;
            const double within = band.bottom() - std::min(bytes, limit) * scale;
            fill.add(x, next, within, band.bottom());
            over.add(x, next, top, within);
        });
    }
    if (limit * scale <= band.height()) {
        QPen pen(peak > limit ? style.colors.bad : style.colors.mutedText, 1);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const double y = std::round(band.bottom() - limit * scale) + 0.5;
        painter.drawLine(QPointF(band.left(), y), QPointF(band.right(), y));
    }
    // The peak: a small triangle that stands on it.
    const double x = frame.axis.x(curve.peak().time);
    if (x >= band.left() - 4 && x <= band.right() + 4) {
        const double y = band.bottom() - peak * scale;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(peak > limit ? style.colors.bad : style.colors.text);
        const QPointF sign[] = {{x, y}, {x - 3.5, y - 5}, {x + 3.5, y - 5}};
        painter.drawPolygon(sign, 3);
        painter.restore();
    }
}

void GanttPainter::paintMemoryName(std::size_t row)
{
    const QRectF band = frame.memoryBand(row);
    const QFontMetricsF metrics(smallFont);
    if (!style.memory || !style.figures || band.height() <= 0 || !holdsText(band.height(), metrics))
        return;
    const DeviceId device = chart.rows()[row].lane.device;
    const double limit = chart.topology().device(device).memoryBytes;
    const double peak = style.figures->memory[device].peak().bytes;
    QRectF room(frame.area.left() + gridUnit, band.top(), frame.nameWidth - 2 * gridUnit, band.height() - 2);
    painter.setFont(smallFont);
    painter.setPen(peak > limit ? style.colors.bad : style.colors.mutedText);
    const bool two = band.height() >= 2 * metrics.height();
    const QString most = tr("peak %1").arg(formatBytes(peak));
    if (two || !std::isfinite(limit))
        painter.drawText(room,
                         (two && std::isfinite(limit) ? Qt::AlignTop : Qt::AlignVCenter) | Qt::AlignRight,
                         metrics.elidedText(most, Qt::ElideRight, room.width()));
    if (std::isfinite(limit)) {
        QString text = two ? tr("of %1", "memory").arg(formatBytes(limit))
                           : tr("%1 of %2", "memory").arg(formatBytes(peak), formatBytes(limit));
        if (!two && metrics.horizontalAdvance(text) > room.width())
            text = most; // half of a limit says less than none
        painter.drawText(room, (two ? Qt::AlignBottom : Qt::AlignVCenter) | Qt::AlignRight,
                         metrics.elidedText(text, Qt::ElideRight, room.width()));
    }
}

} // namespace doppler
