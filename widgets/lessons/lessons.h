// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/lessons/before_lesson.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_stage.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <functional>
#include <optional>
#include <vector>

class QMainWindow;
class QMenu;

namespace doppler {

class Dock;
class LessonEditor;
class LessonHighlight;
class LessonRecorder;
class LessonResultsDialog;
class LessonView;
class MessageBar;
class Settings;
class WindowActions;

/// The window's lessons: their menu, their dock, the document before the lesson, and the progress. GUI thread
/// only; nothing blocks.
class Lessons : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QMainWindow& window;
        Settings& settings;
        MessageBar& messages;
        WindowActions& actions;
        std::function<QString()> language; ///< Code of the window's language.
        std::function<void()> makeRoom;    ///< Called before a lesson to remove what hides the views.
        LessonStage::Parts stage;
    };
    /// Parent is the window to which these parts belong.
    explicit Lessons(const Parts& parts);

    [[nodiscard]] Dock* dock() const { return m_dock; }
    [[nodiscard]] LessonPlayer& player() { return m_player; }
    [[nodiscard]] LessonHighlight* highlight() const { return m_highlight; }
    [[nodiscard]] LessonRecorder& recorder() { return *m_recorder; }
    /// The program's own lessons in the order of the menu; empty until they are read.
    [[nodiscard]] const std::vector<LessonFile>& catalogue() const { return m_catalogue; }
    /// An action for each of them; replaced before every catalogueChanged().
    [[nodiscard]] const QList<QAction*>& lessonActions() const { return m_lessonActions; }
    void fill(QMenu& menu);
    /// Updates texts after a change of the window's language.
    void retranslate();

    /// Starts one of the program's own lessons by name; a lesson in progress continues where it was left.
    void start(const QString& name);
    /// Opens any lesson file.
    void open(const QString& file);
    /// Opens the editor of lessons, or brings it to the front.
    LessonEditor* edit();
    /// Plays a lesson that its author tries.
    void tryStep(const LessonFile& file, std::size_t step);
    /// Returns whether the window must stay open because a lesson is not saved; closes it once that is
    /// decided.
    [[nodiscard]] bool askBeforeClosing();
    /// Opens the results of this user and of a class.
    LessonResultsDialog* showResults();

public slots:
    /// Ends the lesson and shows what was open before.
    void leave();
    /// Ends the lesson; its document stays open.
    void stay();

signals:
    void catalogueChanged();
    /// Emitted to ask for a lesson file.
    void fileRequested();
    /// Emitted when a lesson cannot be started.
    void failed(const doppler::Error& error);

private:
    void connectActions();
    void readCatalogue();
    void takeCatalogue(std::vector<LessonFile> lessons);
    void play(const LessonFile& file);
    [[nodiscard]] bool begin();
    void showDock();
    void hideDock();
    void shareColumn();
    void finish();
    void showStep();
    void updateActions();
    void keepProgress();
    [[nodiscard]] const LessonFile* following() const;

    Parts m_parts;
    LessonStage m_stage;
    LessonPlayer m_player;
    LessonView* m_view;
    Dock* m_dock;
    LessonHighlight* m_highlight;
    LessonRecorder* m_recorder;
    QPointer<LessonEditor> m_editor;
    QMenu* m_menu = nullptr;
    std::vector<LessonFile> m_catalogue;
    QList<QAction*> m_lessonActions;
    std::optional<BeforeLesson> m_before; ///< During a lesson.
    QString m_wanted;                     ///< Requested before the catalogue was read.
    Job<std::vector<LessonFile>> m_reading;
    Job<LessonFile> m_opening;
};

} // namespace doppler
