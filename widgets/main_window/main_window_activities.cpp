// SPDX-License-Identifier: GPL-3.0-or-later
// What the status line tells of while it goes on, and what ends it.
#include "widgets/comparison/comparison_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/jobs/write_queue.h"
#include "widgets/main_window/main_window.h"
#include "widgets/report/report_export.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/table_files.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/format.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>

namespace doppler {

namespace {

/// Opening and placing.
const QString workActivity = QStringLiteral("work");

/// The file of a queue that is on its way. What is cancelled stays as it was, unless it is too late for that;
/// the next one goes on.
void tellOfWrites(Activities& activities, const QString& name, WriteQueue& queue)
{
    queue.watch([&activities, name, &queue] {
        const QString file = QFileInfo(queue.writing()).fileName();
        if (file.isEmpty())
            activities.end(name);
        else
            activities.tell(
                name, [file] { return MainWindow::tr("Writing %1…").arg(file); },
                [&queue] { queue.cancel(); });
    });
}

} // namespace

void MainWindow::connectActivities()
{
    connect(&m_workbench, &Workbench::busyChanged, this, [this] {
        m_evaluations = 0;
        showActivity();
        updateActions();
    });
    connect(&m_workbench, &Workbench::progressed, this,
            [this](quint64 evaluations, double best, double share) {
                m_evaluations = evaluations;
                m_bestSoFar = best;
                showActivity();
                if (share > 0)
                    m_activities->reached(workActivity, share);
            });
    connect(&m_workbench, &Workbench::placingBegan, this, [this] {
        m_evaluations = 0;
        m_activities->restart(workActivity);
        showActivity();
    });
    connect(&m_workbench, &Workbench::loadProgressed, this,
            [this](double share) { m_activities->reached(workActivity, share); });

    const QString report = QStringLiteral("report");
    connect(m_report, &ReportExport::runningChanged, this, [this, report] {
        if (m_report->running())
            m_activities->tell(
                report, [] { return tr("Making the report…"); }, [this] { m_report->cancel(); });
        else
            m_activities->end(report);
    });
    connect(m_report, &ReportExport::progressed, m_activities,
            [this, report](double share) { m_activities->reached(report, share); });

    tellOfWrites(*m_activities, QStringLiteral("files"), m_workbench.writes());
    tellOfWrites(*m_activities, QStringLiteral("side by side files"), m_sideBySideView->writes());
    tellOfWrites(*m_activities, QStringLiteral("comparison files"), m_comparison->writes());
    tellOfWrites(*m_activities, QStringLiteral("training files"), m_curves->writes());
    tellOfWrites(*m_activities, QStringLiteral("tables"), m_tables->writes());
    tellOfWrites(*m_activities, QStringLiteral("panel pictures"), m_pictures->writes());

    const QString furtherGraphs = QStringLiteral("further graphs");
    connect(m_training, &TrainingRuns::loadingChanged, this, [this, furtherGraphs] {
        if (m_training->loading())
            m_activities->tell(
                furtherGraphs, [] { return tr("Loading graphs to train on…"); },
                [this] { m_training->cancelLoading(); });
        else
            m_activities->end(furtherGraphs);
    });
    connect(m_training, &TrainingRuns::loadProgressed, m_activities,
            [this, furtherGraphs](double share) { m_activities->reached(furtherGraphs, share); });

    // What is there already stays when somebody has enough.
    const QString layout = QStringLiteral("layout");
    connect(m_graph, &GraphView::layoutTakesLong, this, [this, layout] {
        if (!m_graph->layoutJob().refining())
            return; // Our own layout is not worth a stop: without it there is nothing.
        m_activities->tell(
            layout, [] { return tr("Arranging the graph…"); },
            [this] { m_graph->layoutJob().stopRefining(); });
    });
    for (const auto over : {&GraphView::layoutStarted, &GraphView::layoutFinished})
        connect(m_graph, over, m_activities, [this, layout] { m_activities->end(layout); });
}

void MainWindow::showActivity()
{
    if (!m_workbench.busy()) {
        m_activities->end(workActivity);
        return;
    }
    m_activities->tell(
        workActivity,
        [this] {
            return m_evaluations == 0
                       ? tr("Working…")
                       : tr("%1 placements tried, best %2")
                             .arg(QLocale().toString(m_evaluations), formatSeconds(m_bestSoFar));
        },
        [this] { m_workbench.stop(); });
}

/// What was placed by hand, or trained for an hour, is not to be lost by a key.
void MainWindow::offerRemoved(const std::function<void()>& remove)
{
    std::vector<RunEntry> gone = m_workbench.runs()->entries();
    remove();
    std::erase_if(gone,
                  [this](const RunEntry& entry) { return m_workbench.runs()->find(entry.id) != nullptr; });
    if (gone.empty())
        return;
    const int count = static_cast<int>(gone.size());
    const auto kept = std::make_shared<const std::vector<RunEntry>>(std::move(gone));
    m_messages->offerUndo([count] { return tr("%n runs removed", nullptr, count); },
                          {[] { return tr("&Undo"); }, [this, kept] { m_workbench.putBack(*kept); }});
    m_removed = kept;
}

/// Where none of their problems is open or in the list any more, nobody would look for them there.
void MainWindow::forgetRemoved()
{
    const auto removed = m_removed.lock();
    if (!removed)
        return;
    const auto known = [this](const RunEntry& entry) {
        const ProblemPtr& problem = entry.run->problem;
        return problem == m_workbench.problem() ||
               std::ranges::any_of(m_workbench.runs()->entries(),
                                   [&](const RunEntry& other) { return other.run->problem == problem; });
    };
    if (std::ranges::none_of(*removed, known))
        m_messages->endUndo();
}

} // namespace doppler
