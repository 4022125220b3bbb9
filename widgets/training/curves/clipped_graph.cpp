// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/clipped_graph.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

/// The part of a line within a rectangle as shares of its way (Liang and Barsky, ACM TOG 3(1), 1984); first >
/// second where it is outside.
std::pair<double, double> within(const QPointF& from, const QPointF& to, const QRectF& area)
{
    constexpr std::pair<double, double> outside{1, 0};
    double enter = 0;
    double leave = 1;
    const QPointF way = to - from;
    const std::array<std::pair<double, double>, 4> sides{{{-way.x(), from.x() - area.left()},
                                                          {way.x(), area.right() - from.x()},
                                                          {-way.y(), from.y() - area.top()},
                                                          {way.y(), area.bottom() - from.y()}}};
    for (const auto& [speed, room] : sides) {
        if (speed == 0) {
            if (room < 0)
                return outside;
        } else if (speed < 0) {
            enter = std::max(enter, room / speed);
        } else {
            leave = std::min(leave, room / speed);
        }
    }
    return enter <= leave ? std::pair(enter, leave) : outside;
}

bool isPicture(const QCPPainter& painter) { return painter.modes().testFlag(QCPPainter::pmVectorized); }

/// What is not known parts a line.
void drawPieces(QPainter& painter, const QVector<QPointF>& line)
{
    const auto known = [](const QPointF& point) { return std::isfinite(point.x() + point.y()); };
    for (auto from = line.begin(); from != line.end();) {
        const auto to = std::find_if_not(from, line.end(), known);
        painter.drawPolyline(&*from, static_cast<int>(to - from));
        from = std::find_if(to, line.end(), known);
    }
}

/// Each is a copy of one: to smooth the edge of every disc of a long run took longer than all its lines.
/// Those that cover each other are drawn once.
void drawDiscs(QPainter& painter, const QVector<QPointF>& places, const QCPScatterStyle& style)
{
    constexpr int edge = 1;
    const double side = style.size() + 2 * edge;
    const double ratio = painter.device()->devicePixelRatioF();
    QImage stamp((QSizeF(side, side) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    stamp.setDevicePixelRatio(ratio);
    stamp.fill(Qt::transparent);
    {
        QPainter once(&stamp);
        once.setRenderHint(QPainter::Antialiasing);
        once.setPen(style.pen());
        once.setBrush(style.brush());
        once.drawEllipse(QPointF(side / 2, side / 2), style.size() / 2, style.size() / 2);
    }
    QPoint last(-1, -1);
    for (const QPointF& place : places) {
        const QPoint at = ((place - QPointF(side / 2, side / 2)) * ratio).toPoint();
        if (at != last)
            painter.drawImage(QPointF(at) / ratio, stamp);
        last = at;
    }
}

} // namespace

std::vector<QPolygonF> clippedLines(const QVector<QPointF>& lines, const QRectF& area)
{
    std::vector<QPolygonF> pieces;
    bool goesOn = false;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QPointF& from = lines[i - 1];
        const QPointF& to = lines[i];
        const bool known = std::isfinite(from.x() + from.y() + to.x() + to.y());
        const auto [enter, leave] = known ? within(from, to, area) : std::pair(1.0, 0.0);
        if (enter > leave) {
            goesOn = false;
            continue;
        }
        if (!goesOn || enter > 0)
            pieces.push_back({from + (to - from) * enter});
        pieces.back().append(from + (to - from) * leave);
        goesOn = leave >= 1;
    }
    return pieces;
}

ClippedGraph::ClippedGraph(QCPAxisRect* rect)
    : QCPGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft))
{
    setSelectable(QCP::stNone);
}

QRectF ClippedGraph::area() const { return QRectF(keyAxis()->axisRect()->rect()); }

void ClippedGraph::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const
{
    if (!isPicture(*painter)) {
        if (painter->pen().style() != Qt::SolidLine) {
            QCPGraph::drawLinePlot(painter, lines);
            return;
        }
        // As a whole: QCustomPlot draws many lines of two points. Where several fall on a pixel there is no
        // edge to be smoothed.
        applyDefaultAntialiasingHint(painter);
        if (static_cast<double>(lines.size()) > 2 * area().width())
            painter->setAntialiasing(false);
        drawPieces(*painter, lines);
        return;
    }
    if (painter->pen().style() == Qt::NoPen)
        return;
    applyDefaultAntialiasingHint(painter);
    for (const QPolygonF& piece : clippedLines(lines, area()))
        painter->drawPolyline(piece);
}

void ClippedGraph::drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& scatters,
                                   const QCPScatterStyle& style) const
{
    if (!isPicture(*painter)) {
        if (style.shape() == QCPScatterStyle::ssDisc)
            drawDiscs(*painter, scatters, style);
        else
            QCPGraph::drawScatterPlot(painter, scatters, style);
        return;
    }
    QVector<QPointF> inside;
    const QRectF room = area();
    std::ranges::copy_if(scatters, std::back_inserter(inside),
                         [&](const QPointF& point) { return room.contains(point); });
    QCPGraph::drawScatterPlot(painter, inside, style);
}

void ClippedGraph::drawFill(QCPPainter* painter, QVector<QPointF>* lines) const
{
    const auto* other = dynamic_cast<const ClippedGraph*>(channelFillGraph());
    if (!isPicture(*painter) || !other) {
        QCPGraph::drawFill(painter, lines);
        return;
    }
    QVector<QPointF> edge;
    other->getLines(&edge, other->data()->dataRange());
    QPolygonF band(*lines);
    std::reverse_copy(edge.begin(), edge.end(), std::back_inserter(band));
    if (band.size() < 3)
        return;
    applyFillAntialiasingHint(painter);
    painter->setPen(Qt::NoPen);
    painter->setBrush(brush());
    painter->drawPolygon(band.intersected(QPolygonF(area())));
}

} // namespace doppler
