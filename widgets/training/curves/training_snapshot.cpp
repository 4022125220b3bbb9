// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/training_snapshot.h"

#include "widgets/training/curves/training_plot.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>

namespace doppler {

namespace {

/// The curves that are episodes as dots and are drawn.
std::vector<QCPGraph*> dottedCurves(const TrainingPlot& plot)
{
    std::vector<QCPGraph*> curves;
    for (int i = 0; i < plot.graphCount(); ++i)
        if (plot.graph(i)->realVisibility() && !plot.graph(i)->data()->isEmpty() &&
            plot.graph(i)->scatterStyle().shape() == QCPScatterStyle::ssDot)
            curves.push_back(plot.graph(i));
    return curves;
}

void setShape(QCPGraph& curve, QCPScatterStyle::ScatterShape shape)
{
    QCPScatterStyle style = curve.scatterStyle();
    style.setShape(shape);
    curve.setScatterStyle(style);
}

Span spanOf(const QCPRange& range) { return {range.lower, range.upper}; }

/// Without the points. `top`: of the plot on the picture, which begins with a line of its own.
EpisodeDots frameOf(const QCPGraph& curve, int top)
{
    EpisodeDots dots;
    dots.episodes = spanOf(curve.keyAxis()->range());
    dots.values = spanOf(curve.valueAxis()->range());
    dots.logarithmic = curve.valueAxis()->scaleType() == QCPAxis::stLogarithmic;
    dots.axes = curve.keyAxis()->axisRect()->rect().translated(0, top);
    dots.color = curve.scatterStyle().pen().color();
    dots.size = std::max(1, curve.scatterStyle().pen().width());
    return dots;
}

std::vector<QPointF> pointsOf(const QCPGraph& curve, Span episodes)
{
    const auto begin = curve.data()->findBegin(episodes.least, false);
    const auto end = curve.data()->findEnd(episodes.most, false);
    std::vector<QPointF> points;
    points.reserve(static_cast<std::size_t>(end - begin));
    std::transform(begin, end, std::back_inserter(points),
                   [](const QCPGraphData& point) { return QPointF(point.key, point.value); });
    return points;
}

} // namespace

QPointF EpisodeDots::place(const QPointF& point) const
{
    const double along = (point.x() - episodes.least) / episodes.length();
    const double up = logarithmic ? std::log(point.y() / values.least) / std::log(values.most / values.least)
                                  : (point.y() - values.least) / values.length();
    return {axes.left() + along * axes.width(), axes.bottom() - up * axes.height()};
}

EpisodeDots::Layers EpisodeDots::layers() const
{
    Layers found;
    std::vector<std::uint8_t> covered(static_cast<std::size_t>(std::max(axes.height(), 0)));
    int column = axes.left() - 1;
    for (const QPointF& point : points) {
        const QPointF exact = place(point);
        if (!std::isfinite(exact.x() + exact.y()) || !QRectF(axes).contains(exact))
            continue;
        const QPoint at = exact.toPoint();
        if (!axes.contains(at))
            continue;
        if (at.x() != column) { // Points come from left to right.
            std::ranges::fill(covered, std::uint8_t{0});
            column = at.x();
        }
        std::uint8_t& layer = covered[static_cast<std::size_t>(at.y() - axes.top())];
        if (layer < found.size())
            found[layer++].push_back(at);
    }
    return found;
}

void TrainingSnapshot::paint(QPainter& painter, const QRectF& target) const
{
    painter.save();
    painter.translate(target.topLeft());
    painter.drawPicture(0, 0, lines);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    for (const EpisodeDots& own : dots) {
        painter.setBrush(own.color);
        for (const std::vector<QPoint>& layer : own.layers()) {
            QPainterPath path; // One shape: in a page a dot is then a few letters, and no element.
            path.setFillRule(Qt::WindingFill);
            for (const QPoint& at : layer)
                path.addRect(QRect(at - QPoint(own.size, own.size) / 2, QSize(own.size, own.size))
                                 .intersected(own.axes));
            if (!path.isEmpty())
                painter.drawPath(path);
        }
    }
    painter.restore();
}

TrainingSnapshot trainingSnapshot(TrainingPlot& plot, QSize size)
{
    TrainingSnapshot still{size};
    const std::vector<QCPGraph*> dotted = dottedCurves(plot);
    // The axes stand as on the picture only while it is painted.
    const auto placed = QObject::connect(&plot, &QCustomPlot::afterLayout, &plot, [&] {
        still.dots.clear();
        for (const QCPGraph* curve : dotted)
            still.dots.push_back(frameOf(*curve, size.height() - plot.viewport().height()));
    });
    plot.setUpdatesEnabled(false);
    for (QCPGraph* curve : dotted) // It stays visible: the marks of what is beyond the scale ask for that.
        setShape(*curve, QCPScatterStyle::ssNone);
    QPainter painter(&still.lines);
    // Dots have the colour of their run's own lines, so it does not show that they lie above these.
    plot.paintPicture(painter, QRectF({}, size));
    painter.end();
    QObject::disconnect(placed);
    // Painting has queued a replot: until then the screen keeps what it shows, with the dots.
    QObject::connect(
        &plot, &QCustomPlot::afterReplot, &plot, [&plot] { plot.setUpdatesEnabled(true); },
        Qt::SingleShotConnection);
    for (std::size_t i = 0; i < dotted.size(); ++i) {
        setShape(*dotted[i], QCPScatterStyle::ssDot);
        still.dots[i].points = pointsOf(*dotted[i], still.dots[i].episodes);
    }
    return still;
}

} // namespace doppler
