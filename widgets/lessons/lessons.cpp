// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lessons/lessons.h"

#include "widgets/lessons/lesson_catalogue.h"
#include "widgets/lessons/lesson_editor.h"
#include "widgets/lessons/lesson_highlight.h"
#include "widgets/lessons/lesson_recorder.h"
#include "widgets/lessons/lesson_results_dialog.h"
#include "widgets/lessons/lesson_view.h"
#include "widgets/shell/dock.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/settings.h"
#include "widgets/shell/window_actions.h"
#include "widgets/ui/theme/theme.h"
#include "widgets/workbench/workbench.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <algorithm>

namespace doppler {

namespace {

constexpr int dockWidth = 40 * gridUnit;

/// The results of this user, next to the settings; empty where these are not saved.
QString resultsFile(const Settings& settings)
{
    const QString folder = settings.ownFolder();
    return folder.isEmpty() ? QString() : folder + QStringLiteral("/lesson-results.json");
}

} // namespace

Lessons::Lessons(const Parts& parts)
    : QObject(&parts.window), m_parts(parts), m_stage(parts.stage), m_player(m_stage),
      m_view(new LessonView(m_player, {parts.actions.lessonBack, parts.actions.lessonNext,
                                       parts.actions.lessonCheck, parts.actions.lessonShow,
                                       parts.actions.lessonRestart, parts.actions.lessonLeave})),
      m_dock(new Dock(QStringLiteral("lessonDock"), m_view, &parts.window)),
      m_highlight(new LessonHighlight(&parts.window)),
      m_recorder(new LessonRecorder(m_player, *m_view, resultsFile(parts.settings), this)),
      m_reading({[this](const std::vector<LessonFile>& lessons) { takeCatalogue(lessons); },
                 [this](const Error& error) { emit failed(error); },
                 {}}),
      m_opening({[this](const LessonFile& lesson) { play(lesson); },
                 [this](const Error& error) { emit failed(error); },
                 {}})
{
    parts.window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_dock->hide();
    connectActions();
    connect(&m_player, &LessonPlayer::stepChanged, this, &Lessons::showStep);
    connect(&m_player, &LessonPlayer::changed, this, &Lessons::updateActions);
    connect(&m_player, &LessonPlayer::finished, this, &Lessons::finish);
    connect(m_view, &LessonView::stayRequested, this, &Lessons::stay);
    connect(m_view, &LessonView::followingRequested, this, [this] {
        if (const LessonFile* next = following())
            play(*next);
    });
    connect(this, &Lessons::failed, &parts.messages, &MessageBar::showError);
    connect(m_recorder, &LessonRecorder::failed, &parts.messages, &MessageBar::showError);
    // Not at once: panels are shown and hidden while a layout is being restored, which nothing may disturb.
    connect(
        m_dock, &QDockWidget::visibilityChanged, this, [this] { showStep(); }, Qt::QueuedConnection);
    updateActions();
}

void Lessons::connectActions()
{
    const WindowActions& a = m_parts.actions;
    for (QAction* action : {a.lessonBack, a.lessonNext, a.lessonCheck, a.lessonShow, a.lessonRestart})
        connect(action, &QAction::triggered, this, [this] {
            if (m_player.active() && !m_dock->isVisible())
                showDock(); // It was closed; what the key does is told there.
        });
    connect(a.lessonBack, &QAction::triggered, &m_player, &LessonPlayer::back);
    connect(a.lessonNext, &QAction::triggered, &m_player, &LessonPlayer::next);
    connect(a.lessonCheck, &QAction::triggered, &m_player, &LessonPlayer::check);
    connect(a.lessonShow, &QAction::triggered, &m_player, &LessonPlayer::showMe);
    connect(a.lessonRestart, &QAction::triggered, &m_player, &LessonPlayer::restart);
    connect(a.lessonLeave, &QAction::triggered, this, &Lessons::leave);
    connect(a.openLesson, &QAction::triggered, this, &Lessons::fileRequested);
    connect(a.editLesson, &QAction::triggered, this, &Lessons::edit);
    connect(a.lessonResults, &QAction::triggered, this, &Lessons::showResults);
}

void Lessons::fill(QMenu& menu)
{
    m_menu = &menu;
    menu.addSeparator();
    const WindowActions& a = m_parts.actions;
    menu.addActions(
        {a.lessonNext, a.lessonBack, a.lessonCheck, a.lessonShow, a.lessonRestart, a.lessonLeave});
    menu.addSeparator();
    menu.addActions({a.openLesson, a.editLesson, a.lessonResults});
    menu.addSeparator();
    menu.addAction(m_dock->toggleViewAction());
}

void Lessons::retranslate()
{
    m_dock->setTitle(tr("Lesson"));
    readCatalogue();
}

void Lessons::readCatalogue()
{
    m_reading.start([language = m_parts.language()](std::stop_token, const auto&) {
        return Result<std::vector<LessonFile>>(readLessons(lessonFolder(), language));
    });
}

void Lessons::takeCatalogue(std::vector<LessonFile> lessons)
{
    m_catalogue = std::move(lessons);
    qDeleteAll(m_lessonActions);
    m_lessonActions.clear();
    for (const LessonFile& lesson : m_catalogue) {
        auto* action = new QAction(QString::fromStdString(lesson.lesson->title), this);
        action->setObjectName(QStringLiteral("lesson_") + lesson.name);
        action->setProperty("data", true);
        action->setToolTip(QString::fromStdString(lesson.lesson->summary));
        action->setCheckable(true); // A tick: it was played to its end.
        action->setChecked(m_parts.settings.lessonProgress(lesson.name).completed);
        connect(action, &QAction::triggered, this, [this, action, name = lesson.name] {
            action->setChecked(m_parts.settings.lessonProgress(name).completed);
            start(name);
        });
        m_lessonActions += action;
    }
    if (m_menu)
        m_menu->insertActions(m_menu->actions().front(), m_lessonActions);
    for (const LessonFile& lesson : m_catalogue)
        if (m_player.active() && lesson.name == m_player.file().name)
            m_player.retell(lesson);
    emit catalogueChanged();
    if (const QString wanted = std::exchange(m_wanted, {}); !wanted.isEmpty())
        start(wanted);
}

void Lessons::start(const QString& name)
{
    const auto lesson = std::ranges::find(m_catalogue, name, &LessonFile::name);
    if (lesson != m_catalogue.end()) {
        play(*lesson);
    } else if (m_reading.running()) {
        m_wanted = name;
    } else {
        emit failed({{DOPPLER_TEXT("core", "there is no lesson \"{0}\""), {name.toStdString()}}, {}, {}});
    }
}

void Lessons::open(const QString& file)
{
    m_opening.start([file, language = m_parts.language()](std::stop_token, const auto&) {
        return openLesson(file, language);
    });
}

LessonEditor* Lessons::edit()
{
    if (!m_editor) {
        m_editor = new LessonEditor(m_stage, &m_parts.window);
        m_editor->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_editor, &LessonEditor::tryRequested, this, &Lessons::tryStep);
    }
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
    return m_editor;
}

