// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the rows of a Gantt picture: ruler, names, marks, cursor.
#include "widgets/gantt/chart/gantt_painter.h"
#include "widgets/ui/text/format.h"
#include "widgets/ui/theme/font_size.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr double chipSize = 10;

QFont smaller(QFont font)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(9, font.pixelSize() * 9 / 10));
    else
        return resized(font, std::max(0.9, 6.5 / font.pointSizeF()));
    return font;
}

QString tickLabel(const Tick& tick, const TickScale& scale)
{
    return QLocale().toString(tick.seconds / scale.unit.seconds, 'f', scale.decimals);
}

/// The finest scale whose labels have room.
TickScale rulerScale(const TimeAxis& axis, const QFontMetricsF& metrics)
{
    constexpr double usual = 64;
    const TickScale scale = axis.scale(usual);
    // Far in, labels have many digits and need more room.
    double widest = 0;
    for (const Tick& tick : axis.ticks(scale))
        widest = std::max(widest, metrics.horizontalAdvance(tickLabel(tick, scale)));
    return widest + 2 * gridUnit > usual ? axis.scale(widest + 2 * gridUnit) : scale;
}

QString busyShare(const GanttChart& chart, DeviceId device)
{
    const auto& devices = chart.run().statistics.devices;
    const double makespan = chart.schedule().makespan;
    if (device >= devices.size() || makespan <= 0)
        return {};
    return wholeShare(devices[device].busy / makespan);
}

} // namespace

QString wholeShare(double share)
{
    return QLocale().toString(std::lround(share * 100)) + QStringLiteral("\u202f%");
}

QString rowLabel(const GanttChart& chart, std::size_t row)
{
    const Lane& lane = chart.rows()[row].lane;
    const auto name = [&](DeviceId d) { return QString::fromStdString(chart.topology().device(d).name); };
    QString label = lane.kind == Lane::Kind::Device
                        ? name(lane.device)
                        : QStringLiteral("%1\u2009\u2192\u2009%2").arg(name(lane.from), name(lane.to));
    if (lane.slot > 0)
        label += QStringLiteral(" (%1)").arg(QLocale().toString(lane.slot + 1));
    return label;
}

double nameWidth(const GanttChart& chart, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const QFontMetricsF small(smaller(font));
    const double share = small.horizontalAdvance(QStringLiteral("100\u202f%")) + 2 * gridUnit;
    double widest = 0;
    const std::size_t looked = std::min<std::size_t>(chart.rows().size(), 500);
    for (std::size_t row = 0; row < looked; ++row) {
        const QString label = rowLabel(chart, row);
        widest = std::max(widest, chart.rows()[row].isDevice() ? metrics.horizontalAdvance(label) + share
                                                               : small.horizontalAdvance(label));
    }
    // Letters of a presentation need more than the largest of a window.
    const double most = 240 * std::max(1.0, textScale(font) / 1.6);
    return std::clamp(std::ceil(widest + chipSize + 4 * gridUnit), 80.0, most);
}

GanttPainter::GanttPainter(QPainter& target, const GanttChart& shown, const GanttFrame& place,
                           const GanttLook& how)
    : painter(target), chart(shown), frame(place), style(how), smallFont(smaller(how.font))
{
}

void GanttPainter::paintSharedLines()
{
    const TimeAxis& axis = *style.sharedAxis;
    const QRectF plot = frame.plot();
    for (const Tick& tick : axis.ticks(rulerScale(axis, QFontMetricsF(smallFont))))
        if (const double x = snapped(tick.x); x >= plot.left() && x <= plot.right())
            painter.fillRect(QRectF(x, plot.top(), 1 / style.pixelRatio, plot.height()),
                             faded(style.colors.line, 0.6));
}

/// Within the ruler: what is cut off would read as another number.
double GanttPainter::tickLabelLeft(double x, const QString& text) const
{
    const QRectF ruler = frame.ruler();
    const double width = QFontMetricsF(smallFont).horizontalAdvance(text);
    return std::max(std::min(x - width / 2, ruler.right() - width - 2), ruler.left() + 2);
}

void GanttPainter::paintRuler()
{
    const QRectF ruler = frame.ruler();
    const QFontMetricsF metrics(smallFont);
    const TickScale scale = rulerScale(frame.axis, metrics);
    const auto label = [&](const Tick& tick) { return tickLabel(tick, scale); };

    painter.setFont(smallFont);
    painter.save();
    painter.setClipRect(ruler.united(frame.plot()), Qt::IntersectClip);
    const double pixel = 1 / style.pixelRatio;
    for (const Tick& tick : frame.axis.ticks(scale))
        painter.fillRect(
            QRectF(snapped(tick.x), ruler.bottom(), pixel, frame.plot().bottom() - ruler.bottom()),
            faded(style.colors.line, 0.6));
    if (!inSight({frame.area.left(), ruler.top(), frame.area.width(), ruler.height()})) {
        painter.restore();
        return;
    }
    for (const Tick& tick : frame.axis.ticks(scale, true))
        painter.fillRect(QRectF(snapped(tick.x), ruler.bottom() - 3, pixel, 3), style.colors.line);
    for (const Tick& tick : frame.axis.ticks(scale)) {
        const double x = snapped(tick.x);
        painter.fillRect(QRectF(x, ruler.bottom() - 6, pixel, 6), style.colors.mutedText);
        painter.setPen(style.colors.mutedText);
        const QString text = label(tick);
        painter.drawText(QPointF(tickLabelLeft(x, text), ruler.bottom() - 9), text);
    }
    painter.restore();

    painter.setPen(style.colors.mutedText);
    const QRectF corner(frame.area.left() + gridUnit, ruler.top(), frame.nameWidth - 2 * gridUnit,
                        ruler.height() - 4);
    const QString caption = tr("time (%1)").arg(QString::fromUtf8(scale.unit.name));
    painter.drawText(corner, Qt::AlignLeft | Qt::AlignBottom,
                     metrics.elidedText(caption, Qt::ElideRight, corner.width()));
    painter.fillRect(QRectF(frame.area.left(), ruler.bottom() - pixel, frame.area.width(), pixel),
                     style.colors.line);
}

