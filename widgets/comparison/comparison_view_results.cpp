// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a comparison: as they come, as they are looked at, and those of an earlier one.
#include "widgets/comparison/chart_page.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/runs/runs_model.h"
#include "widgets/ui/controls/fit_columns.h"

#include <QHeaderView>
#include <QProgressBar>
#include <QStackedWidget>
#include <QTableView>
#include <algorithm>

namespace doppler {

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
    m_progress->setRange(0, 0);
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
