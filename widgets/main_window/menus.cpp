// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/menus.h"

#include "core/placers/api/registry.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/help/guide_files.h"
#include "widgets/help/guide_window.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/docks.h"
#include "widgets/main_window/key_sheet.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/menus/about_dialog.h"
#include "widgets/main_window/menus/appearance.h"
#include "widgets/main_window/menus/model_menu.h"
#include "widgets/main_window/menus/samples_menu.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/report/report_export.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/topology/devices_menu.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/offered_placers.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace doppler {

Menus::Menus(const PanelContext& context, const Sources& sources)
    : QObject(&context.window), m_context(context), m_sources(sources)
{
    for (QMenu*& menu : m_menus)
        menu = context.window.menuBar()->addMenu(QString());
    m_samples = new SamplesMenu(context.workbench, context.actions.openSample, m_menus[File]);
    m_devices = new DevicesMenu(context.workbench, context.actions, context.messages, &context.window);
    m_export = new QMenu(m_menus[File]);
    m_export->setObjectName(QStringLiteral("exportMenu"));
    m_placers = new QMenu(m_menus[Run]);
    m_model = new ModelMenu(m_menus[Run]);
    connect(m_model, &ModelMenu::modelChosen, &context.workbench, &Workbench::setModel);
    connect(&context.workbench, &Workbench::problemChanged, this,
            [this] { m_model->showModel(m_context.workbench.model()); });
    fillFile();
    fillEdit();
    fillView();
    m_devices->fill(*m_menus[Devices]);
    fillRun();
    fillTrain();
    fillCompare();
    fillHelp();
}

void Menus::fillFile()
{
    const WindowActions& a = m_context.actions;
    QMenu* menu = m_menus[File];
    menu->addAction(a.placeModel);
    menu->addActions({a.newGraph, a.openGraph, a.openGraphFolder, a.importOptions, a.openDevices,
                      a.openPlacement, a.openTrace});
    menu->addMenu(m_samples);
    menu->addMenu(m_sources.sessions.recentFiles());
    menu->addSeparator();
    menu->addActions({a.openSession, a.saveSession, a.saveSessionAs});
    menu->addSeparator();
    menu->addMenu(m_export);
    m_export->addActions({a.savePlacement, a.exportTrace, a.exportGraph, a.exportGantt, a.exportFigure,
                          a.exportAnimation, a.saveTable});
    m_export->addMenu(m_sources.pictures.menu());
    m_export->addAction(m_sources.report.action());
    menu->addSeparator();
    menu->addAction(a.quit);
}

void Menus::fillEdit()
{
    const WindowActions& a = m_context.actions;
    QMenu* menu = m_menus[Edit];
    m_sources.edits.fillTop(*menu);
    m_context.parts.get<GraphControls>().fillEdit(*menu);
    menu->addSeparator();
    m_sources.edits.fill(*menu);
    menu->addSeparator();
    menu->addActions({a.copyPicture, a.copyTable, a.copyCommand, a.copyWindowCommand});
    menu->addSeparator();
    menu->addAction(a.preferences);
}

void Menus::fillView()
{
    const WindowActions& a = m_context.actions;
    const PlaybackBar& playback = m_context.parts.get<PlaybackBar>();
    QMenu* menu = m_menus[View];
    menu->addActions({a.fit, a.zoomIn, a.zoomOut});
    menu->addSeparator();
    menu->addActions(
        {a.openGroup, a.closeGroup, a.openGroupLevel, a.closeGroupLevel, a.openGroups, a.closeGroups});
    menu->addSeparator();
    m_context.parts.get<GraphControls>().fillView(*menu);
    menu->addSeparator();
    menu->addActions(m_sources.docks.toggleActions());
    menu->addActions({a.nextPanel, a.previousPanel});
    menu->addSeparator();
    menu->addActions({playback.criticalPathAction(), playback.transfersAction()});
    for (const auto& panel : m_sources.panels) {
        menu->addActions(panel->actions());
        if (QMenu* own = panel->menu())
            menu->addMenu(own);
    }
    menu->addSeparator();
    menu->addMenu(m_sources.appearance.themeMenu());
    menu->addMenu(m_sources.appearance.languageMenu());
    menu->addMenu(&m_sources.layouts);
    menu->addActions({a.fullScreen, a.present});
}

