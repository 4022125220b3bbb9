// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/main_window/main_window.h"

#include "widgets/editing/edit_menu.h"
#include "widgets/graph_view/graph_view.h"
#include "widgets/keyboard/panel_walk.h"
#include "widgets/lessons/lessons.h"
#include "widgets/main_window/chooser_bar.h"
#include "widgets/main_window/docks.h"
#include "widgets/main_window/layout_menu.h"
#include "widgets/main_window/lesson_parts.h"
#include "widgets/main_window/menus.h"
#include "widgets/main_window/menus/appearance.h"
#include "widgets/main_window/preferences.h"
#include "widgets/main_window/run_commands.h"
#include "widgets/main_window/view_keys.h"
#include "widgets/main_window/welcome.h"
#include "widgets/palette/command_palette.h"
#include "widgets/panels/panels.h"
#include "widgets/playback/playback.h"
#include "widgets/presentation/presentation.h"
#include "widgets/report/report_export.h"
#include "widgets/session/session_actions.h"
#include "widgets/shell/activities.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/drop_hint.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/module_build_note.h"
#include "widgets/shell/panel_pictures.h"
#include "widgets/shell/restored_panels.h"
#include "widgets/shell/saved_sizes.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/window_actions.h"
#include "widgets/training/closing_question.h"
#include "widgets/training/policy/policy_view.h"
#include "widgets/ui/controls/focus_ring.h"
#include "widgets/ui/text/text.h"
#include "widgets/workbench/playback_focus.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QTabBar>
#include <QUrl>

namespace doppler {

namespace {

QStringList localFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files += url.toLocalFile();
    return files;
}

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent)
    : QMainWindow(parent), m_settings(settings), m_actions(new WindowActions(this)),
      m_playback(new Playback(this)), m_messages(new MessageBar), m_status(new StatusLine),
      m_activities(new Activities(*m_status, this)), m_panels(makePanels(context()))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(QIcon(QStringLiteral(":/doppler-workbench.svg")));
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_dropHint = new DropHint(this);
    setStatusBar(m_status);
    new ModuleBuildNote(*m_activities, *m_status, this);
    makeMiddle();
    m_docks = new Docks(*this, m_panels);
    makeToolBar();
    m_sessions = new SessionActions(m_workbench, m_settings, *m_messages, *m_actions, this);
    makeSurroundings();
    makeCommands();
    makeLessons();
    connectDocument();
    connectWriters();
    connectChoosers();
    connectSessions();
    connectActions();
    m_closing = new ClosingQuestion(training(), *this);
    new PanelWalk(*this, *m_actions);
    new FocusRing(*this);
    reportActivities();
    m_preferences->apply();
    m_appearance->useTheme(m_settings.theme());
    m_appearance->useLanguage(m_settings.language());
    retranslate();
    restoreLayout();
    updateActions();
    centralWidget()->setFocus(); // No view is marked before someone turns to it.
}

MainWindow::~MainWindow()
{
    delete m_presentation;                  // It shows the lesson.
    delete m_lessons;                       // It looks at what goes next.
    m_parts.get<PolicyView>().disconnect(); // As it hides, it reports that nothing grows any more.
    m_workbench.disconnect(this);           // Views go before the workbench does.
    m_workbench.focus().disconnect(this);
    m_panels.clear();
}

WelcomePage* MainWindow::welcomePage() const { return m_welcome->page(); }

void MainWindow::openSample() { m_welcome->openSample(); }

void MainWindow::openStart() { m_welcome->openStart(); }

void MainWindow::showWelcome(bool shown) { m_welcome->show(shown); }

void MainWindow::useTheme(ThemeKind kind) { m_appearance->useTheme(kind); }

void MainWindow::useLanguage(const QString& code) { m_appearance->useLanguage(code); }

void MainWindow::makeToolBar()
{
    m_choosers = new ChooserBar;
    m_choosers->addDevicesAction(m_actions->editDevices);
    m_choosers->addPlacerAction(m_actions->placeAs);
    m_choosers->addSeparator();
    m_choosers->addAction(m_actions->place);
    m_choosers->addPlacerAction(m_actions->execute);
    m_choosers->addActions({m_actions->train, m_actions->compare});
    addToolBar(m_choosers);
    setContextMenuPolicy(Qt::NoContextMenu); // Its only entry would take the choosers away.
}

