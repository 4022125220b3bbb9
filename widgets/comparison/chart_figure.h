// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/compare.h"
#include "widgets/figure/figure.h"

#include <QRectF>
#include <QSize>
#include <functional>
#include <vector>

class QPainter;

namespace doppler {

/// One chart as a figure, in the colours of the program's theme.
class ChartFigure {
public:
    /// `draw` makes the chart for a style with the figure's width, letters, legend and most height.
    ChartFigure(const std::function<Chart(const ChartStyle&)>& draw, const FigureSpec& figure);
    /// A chart of a comparison.
    /// `kind`: "boxes", "best-so-far" or "best-over-time".
    ChartFigure(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                const QString& kind, const FigureSpec& figure);

    /// Whether the chart has nothing to show.
    [[nodiscard]] bool empty() const { return m_chart.height <= 0; }
    [[nodiscard]] QSize size() const;
    [[nodiscard]] const Chart& chart() const { return m_chart; }
    void paint(QPainter& painter, const QRectF& target) const;

private:
    [[nodiscard]] double titleHeight() const;

    FigureSpec m_figure;
    Chart m_chart;
};

} // namespace doppler