void Lessons::tryStep(const LessonFile& file, std::size_t step)
{
    if (!begin())
        return;
    m_player.start(file, step, {});
    m_parts.window.activateWindow();
}

bool Lessons::askBeforeClosing()
{
    if (!m_editor || !m_editor->modified())
        return false;
    connect(m_editor, &QDialog::finished, &m_parts.window, &QWidget::close, Qt::UniqueConnection);
    m_editor->raise();
    m_editor->activateWindow();
    m_editor->reject();
    return true;
}

LessonResultsDialog* Lessons::showResults()
{
    auto* dialog = new LessonResultsDialog(m_recorder->results(), m_parts.settings, &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_recorder, &LessonRecorder::changed, dialog,
            [this, dialog] { dialog->setResults(m_recorder->results()); });
    connect(dialog, &LessonResultsDialog::lessonRequested, this, [this] {
        if (!m_catalogue.empty())
            play(m_catalogue.front());
    });
    dialog->open();
    return dialog;
}

/// Makes room for a lesson and remembers what is open; false: something is at work that it would end.
bool Lessons::begin()
{
    Workbench& workbench = m_parts.stage.workbench;
    if (!m_before) {
        if (workbench.busy()) { // A long search is not to be lost by a click.
            m_parts.messages.showNotice([] {
                return tr("A lesson can't start while a placer is running. Wait until it ends, or choose "
                          "Run, Stop placing.");
            });
            return false;
        }
        m_parts.makeRoom();
        m_before =
            rememberDocument(workbench, m_parts.stage.playback, m_parts.stage.controls, m_parts.window);
        // Room for the lesson: the rest comes when a step asks for it.
        for (const char* panel : {"training", "policy", "comparison", "side-by-side", "explain"})
            if (const auto found = m_parts.stage.panels.find(panel); found != m_parts.stage.panels.end())
                found->second->hide();
    }
    m_parts.messages.dismiss();
    shareColumn();
    showDock();
    return true;
}

void Lessons::play(const LessonFile& file)
{
    if (!begin())
        return;
    const Settings::LessonProgress progress =
        file.name.isEmpty() ? Settings::LessonProgress{} : m_parts.settings.lessonProgress(file.name);
    m_player.start(file, static_cast<std::size_t>(std::max(0, progress.step)), progress.kept);
    m_view->setFocus();
}

