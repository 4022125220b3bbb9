// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "core/compare/compare.h"
#include "widgets/figure/figure.h"

#include <QRectF>
#include <QSize>
#include <vector>

class QPainter;

namespace doppler {

/// One chart of a comparison as a figure, in the colours of the program's theme.
class ChartFigure {
public:
    /// `kind`: "boxes", "best-so-far" or "best-over-time".
    ChartFigure(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows, std::size_t problem,
                const QString& kind, const FigureSpec& figure);

    /// Whether no row has a value for it.
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
