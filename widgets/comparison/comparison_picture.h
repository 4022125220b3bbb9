// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/chart.h"
#include "widgets/comparison/summary_model.h"
#include "widgets/comparison/win_matrix_model.h"

#include <QCoreApplication>
#include <QFont>
#include <QRectF>
#include <QSize>

class QPainter;

namespace doppler {

/// A comparison as a picture for files: the table with a bar for each mean, then the wins and the charts.
/// Needs no window.
class ComparisonPicture {
    Q_DECLARE_TR_FUNCTIONS(doppler::ComparisonPicture)

public:
    ComparisonPicture(const StudyPtr& study, const std::vector<ComparisonRow>& rows, const Tokens& tokens,
                      const QFont& font);

    /// The size in pixels at which text has its own size.
    [[nodiscard]] QSize size() const;
    /// Paints everything, scaled to the rectangle.
    void paint(QPainter& painter, const QRectF& target) const;

private:
    void measure();
    [[nodiscard]] QFont strong(double factor) const;
    [[nodiscard]] bool isBest(int row) const;
    double paintTable(QPainter& painter, double top) const;
    void paintBar(QPainter& painter, int row, const QRectF& cell) const;
    void paintMatrix(QPainter& painter, double top) const;
    void drawCharts();
    [[nodiscard]] QSizeF tablesSize() const;

    SummaryModel summaries;
    WinMatrixModel wins;
    Tokens colors;
    QFont plain;
    std::vector<Chart> charts; ///< For each problem: box plots and the best so far.
    double lineHeight = 0;
    std::vector<double> widths; ///< Widths of the table's columns.
    double firstWidth = 0;      ///< Width of the names next to the matrix.
    double duelWidth = 0;       ///< Width of the other columns of the matrix.
};

} // namespace doppler
