// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of trainings in place of their curves.
#include "widgets/training/curves/training_plot.h"
#include "widgets/training/runs/training_title.h"
#include "widgets/training/settings_model.h"
#include "widgets/training/training_table.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QHeaderView>
#include <QStackedLayout>
#include <QTableView>
#include <QTreeView>

namespace doppler {

namespace {

TrainingRow rowOf(const TrainingJob& job)
{
    TrainingRow row;
    row.name = job.name().toStdString();
    row.settings = settingsOf(job.setup());
    row.seed = job.setup().seed;
    row.best = job.bestMakespan();
    row.episodes = job.progress().done();
    if (const auto& newest = job.progress().newest())
        row.seconds = newest->seconds;
    return row;
}

} // namespace

QTableView* TrainingView::makeSettingsTable()
{
    m_settingsTable = new QTableView(this);
    m_settingsTable->setObjectName(QStringLiteral("trainingSettings"));
    m_settingsTable->setModel(m_settings);
    m_settingsTable->setFrameShape(QFrame::NoFrame);
    m_settingsTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_settingsTable->setContextMenuPolicy(Qt::NoContextMenu); // The view's own.
    m_settingsTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_settingsTable->setShowGrid(false);
    m_settingsTable->verticalHeader()->hide();
    m_settingsTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_settingsTable->horizontalHeader()->setHighlightSections(false);
    // Unsorted until a caption is clicked: the order of the list.
    m_settingsTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_settingsTable->setSortingEnabled(true);
    return m_settingsTable;
}

void TrainingView::showPage()
{
    const int page = m_compare->isChecked() ? 1 : m_settingsAction->isChecked() ? 2 : 0;
    m_list->setVisible(page == 0); // A table holds the same rows.
    m_pictures->setCurrentIndex(page);
    refreshTables();
    updateHeader();
}

void TrainingView::refreshTables()
{
    m_table->refresh();
    if (!m_settingsAction->isChecked())
        return;
    std::vector<TrainingRow> rows;
    for (const Run& run : m_runs)
        if (run.job)
            rows.push_back(rowOf(*run.job));
    m_settings->setTrainings(std::move(rows));
    QHeaderView* header = m_settingsTable->horizontalHeader();
    if (const int column = m_settings->sortedColumn(); column != header->sortIndicatorSection())
        header->setSortIndicator(column, header->sortIndicatorOrder()); // A column before it came or went.
}

std::span<const EpisodeRecord> TrainingView::recordsOf(const TrainingJob* job) const
{
    for (const Run& run : m_runs)
        if (const RunCurves* drawn = m_plot->curves(run.id); drawn && run.job && run.job == job)
            return drawn->records();
    return {};
}

} // namespace doppler
