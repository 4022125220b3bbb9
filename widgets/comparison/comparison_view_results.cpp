// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a comparison: their pages, as they come, as they are looked at, and those of an earlier one.
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_bar.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/runs/runs_model.h"
#include "widgets/ui/controls/empty_state.h"
#include "widgets/ui/controls/fit_columns.h"
#include "widgets/ui/theme/font_size.h"

#include <QHeaderView>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

namespace {

void dress(QTableView* table)
{
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setTabKeyNavigation(false); // Tab leaves the table; arrows move within.
}

} // namespace

void ComparisonView::makeResults()
{
    m_sorted->setSourceModel(m_summaries);
    m_sorted->setSortRole(SummaryModel::SortRole);
    m_table = new QTableView;
    dress(m_table);
    m_table->setModel(m_sorted);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(static_cast<int>(3 * gridUnit * textScale(font())));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setAlternatingRowColors(false);
    connect(m_table, &QTableView::activated, this, &ComparisonView::openRow);

    m_empty = new EmptyState(QStringLiteral("resultsEmpty"));
    m_empty->setAction(m_compare);
    auto* found = new QWidget;
    auto* rows = new QVBoxLayout(found);
    rows->setContentsMargins(0, gridUnit, 0, 0);
    rows->setSpacing(gridUnit);
    m_filter = new ResultFilter(*m_sorted);
    rows->addWidget(m_filter);
    rows->addWidget(m_table, 1);
    m_results = new QStackedWidget;
    m_results->addWidget(m_empty);
    m_results->addWidget(found);
    m_pages->addWidget(m_results);

    m_matrix = new QTableView;
    dress(m_matrix);
    m_matrix->setModel(m_wins);
    m_matrix->setShowGrid(true);
    m_noWins = new EmptyState(QStringLiteral("winsEmpty"));
    m_noWins->setAction(m_compare);
    m_winsKey = new QLabel;
    m_winsKey->setWordWrap(true);
    auto* wins = new QWidget;
    auto* lines = new QVBoxLayout(wins);
    lines->setContentsMargins(0, gridUnit, 0, 0);
    lines->setSpacing(gridUnit);
    lines->addWidget(m_winsKey);
    lines->addWidget(m_matrix, 1);
    m_winsPage = new QStackedWidget;
    m_winsPage->setObjectName(QStringLiteral("wins"));
    m_winsPage->addWidget(m_noWins);
    m_winsPage->addWidget(wins);
    m_pages->addWidget(m_winsPage);

    m_charts = new ChartPage(*m_summaries);
    m_charts->setEmptyAction(m_compare);
    m_pages->addWidget(m_charts);
    connect(m_charts, &ChartPage::opened, this, [this](std::size_t row) {
        if (row < m_summaries->rows().size())
            emit openRequested(m_summaries->study(), m_summaries->rows()[row]);
    });
}

void ComparisonView::useBaselines(const RunsModel& runs)
{
    m_summaries->setBaselines([&runs](const DataflowGraph& graph) { return runs.baselineOf(graph); });
    const auto update = [this] {
        if (m_summaries->updateBaselines())
            fitColumns(*m_table);
    };
    connect(&runs, &QAbstractItemModel::dataChanged, m_summaries, update);
    connect(&runs, &QAbstractItemModel::rowsRemoved, m_summaries, update);
}

void ComparisonView::adopt(const StudyPtr& study)
{
    m_summaries->setStudy(study);
    m_wins->setStudy(study);
    m_charts->reset();
    m_results->setCurrentIndex(study ? 1 : 0);
    m_winsPage->setCurrentIndex(study ? 1 : 0);
    emit resultsChanged();
}

void ComparisonView::takeRows(const std::vector<ComparisonRow>& rows)
{
    m_summaries->addRows(rows);
    m_wins->setRows(m_summaries->rows());
    fitColumns(*m_table);
    fitColumns(*m_matrix);
    m_matrix->resizeRowsToContents();
    m_charts->refresh();
    emit resultsChanged();
}

bool ComparisonView::lacksRuns() const
{
    const StudyPtr& study = m_summaries->study();
    if (!study || m_job.record().empty())
        return false;
    const auto done = std::ranges::count_if(m_summaries->rows(),
                                            [](const ComparisonRow& row) { return !row.error.has_value(); });
    return static_cast<std::size_t>(done) < study->setup.cells();
}

void ComparisonView::restore(RecordSource results)
{
    if (running() && !m_job.restoring())
        return; // Runs that are being made are worth more than those that are kept.
    forgetResults();
    if (!results)
        return;
    m_bar->showBusy();
    tell([] { return tr("Loading…"); });
    m_job.restore(std::move(results), request());
    updateState();
}

void ComparisonView::forgetResults()
{
    m_job.clear();
    adopt(nullptr);
    updateState();
}

ComparisonView::ViewState ComparisonView::viewState() const
{
    ViewState state;
    state.page = m_pages->currentIndex();
    state.filter = m_filter->state();
    state.sortColumn = m_table->horizontalHeader()->sortIndicatorSection();
    if (state.sortColumn < 0 || state.sortColumn >= SummaryModel::ColumnCount)
        state.sortColumn = -1;
    state.descending = m_table->horizontalHeader()->sortIndicatorOrder() == Qt::DescendingOrder;
    state.chart = m_charts->kind();
    state.problem = m_charts->problem();
    return state;
}

void ComparisonView::setViewState(const ViewState& state)
{
    showPage(std::clamp<int>(state.page, 0, PageCount - 1));
    m_filter->setState(state.filter);
    m_table->sortByColumn(std::clamp<int>(state.sortColumn, -1, SummaryModel::ColumnCount - 1),
                          state.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_charts->showKind(
        static_cast<ChartPage::Kind>(std::clamp<int>(state.chart, 0, ChartPage::KindCount - 1)));
    m_charts->showProblem(state.problem);
}

} // namespace doppler
