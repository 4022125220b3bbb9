// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/curves/plot.h"

#include <QPolygonF>
#include <QRectF>
#include <QVector>

namespace doppler {

/// A curve that stays within its axes in pictures too, because Qt's SVG painter does not clip.
class ClippedGraph : public QCPGraph {
public:
    /// Owned by the plot.
    explicit ClippedGraph(QCPAxisRect* rect);

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;
    void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& scatters,
                         const QCPScatterStyle& style) const override;
    void drawFill(QCPPainter* painter, QVector<QPointF>* lines) const override;

private:
    [[nodiscard]] QRectF area() const;
};

/// The parts of a polyline within a rectangle.
std::vector<QPolygonF> clippedLines(const QVector<QPointF>& lines, const QRectF& area);

} // namespace doppler
