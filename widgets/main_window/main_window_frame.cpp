// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds the work: welcome page, palette, preferences, layouts, clipboard.
#include "widgets/command_line/command_line.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/main_window/copying.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/preferences_dialog.h"
#include "widgets/palette/command_palette.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/kept_sizes.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/table_files.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/runs/training_job.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/theme/font_size.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/welcome/welcome_page.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDateTime>
#include <QDockWidget>
#include <QFileInfo>
#include <QInputDialog>
#include <QMenuBar>
#include <QTabBar>
#include <QThread>
#include <QVBoxLayout>
#include <algorithm>

namespace doppler {

void MainWindow::makeFrame()
{
    m_welcome = new WelcomePage(
        {m_actions->openSample, m_actions->newGraph, m_actions->openGraph, m_actions->openSession});
    m_welcome->hide();
    static_cast<QVBoxLayout*>(centralWidget()->layout())->addWidget(m_welcome, 1);
    m_layouts = new LayoutMenu(
        *this, [this] { return panelState(); }, m_settings, m_actions->resetLayout, this);
    m_sizes = new KeptSizes(m_settings, *this);
    new DialogFolder(m_settings, this);
    m_tables = new TableFiles(*this, *m_runs);
    connect(m_tables, &TableFiles::saved, &m_workbench, &Workbench::saved);
    connect(m_tables, &TableFiles::failed, &m_workbench, &Workbench::failed);
    connect(m_actions->saveTable, &QAction::triggered, this,
            [this] { m_tables->save(*m_tables->inFront()); });
    m_runs->setTableActions({m_actions->copyTable, m_actions->saveTable});
    m_curves->setTableActions({m_actions->copyTable, m_actions->saveTable});
    m_copying = new Copying({m_workbench, *m_graph, *m_graphControls, *m_gantt, *m_playback, *m_sideBySide,
                             *m_sideBySideView, *m_tables, *m_messages,
                             [this] { return m_sessions->keeper().capture(); }},
                            *m_actions, this);
    m_explain->setCopyAction(m_actions->copyExplanationCommand);
    connect(m_actions->copyExplanationCommand, &QAction::triggered, this,
            [this] { m_copying->copyExplanation(m_explain->explanation()); });
    connect(m_actions->copyComparisonCommand, &QAction::triggered, this,
            [this] { m_copying->copyComparison(m_comparison->request()); });
    connect(m_actions->copyTrainingCommand, &QAction::triggered, this, [this] {
        const TrainingJob* job = m_curves->currentJob();
        if (!job || !job->setup().problem) // Of a log it is not known what it was trained on.
            return;
        std::vector<SourceNames> sources{m_training->sourcesOf(job->setup().problem)};
        for (const ProblemPtr& other : job->setup().others)
            sources.push_back(m_training->sourcesOf(other));
        m_copying->copyCommand(trainingCommand(job->setup(), sources));
    });
    m_actions->copyTrainingCommand->setEnabled(false);
    connect(m_curves, &TrainingView::currentJobChanged, m_actions->copyTrainingCommand,
            [action = m_actions->copyTrainingCommand](TrainingJob* job) {
                action->setEnabled(job && job->setup().problem);
            });
}

void MainWindow::connectFrame()
{
    connect(m_actions->palette, &QAction::triggered, this, &MainWindow::showPalette);
    connect(m_actions->preferences, &QAction::triggered, this, &MainWindow::showPreferences);
    connect(m_actions->welcome, &QAction::toggled, this, &MainWindow::showWelcome);
    m_systemScheme.setParent(this); // To be found among its children.
    connect(&m_systemScheme, &SystemScheme::changed, this, &MainWindow::followSystemTheme);
    connect(&m_systemScheme, &SystemScheme::motionChanged, this, &MainWindow::applyMotion);
    connect(m_layouts->saveAction(), &QAction::triggered, this, &MainWindow::askLayoutName);

    RecentFiles* recent = m_sessions->recentFiles();
    const auto showRecent = [this, recent] { m_welcome->setRecentFiles(recent->files()); };
    connect(recent, &RecentFiles::changed, m_welcome, showRecent);
    showRecent();
    connect(m_welcome, &WelcomePage::fileChosen, this, [this](const QString& file) {
        m_leavesWelcome = true;
        m_workbench.openFiles({file});
    });
    connect(m_welcome, &WelcomePage::goOnChosen, &m_sessions->keeper(), &SessionKeeper::openLast);
    connect(m_welcome, &WelcomePage::sampleChosen, this, &MainWindow::openSampleOf);
    connect(m_actions->openSample, &QAction::triggered, this, [this] {
        m_leavesWelcome = true;
        openSample();
    });
    connect(&m_workbench, &Workbench::problemChanged, this, [this] { showWelcome(false); });
    connect(&m_sessions->keeper(), &SessionKeeper::opened, this, [this] { showWelcome(false); });
    connect(&m_workbench, &Workbench::busyChanged, this, [this] {
        if (m_leavesWelcome && !m_workbench.busy() && m_workbench.problem())
            showWelcome(false);
    });
    connect(&m_workbench, &Workbench::failed, this, [this] { m_leavesWelcome = false; });
    m_workbench.setPlacer(m_settings.defaultPlacer());
    applyPreferences();
}

void MainWindow::openStart()
{
    if (m_settings.start() == Settings::Start::Sample)
        return openSample();
    if (m_settings.start() == Settings::Start::LastSession && openLastSession())
        return;
    showWelcome(true);
}

/// What was open last, or the file that was saved since. False: there is neither.
bool MainWindow::openLastSession()
{
    const QString ending =
        QString::fromUtf8(sessionEnding.data(), static_cast<qsizetype>(sessionEnding.size()));
    const QStringList recent = m_sessions->recentFiles()->files();
    const auto file =
        std::ranges::find_if(recent, [&](const QString& name) { return name.endsWith(ending); });
    SessionKeeper& keeper = m_sessions->keeper();
    const QString last = keeper.lastFile();
    const bool known = file != recent.end();
    if (!last.isEmpty() && (!known || QFileInfo(last).lastModified() >= QFileInfo(*file).lastModified()))
        keeper.openLast();
    else if (known)
        keeper.open(*file);
    return known || !last.isEmpty();
}

void MainWindow::openSampleOf(const QString& family)
{
    m_leavesWelcome = true;
    m_workbench.openSession({family, m_settings.defaultDevices(), {}, {{m_workbench.placer(), 1, {}}}});
}

void MainWindow::showWelcome(bool shown)
{
    m_leavesWelcome = false;
    if (shown)
        m_welcome->setGoOn(!m_sessions->keeper().lastFile().isEmpty());
    if (shown == !m_beforeWelcome.isEmpty())
        return;
    if (shown) {
        m_beforeWelcome = saveState(Settings::layoutVersion);
        for (QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
            dock->hide();
    }
    m_graph->setVisible(!shown);
    m_welcome->setVisible(shown);
    if (!shown) {
        restorePanels(*this, m_beforeWelcome);
        m_beforeWelcome.clear();
    }
    m_actions->welcome->setChecked(shown);
}

QByteArray MainWindow::panelState() const
{
    return m_beforeWelcome.isEmpty() ? saveState(Settings::layoutVersion) : m_beforeWelcome;
}

void MainWindow::showPalette()
{
    std::vector<PaletteEntry> entries = menuEntries(*menuBar());
    for (PaletteEntry& run : runEntries(m_workbench, tr("Runs")))
        entries.push_back(std::move(run));
    std::erase_if(entries,
                  [this](const PaletteEntry& entry) { return entry.id == m_actions->palette->objectName(); });
    auto* palette = new CommandPalette(std::move(entries), m_settings.recentCommands(), this);
    connect(palette, &CommandPalette::chosen, this,
            [this](const QString& id) { m_settings.addRecentCommand(id); });
    palette->open();
}

void MainWindow::showPreferences()
{
    auto* dialog = new PreferencesDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::changed, this, [this] {
        useTheme(m_settings.theme());
        useLanguage(m_settings.language());
        m_actions->followTraining->setChecked(m_settings.followTraining());
        applyPreferences();
    });
    dialog->open();
}

void MainWindow::applyPreferences()
{
    applyFontSize(*qApp, m_settings.fontPercent());
    applyMotion();
    const int cores = std::max(1, QThread::idealThreadCount() - 1);
    const int threads = m_settings.threads() == 0 ? cores : m_settings.threads();
    m_workbench.setThreads(static_cast<std::size_t>(threads));
    m_comparison->setThreads(threads);
    m_workbench.setStandardTopology(m_settings.defaultDevices());
    m_sessions->keeper().setAutosaveInterval(m_settings.autosaveSeconds());
}

/// Whichever of the user and the desktop wants less motion has it.
void MainWindow::applyMotion()
{
    const bool animated = !m_settings.reducedMotion() && !m_systemScheme.reducedMotion();
    m_graph->setAnimated(animated);
    m_gantt->setAnimated(animated);
    setAnimated(animated);
    applyReducedMotion(*qApp, !animated); // All others ask the style.
}

void MainWindow::applyDefaultLayout()
{
    // Comparing is a task of its own: its panels come when they are asked for (raiseComparison). First of
    // all: beside the others they would make the window wider.
    for (Dock* dock : {m_comparisonDock, m_sideBySideDock}) {
        dock->hide();
        dock->setFloating(false);
        addDockWidget(Qt::BottomDockWidgetArea, dock);
    }
    for (Dock* dock : {m_runsDock, m_inspectorDock, m_policyDock, m_ganttDock, m_trainingDock}) {
        dock->setFloating(false);
        dock->show();
    }
    addDockWidget(Qt::LeftDockWidgetArea, m_runsDock);
    addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    splitDockWidget(m_inspectorDock, m_policyDock, Qt::Vertical);
    addDockWidget(Qt::BottomDockWidgetArea, m_ganttDock);
    splitDockWidget(m_ganttDock, m_trainingDock, Qt::Vertical);
    m_explain->putBack(m_policyDock);
    const int right = std::max(std::clamp(width() / 5, 264, 320), width() / 8);
    resizeDocks({m_runsDock, m_inspectorDock}, {std::max(224, width() / 10), right}, Qt::Horizontal);
    resizeDocks({m_inspectorDock, m_policyDock}, {height() / 2 - 60, height() / 2}, Qt::Vertical);
    resizeDocks({m_ganttDock, m_trainingDock}, {height() / 4, height() / 4}, Qt::Vertical);
}

void MainWindow::resetLayout()
{
    applyDefaultLayout();
    m_sizes->reset();
}

void MainWindow::restoreLayout()
{
    const Settings::Layout layout = m_settings.layout();
    if (!restoreGeometry(layout.geometry))
        resize(1280, 800);
    restorePanels(*this, layout.state);
}

void MainWindow::askLayoutName()
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("layoutNameDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save layout"));
    dialog->setLabelText(tr("Name of the layout"));
    connect(dialog, &QInputDialog::textValueSelected, m_layouts, &LayoutMenu::save);
    dialog->open();
}

/// The platform or the desktop has become light or dark.
void MainWindow::followSystemTheme()
{
    if (m_themes && m_themes->checkedAction() &&
        m_themes->checkedAction()->data().toInt() == static_cast<int>(ThemeKind::System))
        useTheme(ThemeKind::System);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange)
        followSystemTheme();
    // The tab bars of panels that share a place are Qt's, and come whenever panels do.
    if (event->type() == QEvent::ChildPolished)
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
            tabs->setAccessibleName(tr("Panels"));
    return QMainWindow::event(event);
}

} // namespace doppler
