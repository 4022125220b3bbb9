// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_picture.h"

#include "core/compare/comparison_charts.h"
#include "widgets/comparison/chart_paint.h"
#include "widgets/comparison/report_language.h"
#include "widgets/ui/theme/font_size.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace doppler {

namespace {

constexpr double pictureMargin = 3 * gridUnit;
constexpr double columnGap = 2.5 * gridUnit;
constexpr double barWidth = 16 * gridUnit;
constexpr double leastChartWidth = 90 * gridUnit;

QString textAt(const QAbstractTableModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

Qt::Alignment alignmentAt(const QAbstractTableModel& model, int row, int column)
{
    return Qt::Alignment(model.index(row, column).data(Qt::TextAlignmentRole).toInt());
}

} // namespace

ComparisonPicture::ComparisonPicture(const StudyPtr& study, const std::vector<ComparisonRow>& rows,
                                     const Tokens& tokens, const QFont& font)
    : colors(tokens), plain(font)
{
    summaries.setStudy(study);
    summaries.addRows(rows);
    wins.setTokens(tokens);
    wins.setStudy(study);
    wins.setRows(summaries.rows());
    measure();
    drawCharts();
}

QFont ComparisonPicture::strong(double factor) const
{
    QFont font = resized(plain, factor);
    font.setWeight(QFont::DemiBold);
    return font;
}

void ComparisonPicture::measure()
{
    const QFontMetricsF metrics(strong(1)); // the best mean is bold
    lineHeight = std::round(metrics.height() * 1.7);
    for (int column = 0; column < SummaryModel::ColumnCount; ++column) {
        double width = metrics.horizontalAdvance(
            summaries.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < summaries.rowCount(); ++row)
            width = std::max(width, metrics.horizontalAdvance(textAt(summaries, row, column)));
        widths.push_back(std::ceil(width));
    }
    for (int i = 0; i < wins.rowCount(); ++i) {
        const double name =
            metrics.horizontalAdvance(wins.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString());
        firstWidth = std::max(firstWidth, name);
        duelWidth = std::max(duelWidth, name);
        for (int j = 0; j < wins.rowCount(); ++j)
            for (const QString& line : textAt(wins, i, j).split(QLatin1Char('\n')))
                duelWidth = std::max(duelWidth, metrics.horizontalAdvance(line));
    }
}

void ComparisonPicture::drawCharts()
{
    const double width = std::max(leastChartWidth, tablesSize().width());
    const ChartStyle style = chartStyle(plain, width);
    const ReportLanguage language = windowReportLanguage();
    const ComparisonSetup setup = withPlacerTexts(summaries.study()->setup);
    for (std::size_t problem = 0; problem < setup.problems.size(); ++problem) {
        charts.push_back(boxPlotChart(setup, summaries.rows(), problem, style, language));
        charts.push_back(
            anytimeChart(setup, summaries.rows(), problem, AnytimeAxis::Evaluations, style, language));
    }
    std::erase_if(charts, [](const Chart& chart) { return chart.height <= 0; });
}

QSizeF ComparisonPicture::tablesSize() const
{
    double width = barWidth;
    for (const double column : widths)
        width += column + columnGap;
    double height = 3 * lineHeight + lineHeight * summaries.rowCount();
    if (wins.rowCount() > 1) {
        width = std::max(width, firstWidth + (duelWidth + columnGap) * wins.rowCount());
        height += 2 * lineHeight + lineHeight * 1.4 * wins.rowCount() + 2 * gridUnit;
    }
    return {width, height};
}

QSize ComparisonPicture::size() const
{
    QSizeF all = tablesSize();
    for (const Chart& chart : charts) {
        all.setWidth(std::max(all.width(), chart.width));
        all.setHeight(all.height() + chart.height + 2 * lineHeight);
    }
    return {static_cast<int>(std::ceil(all.width() + 2 * pictureMargin)),
            static_cast<int>(std::ceil(all.height() + 2 * pictureMargin))};
}

void ComparisonPicture::paint(QPainter& painter, const QRectF& target) const
{
    painter.save();
    painter.fillRect(target, colors.canvas);
    const QSizeF whole = size();
    const double scale = std::min(target.width() / whole.width(), target.height() / whole.height());
    painter.translate(target.center());
    painter.scale(scale, scale);
    painter.translate(-whole.width() / 2, -whole.height() / 2);
    painter.setFont(strong(1.3));
    painter.setPen(colors.text);
    painter.drawText(QRectF(pictureMargin, pictureMargin, whole.width(), lineHeight),
                     Qt::AlignLeft | Qt::AlignVCenter, tr("Comparison of placements"));
    painter.setFont(plain);
    painter.setPen(colors.mutedText);
    const std::size_t seeds = summaries.study()->setup.seeds.size();
    painter.drawText(QRectF(pictureMargin, pictureMargin, whole.width() - 2 * pictureMargin, lineHeight),
                     Qt::AlignRight | Qt::AlignVCenter, tr("%n seeds", nullptr, static_cast<int>(seeds)));
    const double below = paintTable(painter, pictureMargin + 1.5 * lineHeight);
    if (wins.rowCount() > 1)
        paintMatrix(painter, below + lineHeight / 2 + 2 * gridUnit);
    double top = pictureMargin + tablesSize().height() + lineHeight / 2;
    for (const Chart& chart : charts) {
        painter.setFont(strong(1));
        painter.setPen(colors.text);
        painter.drawText(QRectF(pictureMargin, top, chart.width, lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, QString::fromStdString(chart.title));
        painter.translate(pictureMargin, top + lineHeight);
        paintChart(painter, chart, colors, plain);
        painter.translate(-pictureMargin, -top - lineHeight);
        top += chart.height + 2 * lineHeight;
    }
    painter.restore();
}

bool ComparisonPicture::isBest(int row) const
{
    const auto mean = [this](int r) {
        return summaries.index(r, SummaryModel::Mean).data(SummaryModel::SortRole);
    };
    const QVariant mine = mean(row);
    if (!mine.isValid())
        return false;
    const int placers = wins.rowCount(); // the rows of one problem stand together
    const int first = row / placers * placers;
    for (int other = first; other < first + placers; ++other)
        if (mean(other).isValid() && mean(other).toDouble() < mine.toDouble())
            return false;
    return true;
}

void ComparisonPicture::paintBar(QPainter& painter, int row, const QRectF& cell) const
{
    const auto mean = [this](int r) {
        return summaries.index(r, SummaryModel::Mean).data(SummaryModel::SortRole).toDouble();
    };
    const int placers = wins.rowCount();
    const int first = row / placers * placers;
    double longest = 0;
    for (int other = first; other < first + placers; ++other)
        longest = std::max(longest, mean(other));
    if (longest <= 0)
        return;
    const QRectF bar(cell.left(), cell.center().y() - gridUnit / 2.0, cell.width() * mean(row) / longest,
                     gridUnit);
    painter.fillRect(bar, isBest(row) ? colors.good : colors.mutedText);
}

double ComparisonPicture::paintTable(QPainter& painter, double top) const
{
    const double right = size().width() - pictureMargin;
    const auto rule = [&](double y) {
        painter.setPen(QPen(colors.line, 1));
        painter.drawLine(QPointF(pictureMargin, y), QPointF(right, y));
    };
    double left = pictureMargin;
    painter.setFont(plain);
    for (int column = 0; column < SummaryModel::ColumnCount; ++column) {
        const double width = widths[static_cast<std::size_t>(column)];
        painter.setPen(colors.mutedText);
        painter.drawText(QRectF(left, top, width, lineHeight),
                         (column <= SummaryModel::Devices ? Qt::AlignLeft : Qt::AlignRight) |
                             Qt::AlignVCenter,
                         summaries.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        left += width + columnGap;
    }
    double y = top + lineHeight;
    rule(y);
    for (int row = 0; row < summaries.rowCount(); ++row) {
        left = pictureMargin;
        const bool best = isBest(row);
        for (int column = 0; column < SummaryModel::ColumnCount; ++column) {
            const double width = widths[static_cast<std::size_t>(column)];
            const bool failed =
                !summaries.index(row, SummaryModel::Mean).data(SummaryModel::SortRole).isValid();
            painter.setFont(
                best && (column == SummaryModel::Placer || column == SummaryModel::Mean) ? strong(1) : plain);
            painter.setPen(failed && column == SummaryModel::Mean ? colors.bad : colors.text);
            painter.drawText(QRectF(left, y, width, lineHeight),
                             static_cast<int>(alignmentAt(summaries, row, column)),
                             textAt(summaries, row, column));
            left += width + columnGap;
        }
        paintBar(painter, row, {left, y, barWidth, lineHeight});
        y += lineHeight;
        if (wins.rowCount() > 0 && (row + 1) % wins.rowCount() == 0)
            rule(y);
    }
    return y;
}

void ComparisonPicture::paintMatrix(QPainter& painter, double top) const
{
    const int count = wins.rowCount();
    const double high = 1.4 * lineHeight;
    const double step = duelWidth + columnGap;
    painter.setFont(plain);
    painter.setPen(colors.mutedText);
    painter.drawText(
        QRectF(pictureMargin, top, size().width() - 2 * pictureMargin, lineHeight),
        Qt::AlignLeft | Qt::AlignVCenter,
        tr("Wins, ties and losses of the row against the column; p-value of the signed-rank test"));
    top += lineHeight;
    const auto name = [this](int i) {
        return wins.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
    };
    for (int i = 0; i < count; ++i) {
        painter.drawText(QRectF(pictureMargin + firstWidth + step * i, top, step, lineHeight),
                         Qt::AlignRight | Qt::AlignVCenter, name(i));
        painter.drawText(QRectF(pictureMargin, top + lineHeight + high * i, firstWidth, high),
                         Qt::AlignLeft | Qt::AlignVCenter, name(i));
    }
    for (int i = 0; i < count; ++i)
        for (int j = 0; j < count; ++j) {
            if (i == j)
                continue;
            painter.setPen(wins.index(i, j).data(Qt::ForegroundRole).value<QColor>());
            painter.drawText(
                QRectF(pictureMargin + firstWidth + step * j, top + lineHeight + high * i, step, high),
                Qt::AlignRight | Qt::AlignVCenter, textAt(wins, i, j));
        }
}

} // namespace doppler