void Menus::fillRun()
{
    const WindowActions& a = m_context.actions;
    const PlaybackBar& playback = m_context.parts.get<PlaybackBar>();
    QMenu* menu = m_menus[Run];
    menu->addActions({a.place, a.placeAs, a.stop});
    menu->addMenu(m_placers);
    menu->addAction(a.placeWithCheckpoint);
    menu->addMenu(m_model);
    menu->addSeparator();
    menu->addActions({a.previousRun, a.nextRun});
    menu->addActions(m_context.parts.get<RunsView>().menuActions());
    menu->addSeparator();
    menu->addActions(
        {a.explain, a.copyExplanationCommand, a.execute, a.workload, a.tune, a.measureKernels, a.calibrate});
    menu->addSeparator();
    menu->addActions({playback.playAction(), playback.stepBackAction(), playback.stepForwardAction(),
                      playback.toStartAction(), playback.toEndAction()});
    menu->addMenu(playback.speedMenu());
}

void Menus::fillTrain()
{
    const WindowActions& a = m_context.actions;
    const TrainingView& curves = m_context.parts.get<TrainingView>();
    const GanttTools& gantt = m_context.parts.get<GanttTools>();
    QMenu* menu = m_menus[Train];
    menu->addActions({a.train, a.resumeTraining, a.openTrainingLog});
    menu->addMenu(m_sources.sessions.checkpointMenu());
    menu->addSeparator();
    menu->addActions({curves.pauseAction(), curves.stopAction(), curves.abortAction(),
                      curves.continueAction(), curves.clearAction()});
    menu->addSeparator();
    menu->addActions({curves.compareAction(), curves.settingsAction()});
    menu->addMenu(curves.optionsMenu());
    menu->addAction(a.copyTrainingCommand);
    menu->addMenu(m_context.parts.get<PolicyView>().menu());
    menu->addSeparator();
    menu->addActions({a.followTraining, gantt.replayAction(), gantt.replay()->previousAction(),
                      gantt.replay()->playAction(), gantt.replay()->nextAction()});
}

void Menus::fillCompare()
{
    const WindowActions& a = m_context.actions;
    const ComparisonView& comparison = m_context.parts.get<ComparisonView>();
    const SideBySideView& beside = m_context.parts.get<SideBySideView>();
    QMenu* menu = m_menus[Compare];
    menu->addActions({a.compare, a.rival});
    menu->addSeparator();
    menu->addActions({comparison.compareAction(), comparison.stopAction(), comparison.goOnAction(),
                      comparison.keepAction(), comparison.optionsAction(), comparison.programAction(),
                      comparison.checkpointAction(), comparison.graphAction(), comparison.devicesAction(),
                      comparison.namedDevicesAction(), comparison.exportAction(), a.copyComparisonCommand});
    menu->addSeparator();
    menu->addActions({a.sideBySide, a.fourBars});
    menu->addMenu(beside.alignMenu());
    menu->addActions({beside.transfersAction(), beside.movedAction(), beside.disagreementAction(),
                      beside.copyAction(), beside.exportAction(), a.copySideBySideCommand});
}

void Menus::fillHelp()
{
    const WindowActions& a = m_context.actions;
    m_menus[Help]->addActions({a.welcome, a.guide, a.palette, a.keys, a.about});
    connect(a.guide, &QAction::triggered, this, &Menus::showGuide);
    connect(a.keys, &QAction::triggered, this, &Menus::showKeys);
    connect(a.about, &QAction::triggered, this, [this] { (new AboutDialog(&m_context.window))->open(); });
    connect(&m_sources.appearance, &Appearance::languageChanged, this, [this] {
        if (m_guide)
            m_guide->showTranslation(guideFile(m_sources.appearance.language()));
    });
}

void Menus::addLessons(Lessons& lessons) { lessons.fill(*m_menus[LessonMenu]); }

LessonTarget Menus::runMenu() const { return {m_context.window.menuBar(), m_menus[Run]->menuAction()}; }

