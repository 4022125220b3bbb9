// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/main_window.h"

#include "core/workloads/workload.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explain_view.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/help/guide_files.h"
#include "widgets/help/guide_window.h"
#include "widgets/inspector/inspector.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/activities.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/dock.h"
#include "widgets/main_window/drop_hint.h"
#include "widgets/main_window/find_bar.h"
#include "widgets/main_window/gantt_tools.h"
#include "widgets/main_window/graph_controls.h"
#include "widgets/main_window/kept_sizes.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/message_bar.h"
#include "widgets/main_window/model_menu.h"
#include "widgets/main_window/status_line.h"
#include "widgets/main_window/training_runs.h"
#include "widgets/main_window/window_actions.h"
#include "widgets/placing/placer_dialog.h"
#include "widgets/playback/playback.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/text.h"
#include "widgets/training/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QMenu>
#include <QTabBar>
#include <QVBoxLayout>

namespace doppler {

MainWindow::MainWindow(Settings& settings, QWidget* parent) : QMainWindow(parent), m_settings(settings)
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/doppler-workbench.svg")));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_actions = new WindowActions(this);
    makeViews();
    makeDocks();
    makeToolBar();
    m_sessions = new SessionActions(m_workbench, m_settings, *m_messages, *m_actions, this);
    makeFrame();
    makeMenus();
    connectWorkbench();
    connectSessions();
    connectViews();
    connectActions();
    connectFrame();
    connectActivities();
    useTheme(m_settings.theme());
    m_language.use(m_settings.language());
    retranslate();
    restoreLayout();
    updateActions();
    centralWidget()->setFocus(); // No view is marked before someone turns to it.
}

MainWindow::~MainWindow()
{
    delete m_lessons;             // It looks at what goes next.
    m_policy->disconnect();       // As it hides, it tells that nothing grows any more.
    m_workbench.disconnect(this); // Views go before the workbench does.
}

void MainWindow::makeViews()
{
    m_graph = new GraphView;
    m_gantt = new GanttView;
    m_playback = new Playback(this);
    m_playbackBar = new PlaybackBar(m_playback);
    m_runs = new RunsView(m_workbench.runs());
    m_inspector = new Inspector;
    m_curves = new TrainingView;
    m_policy = new PolicyView;
    m_training = new TrainingRuns(m_workbench, *m_curves, *m_policy, this);
    m_ganttTools = new GanttTools(m_workbench, *m_gantt, *m_graph, *m_training, this);
    m_comparison = new ComparisonView;
    makeSideBySide();
    m_messages = new MessageBar;
    m_find = new FindBar;
    m_graphControls = new GraphControls(m_workbench, *m_graph, *m_find, m_settings, *m_actions, this);
    m_graphControls->setDeviceRows(
        {[this](DeviceId device) { return m_gantt->deviceHidden(device); },
         [this](DeviceId device, bool hidden) { m_gantt->setDeviceHidden(device, hidden); }});
    m_dropHint = new DropHint(this);
    m_status = new StatusLine;
    setStatusBar(m_status);
    m_activities = new Activities(*m_status, this);
    m_edits = new EditMenu(
        {m_workbench, *m_graph, *m_gantt, *m_inspector, *m_actions, *m_messages, *m_status}, this);

    auto* middle = new QWidget;
    middle->setObjectName(QStringLiteral("middle"));
    middle->setFocusPolicy(Qt::ClickFocus);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_find);
    column->addWidget(m_graph, 1);
    setCentralWidget(middle);
}

void MainWindow::makeDocks()
{
    m_runsDock = new Dock(QStringLiteral("runsDock"), m_runs, this);
    m_inspectorDock = new Dock(QStringLiteral("inspectorDock"), m_inspector, this);
    m_ganttDock = new Dock(QStringLiteral("ganttDock"), m_ganttTools->panel(), this);
    m_ganttTools->addButton(*m_playbackBar);
    m_ganttDock->setHeader(m_playbackBar);
    m_trainingDock = new Dock(QStringLiteral("trainingDock"), m_curves, this);
    m_policyDock = new Dock(QStringLiteral("policyDock"), m_policy, this);
    m_comparisonDock = new Dock(QStringLiteral("comparisonDock"), m_comparison, this);
    m_sideBySideDock = new Dock(QStringLiteral("sideBySideDock"), m_sideBySideView, this);
    m_explain = new ExplainPanel(m_workbench, *m_graph, *m_playback, *m_policy, this);
    m_explain->setEpisodes([this](const Run& run) { return m_training->episodeOf(run); });
    connect(m_training, &TrainingRuns::bestExplained, m_explain, &ExplainPanel::showDecider);
    connect(m_training, &TrainingRuns::forgotten, m_explain, &ExplainPanel::showDecider);
    applyDefaultLayout();
}