void GanttPainter::paintNames()
{
    const QRectF names = frame.names();
    painter.fillRect(names, style.colors.canvas);
    painter.save();
    painter.setClipRect(names, Qt::IntersectClip);
    forVisibleRows([this](std::size_t row) { paintName(row); });
    painter.restore();
    const double pixel = 1 / style.pixelRatio;
    painter.fillRect(QRectF(names.right() - pixel, frame.area.top(), pixel, frame.area.height()),
                     style.colors.line);
    if (frame.rows.fixed > 0 && frame.scroll > 0)
        painter.fillRect(
            QRectF(frame.area.left(), frame.scrolling().top() - pixel, frame.area.width(), pixel),
            style.colors.line);
}

void GanttPainter::paintName(std::size_t row)
{
    const GanttRow& content = chart.rows()[row];
    const QRectF strip = frame.row(row).adjusted(0, 0, 0, -frame.rows.band(row));
    const bool dim = style.highlighted && !touches(row, *style.highlighted);
    if (style.currentRow == row)
        painter.fillRect(QRectF(frame.area.left(), strip.top() + 1, 3, strip.height() - 2),
                         style.colors.accent);
    paintDeviceSharesName(row);
    paintMemoryName(row);
    QFont font = content.isDevice() ? style.font : smallFont;
    if (QFontMetricsF(font).height() > strip.height() + 1)
        font.setPixelSize(std::max(8, static_cast<int>(strip.height() * 0.85)));
    const QFontMetricsF metrics(font);
    const double left = frame.area.left() + gridUnit;
    const QRectF chip(left, std::round(strip.center().y() - chipSize / 2), chipSize, chipSize);
    if (content.isDevice()) {
        paintBar(painter, chip, taskPaint(content.lane.device, style.colors, dim));
    } else {
        const QRectF half(chip.left(), chip.top() + 1, chipSize / 2, chipSize - 2);
        painter.fillRect(half, taskPaint(content.lane.from, style.colors, dim).fill);
        painter.fillRect(half.translated(chipSize / 2, 0),
                         taskPaint(content.lane.to, style.colors, dim).fill);
    }
    const QColor color = content.isDevice() ? style.colors.text : style.colors.mutedText;
    painter.setFont(font);
    painter.setPen(dim ? mixed(color, style.colors.canvas, 0.5) : color);
    QRectF room(chip.right() + gridUnit, strip.top(), 0, strip.height());
    room.setRight(frame.area.left() + frame.nameWidth - gridUnit);
    if (content.isDevice() && content.lane.slot == 0) {
        const QString share = busyShare(chart, content.lane.device);
        painter.save();
        painter.setFont(smallFont);
        painter.setPen(dim ? mixed(style.colors.mutedText, style.colors.canvas, 0.5)
                           : style.colors.mutedText);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, share);
        painter.restore();
        room.setRight(room.right() - QFontMetricsF(smallFont).horizontalAdvance(share) - gridUnit);
    }
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(rowLabel(chart, row), Qt::ElideMiddle, room.width()));
}

void GanttPainter::paintCursor(double seconds, bool hot)
{
    const QRectF plot = frame.plot();
    const double x = std::round(frame.axis.x(seconds) * style.pixelRatio) / style.pixelRatio;
    if (x < plot.left() - 1 || x > plot.right() + 1)
        return;
    const double width = hot ? 2 : 1;
    const double top = frame.ruler().bottom() - 4;
    painter.fillRect(QRectF(x - width / 2, top, width, plot.bottom() - top), style.colors.accent);
    const QString text = formatMoment(seconds, chart.schedule().makespan);
    const QFontMetricsF metrics(smallFont);
    const double half = metrics.horizontalAdvance(text) / 2 + 6;
    const double middle =
        std::clamp(x, plot.left() + half, std::max(plot.left() + half, plot.right() - half));
    const QRectF flag(middle - half, frame.ruler().top() + 2, 2 * half, frame.ruler().height() - 5);
    // Half of a number that looks out beside the flag would read as another one.
    const TickScale scale = rulerScale(frame.axis, metrics);
    for (const Tick& tick : frame.axis.ticks(scale)) {
        const QString label = tickLabel(tick, scale);
        const QRectF covered(tickLabelLeft(snapped(tick.x), label) - 1, flag.top(),
                             metrics.horizontalAdvance(label) + 2, flag.height() - 4);
        if (covered.left() < flag.right() && covered.right() > flag.left())
            painter.fillRect(covered, style.colors.canvas);
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colors.accent);
    painter.drawRoundedRect(flag, 3, 3);
    painter.restore();
    painter.setFont(smallFont);
    painter.setPen(textOn(style.colors.accent));
    painter.drawText(flag, Qt::AlignCenter, text);
}

} // namespace doppler
