// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/jobs/job.h"
#include "widgets/lessons/before_lesson.h"
#include "widgets/lessons/lesson_player.h"
#include "widgets/lessons/lesson_stage.h"

#include <QList>
#include <QObject>
#include <functional>
#include <optional>
#include <vector>

class QMainWindow;
class QMenu;

namespace doppler {

class Dock;
class LessonHighlight;
class LessonView;
class MessageBar;
class Settings;
class WindowActions;

/// The window's lessons: their menu, their dock, what was open before and how far one came. GUI thread only;
/// nothing blocks.
class Lessons : public QObject {
    Q_OBJECT
public:
    struct Parts {
        QMainWindow& window;
        Settings& settings;
        MessageBar& messages;
        WindowActions& actions;
        std::function<QString()> language; ///< The code of the window's.
        std::function<void()> makeRoom;    ///< Before a lesson: what hides the views goes.
        LessonStage::Parts stage;
    };
    /// The window, whose parts these are, is its parent.
    explicit Lessons(const Parts& parts);

    [[nodiscard]] Dock* dock() const { return m_dock; }
    [[nodiscard]] LessonPlayer& player() { return m_player; }
    [[nodiscard]] LessonHighlight* highlight() const { return m_highlight; }
    /// Of the program's own, in the menu's order; empty until they are read.
    [[nodiscard]] const std::vector<LessonFile>& catalogue() const { return m_catalogue; }
    /// One for each of these; new ones with every catalogueChanged().
    [[nodiscard]] const QList<QAction*>& lessonActions() const { return m_lessonActions; }
    void fill(QMenu& menu);
    /// Another language of the window.
    void retranslate();

    /// A lesson of the program's own, by its name; one that is played goes on where it was left.
    void start(const QString& name);
    /// Somebody's lesson file, or one of the program's own.
    void open(const QString& file);

public slots:
    /// Ends the lesson; what was open before is shown again.
    void leave();
    /// Ends the lesson; its document stays open.
    void stay();

signals:
    void catalogueChanged();
    /// A lesson is asked for by its file.
    void fileRequested();
    /// A lesson could not be begun.
    void failed(const doppler::Error& error);

private:
    void connectActions();
    void readCatalogue();
    void takeCatalogue(std::vector<LessonFile> lessons);
    void play(const LessonFile& file);
    void showDock();
    void hideDock();
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
    QMenu* m_menu = nullptr;
    std::vector<LessonFile> m_catalogue;
    QList<QAction*> m_lessonActions;
    std::optional<BeforeLesson> m_before; ///< While a lesson is played.
    QString m_wanted;                     ///< Asked for before the catalogue was there.
    Job<std::vector<LessonFile>> m_reading;
    Job<LessonFile> m_opening;
};

} // namespace doppler
