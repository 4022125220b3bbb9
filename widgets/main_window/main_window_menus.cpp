// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/registry.h"
#include "core/workloads/api/workload.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gantt/gantt_tools.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/help/guide_files.h"
#include "widgets/help/guide_window.h"
#include "widgets/main_window/about_dialog.h"
#include "widgets/main_window/key_sheet.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/model_menu.h"
#include "widgets/playback/playback_bar.h"
#include "widgets/report/report_export.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/topology/devices_menu.h"
#include "widgets/training/policy/best_replay_bar.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/offered_placers.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>

namespace doppler {

namespace {

/// Topologies that each sample is offered on.
const QStringList sampleTopologies{QStringLiteral("4xP100"), QStringLiteral("8xV100")};

QAction* addChoice(QMenu* menu, QActionGroup* group, const QVariant& data)
{
    QAction* action = menu->addAction(QString());
    action->setCheckable(true);
    action->setData(data);
    group->addAction(action);
    return action;
}

} // namespace

void MainWindow::makeMenus()
{
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    makeDevicesMenu();
    makeRunMenu();
    makeTrainMenu();
    makeCompareMenu();
    makeLessons();
    makeHelpMenu();
}

void MainWindow::makeFileMenu()
{
    m_fileMenu = menuBar()->addMenu(QString());
    m_fileMenu->addAction(m_actions->newGraph);
    m_fileMenu->addActions({m_actions->openGraph, m_actions->importOptions, m_actions->openDevices,
                            m_actions->openPlacement, m_actions->openTrace});
    m_samplesMenu = m_fileMenu->addMenu(QString());
    m_fileMenu->addMenu(m_sessions->recentFiles());
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_actions->openSession, m_actions->saveSession, m_actions->saveSessionAs});
    m_fileMenu->addSeparator();
    m_fileMenu->addActions({m_actions->savePlacement, m_actions->exportTrace, m_actions->exportGraph,
                            m_actions->exportGantt, m_actions->exportAnimation, m_actions->saveTable});
    m_pictures = new PanelPictures(*this);
    m_fileMenu->addMenu(m_pictures->menu());
    connect(m_pictures, &PanelPictures::saved, &m_workbench, &Workbench::saved);
    connect(m_pictures, &PanelPictures::failed, &m_workbench, &Workbench::failed);
    connect(m_pictures, &PanelPictures::shortened, m_messages, [messages = m_messages] {
        messages->showNotice(
            [] { return tr("The picture ends before the panel does: all of it would be too large"); });
    });
    m_report = new ReportExport(m_workbench, *m_graph, *m_comparison, *m_curves, *this);
    m_fileMenu->addAction(m_report->action());
    connect(m_report, &ReportExport::saved, &m_workbench, &Workbench::saved);
    connect(m_report, &ReportExport::failed, &m_workbench, &Workbench::failed);
    m_fileMenu->addSeparator();
    m_fileMenu->addAction(m_actions->quit);
}

void MainWindow::makeEditMenu()
{
    m_editMenu = menuBar()->addMenu(QString());
    m_edits->fillTop(*m_editMenu);
    m_graphControls->fillEdit(*m_editMenu);
    m_editMenu->addSeparator();
    m_edits->fill(*m_editMenu);
    m_editMenu->addSeparator();
    m_editMenu->addActions(
        {m_actions->copyPicture, m_actions->copyTable, m_actions->copyCommand, m_actions->copyWindowCommand});
    m_editMenu->addSeparator();
    m_editMenu->addAction(m_actions->preferences);
}

void MainWindow::makeViewMenu()
{
    m_viewMenu = menuBar()->addMenu(QString());
    m_viewMenu->addActions({m_actions->fit, m_actions->zoomIn, m_actions->zoomOut});
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_actions->openGroup, m_actions->closeGroup, m_actions->openGroupLevel,
                            m_actions->closeGroupLevel, m_actions->openGroups, m_actions->closeGroups});
    m_viewMenu->addSeparator();
    m_graphControls->fillView(*m_viewMenu);
    m_viewMenu->addSeparator();
    for (Dock* dock : {m_runsDock, m_inspectorDock, m_policyDock, m_ganttDock, m_trainingDock,
                       m_comparisonDock, m_sideBySideDock, m_explain->dock()})
        m_viewMenu->addAction(dock->toggleViewAction());
    m_viewMenu->addSeparator();
    m_viewMenu->addActions({m_playbackBar->criticalPathAction(), m_playbackBar->transfersAction()});
    m_viewMenu->addMenu(m_ganttTools->menu());
    m_viewMenu->addSeparator();

    m_themeMenu = m_viewMenu->addMenu(QString());
    m_themeMenu->setObjectName(QStringLiteral("theme"));
    m_themes = new QActionGroup(this);
    for (const ThemeKind kind :
         {ThemeKind::System, ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast})
        addChoice(m_themeMenu, m_themes, static_cast<int>(kind));
    connect(m_themes, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        const auto kind = static_cast<ThemeKind>(chosen->data().toInt());
        m_settings.setTheme(kind);
        useTheme(kind);
    });
    m_languageMenu = m_viewMenu->addMenu(QString());
    m_languages = new QActionGroup(this);
    for (const LanguageName& language : languages()) {
        QAction* action = addChoice(m_languageMenu, m_languages, language.code);
        action->setText(language.name);
        action->setProperty("data", true);
    }
    connect(m_languages, &QActionGroup::triggered, this, [this](const QAction* chosen) {
        m_settings.setLanguage(chosen->data().toString());
        useLanguage(chosen->data().toString());
    });
    m_viewMenu->addMenu(m_layouts);
    m_viewMenu->addAction(m_actions->fullScreen);
}

