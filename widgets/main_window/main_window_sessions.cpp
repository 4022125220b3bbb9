// SPDX-License-Identifier: GPL-3.0-or-later
// What of the window a session keeps.
#include "widgets/comparison/comparison_view.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/main_window/main_window.h"
#include "widgets/session/comparison_parts.h"
#include "widgets/session/gantt_part.h"
#include "widgets/session/panels_part.h"
#include "widgets/session/session_actions.h"
#include "widgets/session/side_by_side_part.h"
#include "widgets/session/trainings_part.h"
#include "widgets/session/view_parts.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/training_runs.h"

#include <QAction>

namespace doppler {

void MainWindow::connectSessions()
{
    SessionKeeper& keeper = m_sessions->keeper();
    keeper.addPart("view", viewPart(
                               *this, [this] { return panelState(); }, *m_graph, *m_playback));
    keeper.addPart("comparison", comparisonPart(*m_comparison));
    keeper.addPart("comparison_results", comparisonResultsPart(*m_comparison));
    keeper.addPart("gantt", ganttPart(m_workbench, *m_gantt));
    keeper.addPart("panels",
                   panelsPart(keeper, m_workbench, *this, *m_runs, *m_graphControls, *m_find, *m_playback));
    keeper.addPart("side_by_side", sideBySidePart(keeper, m_workbench, *m_sideBySide, *m_sideBySideView));
    keeper.addPart("training", trainingPart(*m_training));
    keeper.addPart("trainings", trainingsPart(*m_training));
    keeper.addPart("markers", markersPart(keeper, m_workbench, *m_ganttTools));
    keeper.setCheckpointSource([this] { return m_training->checkpoints(); });
    connect(m_ganttTools, &GanttTools::markersChanged, &keeper, &SessionKeeper::touch);
    connect(m_comparison, &ComparisonView::resultsChanged, &keeper, &SessionKeeper::touch);
    for (const auto signal : {&TrainingRuns::started, &TrainingRuns::ended, &TrainingRuns::logsShown})
        connect(m_training, signal, &keeper, &SessionKeeper::touch);
    connect(m_training, &TrainingRuns::forgotten, &keeper, &SessionKeeper::touch);
    connect(m_sessions, &SessionActions::checkpointChosen, this, &MainWindow::resumeFrom);
    connect(m_sessions, &SessionActions::discarded, this, &MainWindow::openStart);
    const QString opening = QStringLiteral("session");
    connect(&keeper, &SessionKeeper::openingChanged, this, [this, &keeper, opening] {
        if (keeper.opening())
            m_activities->tell(
                opening, [] { return tr("Opening the session…"); }, [&keeper] { keeper.cancel(); });
        else
            m_activities->end(opening);
        updateActions();
    });
    connect(&keeper, &SessionKeeper::progressed, m_activities,
            [this, opening](double share) { m_activities->reached(opening, share); });
    connect(m_actions->stop, &QAction::triggered, &keeper, &SessionKeeper::cancel);
    // Where the start has nothing to show, there is the welcome page, or what the preferences say.
    connect(&keeper, &SessionKeeper::notOpened, this, [this, &keeper](bool restored) {
        if (m_workbench.problem() || m_workbench.busy() || keeper.opening())
            return;
        if (restored)
            openStart();
        else
            showWelcome(true);
    });
}

} // namespace doppler
