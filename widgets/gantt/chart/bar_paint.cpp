// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/bar_paint.h"

#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

/// Fill and pattern differ at least so much, that the pattern is seen.
constexpr double patternContrast = 1.4;

bool hasPattern(const BarPaint& look) { return look.pattern.style() != Qt::NoBrush; }

/// The contrast of an ink with the bar where it is lowest.
double contrastOn(const BarPaint& look, const QColor& ink)
{
    const double fill = contrast(ink, look.fill);
    return hasPattern(look) ? std::min(fill, contrast(ink, look.pattern.color())) : fill;
}

/// Black or white, whichever reads better on fill and pattern.
QColor inkOn(const BarPaint& look)
{
    const QColor ink = textOn(look.fill);
    if (!hasPattern(look))
        return ink;
    const QColor other = textOn(look.pattern.color());
    return contrastOn(look, other) > contrastOn(look, ink) ? other : ink;
}

/// Fill and pattern make way for the text as far as they have to.
void makeReadable(BarPaint& look, double least)
{
    look.text = inkOn(look);
    if (contrastOn(look, look.text) >= least)
        return;
    look.fill = clearOf(look.text, look.fill, least);
    if (!hasPattern(look))
        return;
    QColor over = clearOf(look.text, look.pattern.color(), least);
    // What was farther from the text goes on, where both have come to the same.
    const double ofFill = contrast(look.text, look.fill);
    const double ofOver = contrast(look.text, over);
    QColor& farther = ofOver > ofFill ? over : look.fill;
    farther = clearOf(look.text, farther, patternContrast * std::min(ofFill, ofOver));
    look.pattern.setColor(over);
}

BarPaint dimmedPaint(BarPaint look, const Tokens& colors, bool dimmed)
{
    if (!dimmed)
        return look;
    const auto dim = [&](const QColor& color) { return mixed(color, look.canvas, dimmedOpacity); };
    look.fill = dim(look.fill);
    if (hasPattern(look))
        look.pattern.setColor(dim(look.pattern.color()));
    const QColor ink = inkOn(look);
    const double least = leastDimmedContrast(colors);
    look.text = mixed(ink, look.fill, 0.5); // Half as strong as others where that can be read.
    for (int tenths = 6; contrastOn(look, look.text) < least && tenths <= 10; ++tenths)
        look.text = mixed(ink, look.fill, tenths / 10.0);
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
    makeReadable(look, leastTextContrast(colors));
    return dimmedPaint(look, colors, dimmed);
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
    return dimmedPaint(look, colors, dimmed);
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