void MainWindow::makeDevicesMenu()
{
    m_devicesMenu = menuBar()->addMenu(QString());
    m_devices = new DevicesMenu(m_workbench, *m_actions, *m_messages, this);
    m_devices->fill(*m_devicesMenu);
}

void MainWindow::makeRunMenu()
{
    m_runMenu = menuBar()->addMenu(QString());
    m_runMenu->addActions({m_actions->place, m_actions->placeAs, m_actions->stop});
    m_placerMenu = m_runMenu->addMenu(QString());
    m_runMenu->addAction(m_actions->placeWithCheckpoint);
    m_modelMenu = new ModelMenu(m_runMenu);
    m_runMenu->addMenu(m_modelMenu);
    connect(m_modelMenu, &ModelMenu::modelChosen, &m_workbench, &Workbench::setModel);
    m_runMenu->addSeparator();
    m_runMenu->addActions({m_actions->previousRun, m_actions->nextRun});
    m_runMenu->addActions(m_runs->menuActions());
    m_runMenu->addSeparator();
    m_runMenu->addActions(
        {m_actions->explain, m_actions->copyExplanationCommand, m_actions->execute, m_actions->calibrate});
    m_runMenu->addSeparator();
    m_runMenu->addActions({m_playbackBar->playAction(), m_playbackBar->stepBackAction(),
                           m_playbackBar->stepForwardAction(), m_playbackBar->toStartAction(),
                           m_playbackBar->toEndAction()});
    m_runMenu->addMenu(m_playbackBar->speedMenu());
}

void MainWindow::makeTrainMenu()
{
    m_trainMenu = menuBar()->addMenu(QString());
    m_trainMenu->addActions({m_actions->train, m_actions->resumeTraining, m_actions->openTrainingLog});
    m_trainMenu->addMenu(m_sessions->checkpointMenu());
    m_trainMenu->addSeparator();
    m_trainMenu->addActions({m_curves->pauseAction(), m_curves->stopAction(), m_curves->abortAction(),
                             m_curves->continueAction(), m_curves->clearAction()});
    m_trainMenu->addSeparator();
    m_trainMenu->addAction(m_curves->compareAction());
    m_trainMenu->addMenu(m_curves->optionsMenu());
    m_trainMenu->addAction(m_actions->copyTrainingCommand);
    m_trainMenu->addMenu(m_policy->menu());
    m_trainMenu->addSeparator();
    m_trainMenu->addAction(m_actions->followTraining);
    m_trainMenu->addActions({m_ganttTools->replayAction(), m_ganttTools->replay()->previousAction(),
                             m_ganttTools->replay()->playAction(), m_ganttTools->replay()->nextAction()});
}

void MainWindow::makeCompareMenu()
{
    m_compareMenu = menuBar()->addMenu(QString());
    m_compareMenu->addAction(m_actions->compare);
    m_compareMenu->addSeparator();
    m_compareMenu->addActions(
        {m_comparison->compareAction(), m_comparison->stopAction(), m_comparison->goOnAction(),
         m_comparison->keepAction(), m_comparison->optionsAction(), m_comparison->programAction(),
         m_comparison->checkpointAction(), m_comparison->graphAction(), m_comparison->devicesAction(),
         m_comparison->exportAction(), m_actions->copyComparisonCommand});
    fillSideBySideMenu();
}

void MainWindow::makeHelpMenu()
{
    m_helpMenu = menuBar()->addMenu(QString());
    m_helpMenu->addActions(
        {m_actions->welcome, m_actions->guide, m_actions->palette, m_actions->keys, m_actions->about});
    connect(m_actions->guide, &QAction::triggered, this, &MainWindow::showGuide);
    connect(m_actions->about, &QAction::triggered, this, [this] { (new AboutDialog(this))->open(); });
}

