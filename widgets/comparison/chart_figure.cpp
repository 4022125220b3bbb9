// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/chart_figure.h"

#include "core/compare/comparison_charts.h"
#include "widgets/comparison/chart_paint.h"
#include "widgets/comparison/report_language.h"
#include "widgets/comparison/study.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace doppler {

namespace {

constexpr double figureMargin = gridUnit / 2.0;

QFont titleFont(const FigureSpec& figure)
{
    QFont font = figure.font();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

ChartFigure::ChartFigure(const std::function<Chart(const ChartStyle&)>& draw, const FigureSpec& figure)
    : m_figure(figure)
{
    ChartStyle style = chartStyle(figure.font(), figure.layoutWidth() - 2 * figureMargin);
    style.legend = figure.legend;
    style.height = style.width * 0.55; // Curves in a narrow column need more height than in the window.
    style.mostHeight = figure.layoutHeight() - 2 * figureMargin - titleHeight();
    m_chart = draw(style);
}

ChartFigure::ChartFigure(const ComparisonSetup& setup, const std::vector<ComparisonRow>& rows,
                         std::size_t problem, const QString& kind, const FigureSpec& figure)
    : ChartFigure(
          [&](const ChartStyle& style) {
              const ComparisonSetup named = withPlacerTexts(setup);
              if (kind == QLatin1String("boxes"))
                  return boxPlotChart(named, rows, problem, style, windowReportLanguage());
              const AnytimeAxis axis =
                  kind == QLatin1String("best-so-far") ? AnytimeAxis::Evaluations : AnytimeAxis::Seconds;
              return anytimeChart(named, rows, problem, axis, style, windowReportLanguage());
          },
          figure)
{
}

double ChartFigure::titleHeight() const
{
    return m_figure.labels ? std::ceil(QFontMetricsF(titleFont(m_figure)).height() * 1.4) : 0;
}

QSize ChartFigure::size() const
{
    return {m_figure.layoutWidth(),
            static_cast<int>(std::ceil(m_chart.height + titleHeight() + 2 * figureMargin))};
}

void ChartFigure::paint(QPainter& painter, const QRectF& target) const
{
    const Tokens colors = tokens(qApp->palette());
    painter.save();
    painter.fillRect(target, colors.canvas);
    painter.translate(target.topLeft() + QPointF(figureMargin, figureMargin));
    if (m_figure.labels) {
        const QFont font = titleFont(m_figure);
        painter.setFont(font);
        painter.setPen(colors.text);
        painter.drawText(QRectF(0, 0, m_chart.width, titleHeight()), Qt::AlignLeft | Qt::AlignTop,
                         QFontMetricsF(font).elidedText(QString::fromStdString(m_chart.title), Qt::ElideRight,
                                                        m_chart.width));
    }
    painter.translate(0, titleHeight());
    paintChart(painter, m_chart, colors, m_figure.font());
    painter.restore();
}

} // namespace doppler
