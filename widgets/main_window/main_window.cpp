// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/main_window.h"

#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/find_bar.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/help/guide_files.h"
#include "widgets/help/guide_window.h"
#include "widgets/inspector/inspector.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/model_menu.h"
#include "widgets/placing/placer_dialog.h"
#include "widgets/playback/playback.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/drop_hint.h"
#include "widgets/shell/kept_sizes.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_dialog.h"
#include "widgets/training/training_runs.h"
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
    m_comparison->useRules(m_workbench.readOptions(), m_workbench.approvals());
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