void MainWindow::makeToolBar()
{
    m_choosers = new ChooserBar;
    m_choosers->addDevicesAction(m_actions->editDevices);
    m_choosers->addSeparator();
    m_choosers->addAction(m_actions->place);
    m_choosers->addAction(m_actions->train);
    m_choosers->addAction(m_actions->compare);
    addToolBar(m_choosers);
    setContextMenuPolicy(Qt::NoContextMenu); // Its only entry would take the choosers away.
}

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
    m_settings.restoreGivenOptions();
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

void MainWindow::openSample()
{
    m_workbench.openSession({QStringLiteral("chainmm"),
                             m_settings.defaultDevices(),
                             {},
                             {{QStringLiteral("critical-path"), 1, {}},
                              {QStringLiteral("heft"), 1, {}},
                              {QStringLiteral("simulated-annealing"), 1, {}}}});
}

void MainWindow::showProblem()
{
    const ProblemPtr& problem = m_workbench.problem();
    m_choosers->showGraph(m_workbench.graphSource());
    m_choosers->showTopology(m_workbench.topologySource());
    m_graph->setGraph(problem->graphPtr(), problem->topologyPtr());
    m_comparison->setOpen(m_workbench.graphSource(), m_workbench.topologySource(), m_workbench.model());
    setWindowTitle(tr("%1 – Doppler Workbench").arg(problemTitle(*problem)));
    m_messages->dismiss();
    m_modelMenu->showModel(m_workbench.model());
    updateActions();
}

void MainWindow::showRun()
{
    const RunPtr run = m_workbench.run();
    m_graph->setRun(run);
    m_gantt->setRun(run);
    showHighlight();
    m_playback->setRun(run);
    m_runs->setShownRun(m_workbench.runId());
    m_status->showRun(m_workbench.problem(), run);
    showSelection();
    showTime();
    updateActions();
}

/// The chart forgets it between two problems; the graph goes on where it is the same.
void MainWindow::showHighlight()
{
    const RunPtr& run = m_gantt->run();
    const GraphPtr& shown = m_graph->picture().graph;
    const bool same = run && shown && run->problem->graph().fingerprint() == shown->fingerprint();
    m_gantt->setHighlightedDevice(same ? m_graph->highlightedDevice() : std::nullopt);
}

void MainWindow::showSelection()
{
    m_edits->showSelection();
    updateGroupActions();
}

void MainWindow::updateGroupActions()
{
    m_actions->openGroup->setEnabled(m_graph->canOpenSelected());
    m_actions->closeGroup->setEnabled(m_graph->canCloseAroundSelected());
    for (QAction* action : {m_actions->openGroupLevel, m_actions->openGroups})
        action->setEnabled(m_graph->hasClosedGroups());
    for (QAction* action : {m_actions->closeGroupLevel, m_actions->closeGroups})
        action->setEnabled(m_graph->hasOpenGroups());
}

void MainWindow::showTime()
{
    const double seconds = m_playback->ownTime();
    m_gantt->setTime(seconds);
    // At rest at the start the graph shows its devices plainly; else what the cursor's moment looks like.
    const bool moment = m_playback->run() && (seconds > 0 || m_playback->isPlaying());
    m_graph->setTime(moment ? std::optional(seconds) : std::nullopt);
}

void MainWindow::updateActions()
{
    const bool hasProblem = m_workbench.problem() != nullptr;
    const bool hasRun = m_workbench.run() != nullptr;
    const bool severalRuns = m_workbench.runs()->rowCount() > 1;
    for (QAction* action :
         {m_actions->openPlacement, m_actions->openTrace, m_actions->calibrate, m_actions->openDevices,
          m_actions->place, m_actions->placeWithCheckpoint, m_actions->exportGraph, m_actions->find,
          m_actions->findNext, m_actions->fit, m_actions->zoomIn, m_actions->zoomOut})
        action->setEnabled(hasProblem);
    for (QAction* action : {m_actions->savePlacement, m_actions->exportTrace, m_actions->exportGantt,
                            m_actions->exportAnimation, m_actions->execute})
        action->setEnabled(hasRun);
    for (QAction* action : {m_actions->previousRun, m_actions->nextRun})
        action->setEnabled(severalRuns);
    m_actions->importOptions->setEnabled(hasProblem && QFileInfo::exists(m_workbench.graphSource()));
    m_actions->stop->setEnabled(m_workbench.busy() || m_sessions->keeper().opening());
    updateGroupActions();
}

