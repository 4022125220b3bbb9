// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/off_scale_markers.h"

#include <QPolygonF>
#include <cmath>
#include <limits>
#include <utility>

namespace doppler {

OffScaleMarkers::OffScaleMarkers(QCPAxisRect* rect, std::function<const QCPGraph*()> curve)
    : QCPLayerable(rect->parentPlot(), QStringLiteral("front")), rectangle(rect), told(std::move(curve))
{
}

OffScaleMarkers::Keys OffScaleMarkers::keys() const
{
    Keys found;
    const QCPGraph* curve = told();
    if (!curve || !curve->visible())
        return found;
    const QCPAxis* along = rectangle->axis(QCPAxis::atBottom);
    const QCPRange shown = along->range();
    const QCPRange values = curve->valueAxis()->range();
    double lastAbove = -std::numeric_limits<double>::infinity();
    double lastBelow = lastAbove;
    const auto end = curve->data()->findEnd(shown.upper, false);
    for (auto point = curve->data()->findBegin(shown.lower, false); point < end; ++point) {
        const bool above = point->value > values.upper;
        if (!above && !(point->value < values.lower)) // within, or no number
            continue;
        double& last = above ? lastAbove : lastBelow;
        const double pixel = std::floor(along->coordToPixel(point->key));
        if (pixel <= last)
            continue;
        last = pixel;
        (above ? found.above : found.below).push_back(point->key);
    }
    return found;
}

void OffScaleMarkers::paint(QPainter& painter, QPointF tip, bool up, const QColor& color)
{
    const double base = tip.y() + (up ? height : -height);
    const double half = height * 0.6;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(QPolygonF{tip, {tip.x() - half, base}, {tip.x() + half, base}});
}

void OffScaleMarkers::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    applyAntialiasingHint(painter, true, QCP::aeScatters);
}

void OffScaleMarkers::draw(QCPPainter* painter)
{
    const Keys found = keys();
    if (found.empty())
        return;
    applyDefaultAntialiasingHint(painter);
    QColor color = told()->scatterStyle().pen().color(); // faint, as one of many points
    color.setAlphaF(1);
    const QRectF area(rectangle->rect());
    const QCPAxis* along = rectangle->axis(QCPAxis::atBottom);
    for (const double key : found.above)
        paint(*painter, {along->coordToPixel(key), area.top()}, true, color);
    for (const double key : found.below)
        paint(*painter, {along->coordToPixel(key), area.bottom()}, false, color);
}

} // namespace doppler
