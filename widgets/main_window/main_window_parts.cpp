// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds the panels of the window, and which of it hears of what.
#include "widgets/comparison/comparison_view.h"
#include "widgets/editing/edit_menu.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/graph_panel/graph_controls.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/copy_commands.h"
#include "widgets/main_window/copying.h"
#include "widgets/main_window/docks.h"
#include "widgets/main_window/document_messages.h"
#include "widgets/main_window/file_commands.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/main_window.h"
#include "widgets/main_window/menus.h"
#include "widgets/main_window/menus/appearance.h"
#include "widgets/main_window/preferences.h"
#include "widgets/main_window/run_commands.h"
#include "widgets/main_window/welcome.h"
#include "widgets/main_window/work_activity.h"
#include "widgets/measuring/measure_commands.h"
#include "widgets/playback/playback.h"
#include "widgets/report/report_export.h"
#include "widgets/runs/runs_view.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/save_file.h"
#include "widgets/shell/saved_sizes.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/table_files.h"
#include "widgets/shell/window_actions.h"
#include "widgets/side_by_side/side_by_side_runs.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/training/training_panel.h"
#include "widgets/training/training_runs.h"
#include "widgets/training/training_view.h"
#include "widgets/ui/controls/literal_tips.h"
#include "widgets/welcome/welcome_page.h"
#include "widgets/workbench/playback_focus.h"

#include <QAction>
#include <QVBoxLayout>

namespace doppler {

PanelContext MainWindow::context()
{
    return {m_workbench, m_workbench.focus(), *m_playback, m_settings,
            *m_actions,  *m_messages,         *this,       m_parts};
}

void MainWindow::makeMiddle()
{
    auto* middle = new QWidget;
    middle->setObjectName(QStringLiteral("middle"));
    middle->setFocusPolicy(Qt::ClickFocus);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    for (const auto& panel : m_panels)
        if (panel->place().area == PanelPlace::Area::Center) {
            column->addWidget(panel->header());
            column->addWidget(panel->widget(), 1);
        }
    setCentralWidget(middle);
}

void MainWindow::makeSurroundings()
{
    m_appearance = new Appearance(m_settings, this);
    m_edits = new EditMenu({m_workbench, m_parts.get<GraphView>(), m_parts.get<GanttView>(),
                            m_parts.get<Inspector>(), *m_actions, *m_messages, *m_status},
                           this);
    new PlaybackFocus(m_workbench, *m_playback, this);
    m_welcome = new Welcome(context(), *m_sessions);
    static_cast<QVBoxLayout*>(centralWidget()->layout())->addWidget(m_welcome->page(), 1);
    m_layouts = new LayoutMenu(
        *this, [this] { return m_welcome->panelState(); }, m_settings, m_actions->resetLayout, this);
    m_sizes = new SavedSizes(m_settings, *this);
    new DialogFolder(m_settings, this);
    m_preferences = new Preferences(context(), *m_appearance, m_sessions->keeper());
    new DocumentMessages(m_workbench, *m_messages, this);
}

void MainWindow::makeCommands()
{
    new LiteralTips(this);
    m_tables = new TableFiles(*this, m_parts.get<RunsView>());
    m_pictures = new PanelPictures(*this);
    m_report = new ReportExport(m_workbench, m_parts.get<GraphView>(), m_parts.get<ComparisonView>(),
                                m_parts.get<TrainingView>(), *this);
    m_files = new FileCommands(context());
    m_runs = new RunCommands(context());
    new MeasureCommands(context());
    auto* copying = new Copying({m_workbench, m_parts.get<GraphView>(), m_parts.get<GraphControls>(),
                                 m_parts.get<GanttView>(), *m_playback, m_parts.get<SideBySideRuns>(),
                                 m_parts.get<SideBySideView>(), *m_tables, *m_messages,
                                 [this] { return m_sessions->keeper().capture(); }},
                                *m_actions, this);
    new CopyCommands(context(), *copying);
    m_menus = new Menus(context(), {m_panels, *m_docks, *m_edits, *m_sessions, *m_appearance, *m_layouts,
                                    *m_pictures, *m_report});
}

void MainWindow::connectDocument()
{
    Focus& focus = m_workbench.focus();
    connect(&m_workbench, &Workbench::problemChanged, this, &MainWindow::showProblem);
    const auto showFigures = [this, &focus] {
        m_status->showRun(m_workbench.problem(), focus.run(), m_workbench.runs()->baselineOf(focus.run()));
    };
    connect(&focus, &Focus::runChanged, this, [this, showFigures] {
        showFigures();
        updateActions();
    });
    connect(m_workbench.runs(), &QAbstractItemModel::dataChanged, this, showFigures); // the baseline
    connect(&m_workbench, &Workbench::busyChanged, this, &MainWindow::updateActions);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_workbench.runs(), signal, this, &MainWindow::updateActions);
    m_parts.get<GraphView>().setMenuActions(
        m_edits->contextActions() + QList<QAction*>{m_actions->openGroup, m_actions->closeGroup,
                                                    m_actions->openGroupLevel, m_actions->closeGroupLevel,
                                                    m_actions->openGroups, m_actions->closeGroups,
                                                    m_actions->fit, m_actions->find});
}