void MainWindow::stepRun(int rows)
{
    const RunsModel* runs = m_workbench.runs();
    const int row = runs->rowOf(m_workbench.runId()) + rows;
    if (row >= 0 && row < runs->rowCount())
        m_workbench.showRun(runs->entries()[static_cast<std::size_t>(row)].id);
}

void MainWindow::fitFocused()
{
    const QWidget* focus = QApplication::focusWidget();
    if (focus && m_ganttDock->isAncestorOf(focus))
        m_gantt->fit();
    else if (focus && m_sideBySideDock->isAncestorOf(focus))
        m_sideBySideView->stack()->fit();
    else if (focus && m_trainingDock->isAncestorOf(focus))
        m_curves->fitAction()->trigger();
    else
        m_graph->fit();
}

void MainWindow::askPlacerOptions()
{
    // Where the shown run is of the chosen placer, what it was asked for is where to go on from.
    const auto shown = m_workbench.requestOf(m_workbench.runId());
    auto* dialog = new PlacerDialog(
        shown && shown->placer == m_workbench.placer() ? *shown : PlacerRequest{m_workbench.placer()}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_workbench.placeAs(dialog->request()); });
    dialog->open();
}

void MainWindow::askTraining()
{
    if (m_workbench.problem())
        openTrainingDialog(m_training->proposal());
}

void MainWindow::openTrainingDialog(const TrainingSetup& proposal)
{
    QStringList documents; // Graphs of the runs in the list, but for the open one.
    for (const RunEntry& entry : m_workbench.runs()->entries())
        if (entry.graphSource != m_workbench.graphSource() && !documents.contains(entry.graphSource))
            documents += entry.graphSource;
    auto* dialog = new TrainingDialog(proposal, this, documents);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_training->start(dialog->order()); });
    dialog->open();
}

void MainWindow::raiseTraining()
{
    m_trainingDock->show();
    m_trainingDock->raise();
}

void MainWindow::raiseComparison()
{
    if (!m_comparisonDock->isVisible() && !m_comparisonDock->isFloating()) {
        if (height() < leastForBoth && m_sideBySideDock->isVisible() && !m_sideBySideDock->isFloating())
            tabifyDockWidget(m_sideBySideDock,
                             m_comparisonDock); // One above the other would make the window higher.
        else if (m_trainingDock->isVisible())
            tabifyDockWidget(m_trainingDock, m_comparisonDock); // Its place is that of the curves.
    }
    m_comparisonDock->show();
    m_comparisonDock->raise();
    resizeDocks({m_comparisonDock}, {height() * 2 / 5}, Qt::Vertical);
    m_comparison->setFocus();
}

void MainWindow::useTheme(ThemeKind kind)
{
    applyTheme(*qApp, kind == ThemeKind::System ? m_systemScheme.kind() : kind);
    m_themes->actions()[static_cast<int>(kind)]->setChecked(true);
}

void MainWindow::useLanguage(const QString& code)
{
    m_language.use(code);
    if (m_guide)
        m_guide->showTranslation(guideFile(m_language.code()));
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toString() == m_language.code());
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange) { // Also while this is being made.
        if (m_actions)
            m_actions->retint(palette());
        if (m_edits)
            m_edits->retint(palette());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_runsDock->setTitle(tr("Runs"));
    m_inspectorDock->setTitle(tr("Inspector"));
    m_ganttDock->setTitle(tr("Gantt chart"));
    m_trainingDock->setTitle(tr("Training"));
    m_policyDock->setTitle(tr("Policy"));
    m_comparisonDock->setTitle(tr("Comparison"));
    m_sideBySideDock->setTitle(tr("Side by side"));
    for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        tabs->setAccessibleName(tr("Panels"));
    m_sideBySide->retranslate();
    m_explain->retranslate();
    m_training->retranslate();
    m_ganttTools->retranslate();
    m_sessions->retranslate();
    m_layouts->retranslate();
    m_lessons->retranslate();
    m_graph->setAccessibleName(tr("Graph"));
    setWindowTitle(m_workbench.problem()
                       ? tr("%1 – Doppler Workbench").arg(problemTitle(*m_workbench.problem()))
                       : tr("Doppler Workbench"));
    retranslateMenus();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    m_lessons->leave(); // What is remembered is the window before it.
    m_settings.setLayout({saveGeometry(), panelState()});
    m_sizes->keep();
    m_settings.flush();
    m_sessions->keeper().end();
    m_playback->pause();
    m_training->abortAll();
    m_comparison->cancel();
    m_workbench.cancel();
    event->accept();
}

} // namespace doppler