void Menus::retranslate()
{
    const std::array<QString, MenuCount> titles{tr("&File"),    tr("&Edit"),    tr("&View"),
                                                tr("&Devices"), tr("&Run"),     tr("&Train"),
                                                tr("&Compare"), tr("Le&ssons"), tr("&Help")};
    for (std::size_t i = 0; i < titles.size(); ++i)
        m_menus[i]->setTitle(titles[i]);
    m_export->setTitle(tr("E&xport"));
    m_placers->setTitle(tr("P&lacer"));
    m_devices->retranslate();
    m_model->retranslate();
    m_samples->retranslate();
    fillPlacers();
}

void Menus::fillPlacers()
{
    m_placers->clear();
    for (const auto* placer : offeredPlacers()) {
        const QString id = QString::fromStdString(placer->info().id);
        QAction* action = m_placers->addAction(translatedText(placer->info().name));
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] { m_context.workbench.setPlacer(id); });
    }
}

/// The panel in the middle has no dock.
QString Menus::focusedPanel() const
{
    QWidget* focused = QApplication::focusWidget();
    if (const Panel* panel = m_sources.docks.panelAround(focused))
        return panel->id();
    const QWidget& graph = m_context.parts.get<GraphView>();
    return focused && (focused == &graph || graph.isAncestorOf(focused)) ? QStringLiteral("graph")
                                                                         : QString();
}

void Menus::showGuide()
{
    const QString page = guidePageOf(focusedPanel());
    const QString file = guideFile(m_sources.appearance.language());
    if (!m_guide)
        m_guide = new GuideWindow(file, &m_context.window);
    m_guide->showTranslation(file); // It may have been elsewhere when that changed.
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
    if (!page.isEmpty())
        m_guide->showPage(page);
}

namespace {

/// Those of menus inside it too.
QList<QAction*> all(const QMenu* menu, const QMenu* without = nullptr)
{
    QList<QAction*> actions;
    for (QAction* action : menu->actions())
        if (!without || action->menu() != without)
            actions += action->menu() ? all(action->menu(), without) : QList<QAction*>{action};
    return actions;
}

/// What a view alone can do is listed with its other keys.
QList<QAction*> without(const QList<QAction*>& known, QList<QAction*> actions)
{
    actions.removeIf([&known](QAction* action) { return known.contains(action); });
    return actions;
}

} // namespace

void Menus::showKeys()
{
    const RunsView& runs = m_context.parts.get<RunsView>();
    const PolicyView& policy = m_context.parts.get<PolicyView>();
    const QMenu* gantt = m_context.parts.get<GanttTools>().menu();
    (new KeySheet({{tr("File"), all(m_menus[File])},
                   {tr("Edit"), all(m_menus[Edit])},
                   {tr("View"), all(m_menus[View], gantt)},
                   {tr("Devices"), all(m_menus[Devices])},
                   {tr("Run"), without(runs.menuActions(), all(m_menus[Run]))},
                   {tr("Train"), without(policy.actions(), all(m_menus[Train]))},
                   {tr("Compare"), all(m_menus[Compare])},
                   {tr("Lessons"), all(m_menus[LessonMenu])},
                   {tr("Help"), all(m_menus[Help])},
                   {tr("Runs"), runs.actions()},
                   {tr("Graph"), {}, viewKeys(KeyView::Graph)},
                   {tr("Gantt chart"), all(gantt), viewKeys(KeyView::Gantt)},
                   {tr("Side by side"), {}, viewKeys(KeyView::SideBySide)},
                   {tr("Training"), {}, viewKeys(KeyView::Curves)},
                   {tr("Policy"), policy.actions()},
                   {tr("Critical path"), {}, viewKeys(KeyView::Path)},
                   {tr("Memory"), {}, viewKeys(KeyView::Memory)},
                   {tr("Run history"), {}, viewKeys(KeyView::History)},
                   {tr("Comparison charts"), {}, viewKeys(KeyView::Charts)},
                   {tr("Device editor"), {}, viewKeys(KeyView::Devices)},
                   {tr("Expression editor"), {}, viewKeys(KeyView::Expression)},
                   {tr("User guide"), {}, viewKeys(KeyView::Guide)}},
                  &m_context.window))
        ->open();
}

} // namespace doppler
