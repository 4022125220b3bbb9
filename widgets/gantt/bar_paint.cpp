// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/bar_paint.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

BarPaint dimmedPaint(BarPaint look, bool dimmed)
{
    if (!dimmed)
        return look;
    const auto dim = [&](const QColor& color) { return mixed(color, look.canvas, dimmedOpacity); };
    look.fill = dim(look.fill);
    look.text = mixed(textOn(look.fill), look.fill, 0.5);
    if (look.pattern.style() != Qt::NoBrush)
        look.pattern.setColor(dim(look.pattern.color()));
    if (look.edge.isValid())
        look.edge = dim(look.edge);
    return look;
}

} // namespace

QColor mixed(const QColor& top, const QColor& bottom, double share)
{
    const auto channel = [share](float a, float b) {
        return static_cast<float>(share) * a + static_cast<float>(1 - share) * b;
    };
    return QColor::fromRgbF(channel(top.redF(), bottom.redF()), channel(top.greenF(), bottom.greenF()),
                            channel(top.blueF(), bottom.blueF()));
}

QColor faded(QColor color, double opacity)
{
    color.setAlphaF(static_cast<float>(opacity));
    return color;
}

BarPaint taskPaint(DeviceId device, const Tokens& colors, bool dimmed)
{
    BarPaint look;
    look.canvas = colors.canvas;
    look.fill = deviceColor(device);
    const Qt::BrushStyle style = devicePattern(device);
    if (style != Qt::SolidPattern) {
        look.pattern = QBrush(look.fill, style);
        look.fill = mixed(look.fill, colors.canvas, 0.65);
    }
    look.text = textOn(look.fill);
    return dimmedPaint(look, dimmed);
}

BarPaint transferPaint(DeviceId from, DeviceId to, const Tokens& colors, bool dimmed)
{
    BarPaint look;
    look.canvas = colors.canvas;
    const QColor source = deviceColor(from);
    look.fill = mixed(source, colors.canvas, 0.45);
    look.pattern = QBrush(source, Qt::BDiagPattern);
    look.edge = deviceColor(to);
    look.text = textOn(look.fill);
    return dimmedPaint(look, dimmed);
}

BarPaint sendPaint(DeviceId from, const Tokens& colors, bool dimmed)
{
    BarPaint look = transferPaint(from, from, colors, dimmed);
    look.edge = QColor();
    return look;
}

BarPaint between(const BarPaint& from, const BarPaint& to, double share)
{
    BarPaint look = to;
    look.fill = mixed(to.fill, from.fill, share);
    look.text = mixed(to.text, from.text, share);
    if (to.edge.isValid() && from.edge.isValid())
        look.edge = mixed(to.edge, from.edge, share);
    if (to.pattern.style() != Qt::NoBrush && from.pattern.style() != Qt::NoBrush)
        look.pattern.setColor(mixed(to.pattern.color(), from.pattern.color(), share));
    return look;
}

void paintBar(QPainter& painter, const QRectF& bar, const BarPaint& look)
{
    painter.fillRect(bar, look.fill);
    if (look.pattern.style() != Qt::NoBrush)
        painter.fillRect(bar, look.pattern);
    if (look.edge.isValid())
        painter.fillRect(QRectF(bar.left(), bar.bottom() - transferEdge, bar.width(), transferEdge),
                         look.edge);
}

void frameInside(QPainter& painter, const QRectF& r, double width, const QColor& color)
{
    // A short bar keeps its colour: sides as thick as half of it would fill it.
    const double side = std::min(width, r.width() / 4);
    const double edge = std::min(width, r.height() / 4);
    painter.fillRect(QRectF(r.left(), r.top(), r.width(), edge), color);
    painter.fillRect(QRectF(r.left(), r.bottom() - edge, r.width(), edge), color);
    painter.fillRect(QRectF(r.left(), r.top() + edge, side, r.height() - 2 * edge), color);
    painter.fillRect(QRectF(r.right() - side, r.top() + edge, side, r.height() - 2 * edge), color);
}

} // namespace doppler
