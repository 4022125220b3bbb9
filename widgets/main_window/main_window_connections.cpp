// SPDX-License-Identifier: GPL-3.0-or-later
// What leads where: the workbench's news to the views, the views' requests to the workbench, the actions to
// both.
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/main_window.h"
#include "widgets/playback/playback.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/runs/runs_view.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/text.h"

#include <QAction>
#include <QMenu>

namespace doppler {

void MainWindow::connectWorkbench()
{
    connect(&m_workbench, &Workbench::problemChanged, this, &MainWindow::showProblem);
    m_emptyDelay.setSingleShot(true);
    m_emptyDelay.setInterval(150);
    connect(&m_emptyDelay, &QTimer::timeout, this, &MainWindow::showRun);
    connect(&m_workbench, &Workbench::runChanged, this, [this] {
        // Between two problems there is no run for a moment; empty views would flash.
        if (!m_workbench.run() && m_workbench.busy()) {
            m_emptyDelay.start();
        } else {
            m_emptyDelay.stop();
            showRun();
        }
    });
    connect(&m_workbench, &Workbench::selectionChanged, this, &MainWindow::showSelection);
    connect(&m_workbench, &Workbench::locksChanged, m_comparison, [this] {
        m_comparison->setLocked({m_workbench.problem(), m_workbench.locks()});
    });
    connect(&m_workbench, &Workbench::placerChanged, this,
            [this] { m_choosers->showPlacer(m_workbench.placer()); });
    connect(&m_workbench, &Workbench::failed, m_messages, &MessageBar::showError);
    connect(&m_workbench, &Workbench::placementRepeated, this, [this](const QString& placer) {
        m_messages->showNotice([placer] {
            return tr("%1 gives the same placement again; the list shows it once.")
                .arg(placerTitle(placer.toStdString()));
        });
    });
    m_workbench.readOptions().merge(m_settings.givenOptions());
    connect(&m_workbench, &Workbench::optionsWanted, this, &MainWindow::askGivenOptions);
    connect(&m_workbench, &Workbench::noted, this, [this](const std::vector<Message>& notes) {
        m_messages->showNotice([notes] {
            QStringList lines;
            for (const Message& note : notes)
                lines += translated(note);
            return lines.join(QLatin1Char('\n'));
        });
    });
    connect(&m_workbench, &Workbench::saved, this, [this](const QString& file) {
        m_messages->showNotice([file] { return tr("Saved as %1").arg(file); });
    });
    connect(m_workbench.runs(), &QAbstractItemModel::rowsInserted, this, &MainWindow::updateActions);
    connect(m_workbench.runs(), &QAbstractItemModel::rowsRemoved, this, &MainWindow::updateActions);
    m_choosers->showPlacer(m_workbench.placer());
}

void MainWindow::connectViews()
{
    connect(m_choosers, &ChooserBar::graphChosen, &m_workbench, &Workbench::openGraph);
    connect(m_choosers, &ChooserBar::topologyChosen, &m_workbench, &Workbench::openTopology);
    connect(m_choosers, &ChooserBar::placerChosen, &m_workbench, &Workbench::setPlacer);
    connect(m_choosers, &ChooserBar::openGraphRequested, this, &MainWindow::openGraphFile);
    connect(m_choosers, &ChooserBar::newGraphRequested, this, &MainWindow::askNewGraph);
    connect(m_choosers, &ChooserBar::openTopologyRequested, this, &MainWindow::openDevicesFile);

    m_runs->setEmptyAction(m_actions->place);
    m_explain->view()->setEmptyAction(m_actions->place);
    connect(m_runs, &RunsView::showRequested, &m_workbench, &Workbench::showRun);
    connect(m_runs, &RunsView::removeRequested, this,
            [this](const QList<quint64>& ids) { offerRemoved([&] { m_workbench.removeRuns(ids); }); });
    connect(m_runs, &RunsView::removeOthersRequested, this,
            [this](quint64 id) { offerRemoved([&] { m_workbench.removeOtherRuns(id); }); });
    connect(&m_workbench, &Workbench::problemChanged, this, &MainWindow::forgetRemoved);
    connect(m_workbench.runs(), &RunsModel::rowsRemoved, this, &MainWindow::forgetRemoved);
    connect(m_runs, &RunsView::savePlacementRequested, this, &MainWindow::savePlacementFile);
    connect(m_runs, &RunsView::saveTraceRequested, this, &MainWindow::saveTraceFile);

    connect(m_graph, &GraphView::vertexSelected, &m_workbench, &Workbench::selectVertex);
    connect(m_graph, &GraphView::groupSelectionChanged, this, &MainWindow::showSelection);
    connect(m_graph, &GraphView::groupsChanged, this, &MainWindow::updateGroupActions);
    m_graph->setMenuActions(m_edits->contextActions() +
                            QList<QAction*>{m_actions->openGroup, m_actions->closeGroup,
                                            m_actions->openGroupLevel, m_actions->closeGroupLevel,
                                            m_actions->openGroups, m_actions->closeGroups, m_actions->fit,
                                            m_actions->find});
    // What was selected while the graph was still being laid out.
    connect(m_graph, &GraphView::layoutFinished, this, &MainWindow::showSelection);
    connect(m_graph, &GraphView::vertexActivated, m_gantt, &GanttView::showVertex);
    connect(m_graph, &GraphView::openRequested, this, &MainWindow::openGraphFile);
    connect(m_graph, &GraphView::searchMatched, m_find, &FindBar::setMatches);
    connect(m_graph, &GraphView::highlightChanged, this, &MainWindow::showHighlight);
    connect(m_find, &FindBar::searchChanged, m_graph, &GraphView::setSearch);
    connect(m_find, &FindBar::nextRequested, m_graph, &GraphView::nextMatch);
    connect(m_find, &FindBar::previousRequested, m_graph, &GraphView::previousMatch);
    connect(m_find, &FindBar::closed, m_graph, [this] { m_graph->setFocus(); });

    connect(m_gantt, &GanttView::vertexSelected, &m_workbench, &Workbench::selectVertex);
    connect(m_gantt, &GanttView::vertexActivated, &m_workbench, &Workbench::selectVertex);
    connect(m_gantt, &GanttView::timeRequested, m_playback, &Playback::seekOwn);
    m_gantt->setEmptyAction(m_actions->place);
    const auto hideDevices = [this] {
        std::vector<DeviceId> hidden;
        if (const RunPtr& run = m_gantt->run())
            for (const DeviceId device : run->problem->topology().devices())
                if (m_gantt->deviceHidden(device))
                    hidden.push_back(device);
        m_graph->setHiddenDevices(std::move(hidden));
    };
    connect(m_gantt, &GanttView::rowsChanged, m_graph, hideDevices);
    connect(&m_workbench, &Workbench::runChanged, m_graph, hideDevices);
    connect(m_playbackBar, &PlaybackBar::criticalPathToggled, m_gantt, &GanttView::setCriticalPathShown);
    connect(m_playbackBar, &PlaybackBar::transfersToggled, m_gantt, &GanttView::setTransfersShown);
    connect(m_playback, &Playback::timeChanged, this, &MainWindow::showTime);
    connect(m_playback, &Playback::playingChanged, this, &MainWindow::showTime);

    connect(m_inspector, &Inspector::vertexActivated, &m_workbench, &Workbench::selectVertex);
    connect(m_inspector, &Inspector::groupActivated, m_graph,
            [this](GroupId group) { m_graph->selectGroup(group); });
    connect(&m_workbench, &Workbench::checkpointGiven, this, &MainWindow::offerCheckpoint);

    connect(m_curves, &TrainingView::trainRequested, this, &MainWindow::askTraining);
    m_policy->offer(m_curves->trainAction());
    // An episode may be one on another graph than the open one; its vertices mean nothing here then.
    const auto isOpen = [this] {
        const ProblemPtr& played = m_policy->playback().episode().problem;
        return played && m_workbench.problem() && played->graphPtr() == m_workbench.problem()->graphPtr();
    };
    connect(m_policy, &PolicyView::stepShown, m_graph,
            [this, isOpen](VertexId, DeviceId, const std::vector<VertexId>& candidates) {
                m_graph->setCandidates(isOpen() ? candidates : std::vector<VertexId>());
            });
    const auto select = [this, isOpen] {
        if (isOpen())
            m_policy->setSelection(m_workbench.selectedVertices(), m_workbench.selectedVertex());
        else
            m_policy->setSelection({}, {});
    };
    connect(m_policy, &PolicyView::stepShown, m_policy, select);
    connect(&m_workbench, &Workbench::selectionChanged, m_policy, select);
    connect(&m_workbench, &Workbench::problemChanged, m_policy, select);
    connect(m_policy, &PolicyView::growthShown, this,
            [this](const std::shared_ptr<const GrowingPlacement>& growing) {
                const GraphPtr& shown = m_graph->picture().graph;
                const bool fits = growing && shown && growing->problem->graphPtr() == shown;
                m_graph->setGrowing(fits ? growing->devices : std::vector<std::optional<DeviceId>>());
            });
    connect(m_policy->menu(), &QMenu::triggered, m_policyDock, [this] {
        if (m_policy->isVisible())
            return;
        m_policyDock->show();
        m_policyDock->raise();
    });
    connect(m_policy, &PolicyView::cleared, m_graph, [this] { m_graph->setCandidates({}); });
    connect(m_explain, &ExplainPanel::policyRequested, m_policyDock, [this] {
        m_policyDock->show();
        m_policyDock->raise();
    });
    connect(m_policy, &PolicyView::vertexActivated, &m_workbench, [this, isOpen](VertexId vertex) {
        if (isOpen())
            m_workbench.selectVertex(vertex);
    });
    connect(m_training, &TrainingRuns::started, this, &MainWindow::raiseTraining);
    connect(m_training, &TrainingRuns::started, m_policy, &PolicyView::release);
    connect(m_training, &TrainingRuns::logsShown, this, &MainWindow::raiseTraining);
    connect(&m_workbench, &Workbench::trainingLogsGiven, m_training, &TrainingRuns::openLogs);
    connect(m_training, &TrainingRuns::proposed, this, &MainWindow::openTrainingDialog);
    connect(m_training, &TrainingRuns::failed, m_messages, &MessageBar::showError);
    connect(m_curves, &TrainingView::saved, &m_workbench, &Workbench::saved);
    connect(m_curves, &TrainingView::failed, &m_workbench, &Workbench::failed);
    connect(m_comparisonDock->toggleViewAction(), &QAction::triggered, this, [this](bool shown) {
        if (shown)
            raiseComparison();
    });
    connect(m_comparison, &ComparisonView::saved, &m_workbench, &Workbench::saved);
    connect(m_comparison, &ComparisonView::failed, &m_workbench, &Workbench::failed);
    connectSideBySide();
    // The key F goes by the focus, in one place (fitFocused).
    m_curves->fitAction()->setShortcut({});
}

void MainWindow::connectActions()
{
    const WindowActions& a = *m_actions;
    connect(a.newGraph, &QAction::triggered, this, &MainWindow::askNewGraph);
    connect(a.openGraph, &QAction::triggered, this, &MainWindow::openGraphFile);
    connect(a.importOptions, &QAction::triggered, &m_workbench, &Workbench::readGraphAgain);
    connect(a.openDevices, &QAction::triggered, this, &MainWindow::openDevicesFile);
    connect(a.openPlacement, &QAction::triggered, this, &MainWindow::openPlacementFile);
    connect(a.openTrace, &QAction::triggered, this, &MainWindow::openTraceFile);
    connect(a.execute, &QAction::triggered, this, &MainWindow::askExecution);
    connect(a.calibrate, &QAction::triggered, this, &MainWindow::askCalibration);
    connect(a.explain, &QAction::triggered, m_explain, &ExplainPanel::raise);
    connect(a.savePlacement, &QAction::triggered, this, [this] { savePlacementFile(m_workbench.runId()); });
    connect(a.exportTrace, &QAction::triggered, this, [this] { saveTraceFile(m_workbench.runId()); });
    connect(a.exportGraph, &QAction::triggered, this, &MainWindow::exportGraph);
    connect(a.exportGantt, &QAction::triggered, this, &MainWindow::exportGantt);
    connect(a.exportAnimation, &QAction::triggered, this, &MainWindow::askAnimation);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.find, &QAction::triggered, m_find, &FindBar::open);
    connect(a.findNext, &QAction::triggered, m_graph, &GraphView::nextMatch);
    connect(a.clearSelection, &QAction::triggered, this, [this] {
        m_workbench.selectVertex({});
        m_graph->selectGroup({});
    });
    connect(a.openGroup, &QAction::triggered, m_graph, &GraphView::openSelected);
    connect(a.closeGroup, &QAction::triggered, m_graph, &GraphView::closeAroundSelected);
    connect(a.openGroupLevel, &QAction::triggered, m_graph, &GraphView::openLevel);
    connect(a.closeGroupLevel, &QAction::triggered, m_graph, &GraphView::closeLevel);
    connect(a.openGroups, &QAction::triggered, m_graph, &GraphView::openAll);
    connect(a.closeGroups, &QAction::triggered, m_graph, &GraphView::closeAll);
    connect(a.fit, &QAction::triggered, this, &MainWindow::fitFocused);
    connect(a.zoomIn, &QAction::triggered, m_graph, &GraphView::zoomIn);
    connect(a.zoomOut, &QAction::triggered, m_graph, &GraphView::zoomOut);
    connect(a.followTraining, &QAction::toggled, this, [this](bool follow) {
        m_settings.setFollowTraining(follow);
        m_training->setFollow(follow);
    });
    a.followTraining->setChecked(m_settings.followTraining());
    m_training->setFollow(m_settings.followTraining());
    connect(a.train, &QAction::triggered, this, &MainWindow::askTraining);
    connect(a.compare, &QAction::triggered, this, &MainWindow::raiseComparison);
    connect(a.resumeTraining, &QAction::triggered, this, &MainWindow::askCheckpoint);
    connect(a.openTrainingLog, &QAction::triggered, this, &MainWindow::askTrainingLogs);
    connect(a.resetLayout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(a.fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(a.place, &QAction::triggered, &m_workbench, &Workbench::placeAgain);
    connect(a.placeAs, &QAction::triggered, this, &MainWindow::askPlacerOptions);
    connect(a.placeWithCheckpoint, &QAction::triggered, this, &MainWindow::askPlacingCheckpoint);
    connect(a.stop, &QAction::triggered, &m_workbench, &Workbench::stop);
    connect(a.previousRun, &QAction::triggered, this, [this] { stepRun(-1); });
    connect(a.nextRun, &QAction::triggered, this, [this] { stepRun(1); });
    connect(a.keys, &QAction::triggered, this, &MainWindow::showKeys);
}

} // namespace doppler