/// A narrow window has no room for three columns: what is at the right becomes a tab of the runs.
void Lessons::shareColumn()
{
    QMainWindow& window = m_parts.window;
    const auto& panels = m_parts.stage.panels;
    QDockWidget* runs = panels.at("runs");
    const int middle = std::max(panels.at("gantt")->minimumSizeHint().width(),
                                window.centralWidget()->minimumSizeHint().width());
    if (dockWidth + middle + panels.at("inspector")->minimumSizeHint().width() <= window.width())
        return;
    for (const char* name : {"inspector", "policy"}) {
        QDockWidget* dock = panels.at(name);
        if (!dock->isFloating() && window.dockWidgetArea(dock) == Qt::RightDockWidgetArea)
            window.tabifyDockWidget(runs, dock);
    }
    runs->raise();
}

/// The whole left side is the lesson's, above the list of runs.
void Lessons::showDock()
{
    QMainWindow& window = m_parts.window;
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_dock->show();
    m_dock->raise();
    if (m_dock->isFloating())
        return;
    QDockWidget* runs = m_parts.stage.panels.at("runs");
    window.resizeDocks({m_dock}, {dockWidth}, Qt::Horizontal);
    window.resizeDocks({m_dock, runs}, {window.height() * 7 / 10, window.height() * 3 / 10}, Qt::Vertical);
    window.resizeDocks({m_parts.stage.panels.at("gantt")}, {window.height() * 3 / 8}, Qt::Vertical);
}

void Lessons::hideDock()
{
    m_dock->hide();
    m_parts.window.setCorner(Qt::BottomLeftCorner, Qt::BottomDockWidgetArea);
}

void Lessons::showStep()
{
    const bool pointing = m_player.active() && m_dock->isVisible() && !m_player.step().points.empty();
    m_highlight->point(pointing ? m_stage.target(m_player.step().points.front()) : LessonTarget{});
    const LessonFile* next = following();
    m_view->setFollowing(next ? QString::fromStdString(next->lesson->title) : QString());
    keepProgress();
    updateActions();
}

void Lessons::keepProgress()
{
    // Of one that is through finish() has kept that it begins anew.
    if (!m_player.active() || m_player.state() == LessonPlayer::State::Finished ||
        m_player.file().name.isEmpty())
        return;
    Settings::LessonProgress progress = m_parts.settings.lessonProgress(m_player.file().name);
    progress.step = static_cast<int>(m_player.stepIndex());
    progress.kept = m_player.kept();
    m_parts.settings.setLessonProgress(m_player.file().name, progress);
}

void Lessons::finish()
{
    m_highlight->point({});
    const QString name = m_player.file().name;
    if (name.isEmpty())
        return;
    m_parts.settings.setLessonProgress(name, {0, true, {}}); // The next time from its beginning.
    for (QAction* action : m_lessonActions)
        if (action->objectName() == QStringLiteral("lesson_") + name)
            action->setChecked(true);
}

void Lessons::leave()
{
    if (!m_before)
        return;
    const BeforeLesson before = *std::exchange(m_before, std::nullopt);
    m_player.leave();
    m_stage.leave();
    hideDock();
    goBackTo(before, m_parts.stage.workbench, m_parts.stage.playback, m_parts.stage.controls, m_parts.window);
    m_dock->hide(); // Also where it was open before.
}

void Lessons::stay()
{
    m_before.reset();
    m_player.leave();
    hideDock();
}

const LessonFile* Lessons::following() const
{
    if (!m_player.active())
        return nullptr;
    const auto here = std::ranges::find(m_catalogue, m_player.file().name, &LessonFile::name);
    return here != m_catalogue.end() && here + 1 != m_catalogue.end() ? &*(here + 1) : nullptr;
}

void Lessons::updateActions()
{
    using State = LessonPlayer::State;
    const State state = m_player.state();
    const WindowActions& a = m_parts.actions;
    const bool waiting = state == State::Waiting;
    const bool asks = m_player.active() && !m_player.step().checks.empty();
    a.lessonNext->setEnabled(waiting);
    a.lessonBack->setEnabled(state == State::Finished || (m_player.active() && m_player.stepIndex() > 0));
    a.lessonCheck->setEnabled(waiting && asks);
    a.lessonShow->setEnabled(waiting && m_player.active() && !m_player.step().show.empty());
    a.lessonRestart->setEnabled(m_player.active());
    a.lessonLeave->setEnabled(m_player.active());
}

} // namespace doppler