void MainWindow::makeLessons()
{
    m_lessons = new Lessons(
        {*this, m_settings, *m_messages, *m_actions, [this] { return m_appearance->language(); },
         [this] { m_welcome->show(false); },
         lessonParts(context(), *m_docks, *m_choosers, *m_edits, *m_status, m_menus->runMenu(), *m_files)});
    m_menus->addLessons(*m_lessons);
    m_presentation = new Presentation(context(), lessonTalk(*m_lessons));
    connect(&m_lessons->player(), &LessonPlayer::stepChanged, m_presentation, &Presentation::refresh);
    connect(&m_lessons->player(), &LessonPlayer::changed, m_presentation, &Presentation::refresh);
}

void MainWindow::showProblem()
{
    m_choosers->showGraph(m_workbench.graphSource());
    m_choosers->showTopology(m_workbench.topologySource());
    setWindowTitle(tr("%1 – Doppler Workbench").arg(problemTitle(*m_workbench.problem())));
    m_messages->dismiss();
    updateActions();
}

void MainWindow::updateActions() { m_runs->updateActions(m_sessions->keeper().opening()); }

void MainWindow::fitFocused()
{
    Panel* panel = m_docks->panelAround(QApplication::focusWidget());
    if (!panel || !panel->fit())
        m_parts.get<GraphView>().fit();
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

void MainWindow::resetLayout()
{
    m_docks->applyDefaultLayout();
    m_sizes->reset();
}

void MainWindow::restoreLayout()
{
    const Settings::Layout layout = m_settings.layout();
    if (!restoreGeometry(layout.geometry))
        resize(QSize(1280, 800).boundedTo(screen()->availableSize()));
    if (!restorePanels(*this, layout.state))
        m_docks->applyDefaultLayout(); // Now that the window has its size.
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    m_docks->retranslate();
    for (QTabBar* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
        tabs->setAccessibleName(tr("Panels"));
    for (const auto& panel : m_panels)
        panel->retranslate();
    m_sessions->retranslate();
    m_layouts->retranslate();
    m_lessons->retranslate();
    setWindowTitle(m_workbench.problem()
                       ? tr("%1 – Doppler Workbench").arg(problemTitle(*m_workbench.problem()))
                       : tr("Doppler Workbench"));
    m_pictures->retranslate();
    m_report->retranslate();
    m_edits->retranslate();
    m_appearance->retranslate();
    m_menus->retranslate();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ThemeChange && m_appearance)
        m_appearance->followSystem();
    // The tab bars of panels that share a place are Qt's, and come whenever panels do.
    if (event->type() == QEvent::ChildPolished)
        if (auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child()))
            tabs->setAccessibleName(tr("Panels"));
    return QMainWindow::event(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_lessons)
        retranslate();
    if (event->type() == QEvent::PaletteChange) { // Also while this is being made.
        if (m_actions)
            m_actions->retint(palette());
        if (m_edits)
            m_edits->retint(palette());
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_closing->ask() || m_lessons->askBeforeClosing()) {
        event->ignore();
        return;
    }
    m_lessons->leave(); // The window before the lesson is what is remembered.
    m_settings.setLayout({saveGeometry(), m_welcome->panelState()});
    m_sizes->keep();
    m_settings.flush();
    m_sessions->keeper().end();
    m_playback->pause();
    for (const auto& panel : m_panels)
        panel->close();
    m_workbench.cancel();
    event->accept();
}

/// Only keys that nothing took come here.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const ProblemPtr& problem = m_workbench.problem();
    if (auto why = whyNothing(*this, *event, problem ? problem->deviceCount() : 0))
        m_status->showNote(std::move(why), std::chrono::seconds(10)); // It may soon be true no more.
    QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QStringList files = localFiles(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    m_dropHint->open(files);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) { m_dropHint->hide(); }

void MainWindow::dropEvent(QDropEvent* event)
{
    m_dropHint->hide();
    event->acceptProposedAction();
    m_workbench.openFiles(localFiles(event->mimeData()));
}

} // namespace doppler