void MainWindow::connectWriters()
{
    const auto relay = [this](auto* from) {
        using From = std::remove_pointer_t<decltype(from)>;
        connect(from, &From::saved, &m_workbench, &Workbench::saved);
        connect(from, &From::failed, &m_workbench, &Workbench::failed);
    };
    relay(m_tables);
    relay(m_pictures);
    relay(m_report);
    connect(m_pictures, &PanelPictures::shortened, m_messages, [messages = m_messages] {
        messages->showNotice([] {
            return tr("The picture shows only part of the panel, because the whole panel would be too large");
        });
    });
}

void MainWindow::connectChoosers()
{
    connect(m_choosers, &ChooserBar::graphChosen, &m_workbench, &Workbench::openGraph);
    connect(m_choosers, &ChooserBar::topologyChosen, &m_workbench, &Workbench::openTopology);
    connect(m_choosers, &ChooserBar::placerChosen, &m_workbench, &Workbench::setPlacer);
    connect(m_choosers, &ChooserBar::openGraphRequested, m_files, &FileCommands::openGraph);
    connect(m_choosers, &ChooserBar::newGraphRequested, m_files, &FileCommands::makeGraph);
    connect(m_choosers, &ChooserBar::openTopologyRequested, m_files, &FileCommands::openDevices);
    connect(&m_workbench, &Workbench::placerChanged, this,
            [this] { m_choosers->showPlacer(m_workbench.placer()); });
    m_choosers->showPlacer(m_workbench.placer());
    m_workbench.setPlacer(m_settings.defaultPlacer());
}

void MainWindow::connectSessions()
{
    SessionKeeper& keeper = m_sessions->keeper();
    keeper.setLayout([this] { return m_welcome->panelState(); },
                     [this](const QByteArray& state) { restorePanels(*this, state); });
    for (const auto& panel : m_panels)
        keeper.addPanel(*panel);
    keeper.setCheckpointSource([this] { return training().checkpoints(); });
    connect(&keeper, &SessionKeeper::openingChanged, this, &MainWindow::updateActions);
    connect(m_actions->stop, &QAction::triggered, &keeper, &SessionKeeper::cancel);
    connect(m_sessions, &SessionActions::checkpointChosen, &m_parts.get<TrainingPanel>(),
            &TrainingPanel::resumeFrom);
    // A session that is opened takes the place of what was open before the lesson.
    connect(&keeper, &SessionKeeper::opened, m_lessons, &Lessons::stay);
    connect(&m_workbench, &Workbench::lessonGiven, m_lessons, &Lessons::open);
    connect(m_lessons, &Lessons::catalogueChanged, this,
            [this] { m_welcome->page()->setLessons(m_lessons->lessonActions()); });
    connect(m_lessons, &Lessons::fileRequested, this, [this] {
        const QString file = askOpenFile(this, tr("Open lesson"), tr("Lessons (*.lesson)"));
        if (!file.isEmpty())
            m_lessons->open(file);
    });
}

void MainWindow::connectActions()
{
    const WindowActions& a = *m_actions;
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.fit, &QAction::triggered, this, &MainWindow::fitFocused);
    connect(a.resetLayout, &QAction::triggered, this, &MainWindow::resetLayout);
    connect(a.fullScreen, &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect(a.palette, &QAction::triggered, this, &MainWindow::showPalette);
    connect(a.saveTable, &QAction::triggered, this, [this] { m_tables->save(*m_tables->inFront()); });
    // The receiver is not the menu: a menu that is cleared disconnects itself from its actions.
    connect(m_layouts->saveAction(), &QAction::triggered, this, [this] { m_layouts->askName(); });
}

void MainWindow::reportActivities()
{
    auto* work = new WorkActivity(m_workbench, *m_activities, this);
    work->addSessions(m_sessions->keeper());
    work->addReport(*m_report);
    for (const auto& panel : m_panels) {
        panel->reportActivities(*m_activities);
        if (WriteQueue* writes = panel->writes())
            m_activities->tellWrites(panel->id() + QStringLiteral(" files"), *writes);
    }
    m_activities->tellWrites(QStringLiteral("tables"), m_tables->writes());
    m_activities->tellWrites(QStringLiteral("panel pictures"), m_pictures->writes());
}

} // namespace doppler