void MainWindow::retranslateMenus()
{
    m_fileMenu->setTitle(tr("&File"));
    m_samplesMenu->setTitle(tr("Sa&mples"));
    m_pictures->retranslate();
    m_report->retranslate();
    m_editMenu->setTitle(tr("&Edit"));
    m_edits->retranslate();
    m_viewMenu->setTitle(tr("&View"));
    m_graphControls->retranslate();
    m_themeMenu->setTitle(tr("T&heme"));
    m_languageMenu->setTitle(tr("&Language"));
    m_devicesMenu->setTitle(tr("&Devices"));
    m_devices->retranslate();
    m_runMenu->setTitle(tr("&Run"));
    m_placerMenu->setTitle(tr("P&lacer"));
    m_modelMenu->retranslate();
    m_trainMenu->setTitle(tr("&Train"));
    m_compareMenu->setTitle(tr("&Compare"));
    m_lessonsMenu->setTitle(tr("Le&ssons"));
    m_helpMenu->setTitle(tr("&Help"));
    const QList<QString> themes{tr("&System"), tr("&Light"), tr("&Dark"), tr("&High contrast")};
    for (int i = 0; i < themes.size(); ++i)
        m_themes->actions()[i]->setText(themes[i]);
    fillPlacerMenu();
    fillSamplesMenu();
}

void MainWindow::fillPlacerMenu()
{
    m_placerMenu->clear();
    for (const auto* placer : offeredPlacers()) {
        const QString id = QString::fromStdString(placer->info().id);
        QAction* action = m_placerMenu->addAction(translatedText(placer->info().name));
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] { m_workbench.setPlacer(id); });
    }
}

void MainWindow::fillSamplesMenu()
{
    qDeleteAll(m_samplesMenu->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    m_samplesMenu->clear(); // Deletes no menus.
    m_samplesMenu->addAction(m_actions->openSample);
    m_samplesMenu->addSeparator();
    for (const QString& devices : sampleTopologies) { // all in one menu would be higher than the screen
        QMenu* menu = m_samplesMenu->addMenu(tr("On %1").arg(devices));
        for (const std::string& family : workloadIds()) {
            const QString graph = QString::fromStdString(family);
            QAction* action = menu->addAction(graph);
            action->setProperty("data", true);
            action->setData(QString(graph + QStringLiteral(" on ") + devices)); // What the palette remembers.
            connect(action, &QAction::triggered, this, [this, graph, devices] {
                m_workbench.openSession({graph, devices, {}, {{m_workbench.placer(), 1, {}}}});
            });
        }
    }
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

/// What a view alone can do stands with its other keys.
QList<QAction*> without(const QList<QAction*>& known, QList<QAction*> actions)
{
    actions.removeIf([&known](QAction* action) { return known.contains(action); });
    return actions;
}

} // namespace

void MainWindow::showGuide()
{
    if (!m_guide)
        m_guide = new GuideWindow(guideFile(m_language.code()), this);
    m_guide->showTranslation(guideFile(m_language.code())); // It may have been elsewhere when that changed.
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

void MainWindow::showKeys()
{
    (new KeySheet({{tr("File"), all(m_fileMenu)},
                   {tr("Edit"), all(m_editMenu)},
                   {tr("View"), all(m_viewMenu, m_ganttTools->menu())},
                   {tr("Devices"), all(m_devicesMenu)},
                   {tr("Run"), without(m_runs->menuActions(), all(m_runMenu))},
                   {tr("Train"), without(m_policy->actions(), all(m_trainMenu))},
                   {tr("Compare"), all(m_compareMenu)},
                   {tr("Lessons"), all(m_lessonsMenu)},
                   {tr("Help"), all(m_helpMenu)},
                   {tr("Runs"), m_runs->actions()},
                   {tr("Graph"), {}, viewKeys(KeyView::Graph)},
                   {tr("Gantt chart"), all(m_ganttTools->menu()), viewKeys(KeyView::Gantt)},
                   {tr("Side by side"), {}, viewKeys(KeyView::SideBySide)},
                   {tr("Training"), {}, viewKeys(KeyView::Curves)},
                   {tr("Policy"), m_policy->actions()},
                   {tr("Charts of a comparison"), {}, viewKeys(KeyView::Charts)},
                   {tr("Editor of devices"), {}, viewKeys(KeyView::Devices)},
                   {tr("Editor of expressions"), {}, viewKeys(KeyView::Expression)},
                   {tr("User guide"), {}, viewKeys(KeyView::Guide)}},
                  this))
        ->open();
}

/// Only keys that nothing took come here.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const ProblemPtr& problem = m_workbench.problem();
    if (auto why = whyNothing(*this, *event, problem ? problem->deviceCount() : 0))
        m_status->showNote(std::move(why), std::chrono::seconds(10)); // It may soon be true no more.
    QMainWindow::keyPressEvent(event);
}

} // namespace doppler
