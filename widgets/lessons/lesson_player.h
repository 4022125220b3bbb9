// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"
#include "core/lessons/lesson_scene.h"

#include <QObject>
#include <QString>
#include <memory>
#include <vector>

namespace doppler {

class LessonStage;

/// A lesson and its source.
struct LessonFile {
    QString name; ///< For one of the program's own; empty: another file.
    QString file;
    std::shared_ptr<const Lesson> lesson;
    bool trial = false; ///< Its author tries it: nothing is recorded or remembered.
};

/// Plays a lesson on a stage: prepares each step, checks whether it is done, and demonstrates it. GUI thread
/// only; nothing blocks.
class LessonPlayer : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< No lesson.
        Preparing, ///< The step is preparing the window.
        Waiting,   ///< Waiting for the user.
        Showing,   ///< The step is demonstrating its task.
        Finished,  ///< The last step is done.
    };

    /// The stage must outlive it.
    explicit LessonPlayer(LessonStage& stage, QObject* parent = nullptr);

    /// Starts at `step`. First runs the preparations and tasks of earlier steps, from the last one that opens
    /// a document.
    void start(const LessonFile& file, std::size_t step,
               const std::map<std::string, double, std::less<>>& kept);
    /// Shows a step without doing anything in the window, for the author of the lesson.
    void preview(const LessonFile& file, std::size_t step);
    /// Continues with the same lesson in another language. Refuses a lesson with other steps.
    bool retell(const LessonFile& file);
    void leave();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool active() const { return m_state != State::Idle; }
    [[nodiscard]] const LessonFile& file() const { return m_file; }
    /// Requires active().
    [[nodiscard]] const Lesson& lesson() const { return *m_file.lesson; }
    [[nodiscard]] std::size_t stepIndex() const { return m_step; }
    [[nodiscard]] const LessonStep& step() const { return lesson().steps[m_step]; }
    [[nodiscard]] const std::map<std::string, double, std::less<>>& kept() const { return m_kept; }
    /// The state that checks see now.
    [[nodiscard]] LessonScene scene() const;
    /// The verdicts of the step's checks, in order.
    [[nodiscard]] std::vector<LessonVerdict> verdicts() const;
    /// Whether all checks of the step hold.
    [[nodiscard]] bool stepDone() const;
    /// Whether the user has requested the verdicts of this step, including those that do not hold.
    [[nodiscard]] bool checked() const { return m_checked; }
    /// Why the last commands failed; nothing: they succeeded.
    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

    void setAnswer(const std::string& question, const std::string& text);
    void setChoice(const std::string& question, std::size_t choice);
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& answers() const { return m_answers; }
    [[nodiscard]] const std::map<std::string, std::size_t, std::less<>>& choices() const { return m_choices; }

public slots:
    void back();
    /// Moves to the next step if this one is done; otherwise shows what is missing.
    void next();
    void check();
    /// Demonstrates the step.
    void showMe();
    void restart();

signals:
    /// Emitted when a lesson begins, also again from its first step, before its step is shown.
    void started();
    /// Emitted when the result was checked while something was missing.
    void missed();
    /// Emitted when the user requested the demonstration of the step.
    void demonstrated();
    /// Emitted when the step is done, before the next one is shown.
    void passed();
    /// Emitted for another lesson, step or language, and at the end.
    void stepChanged();
    /// Emitted when the state changes, or what verdicts and texts depend on.
    void changed();
    /// Emitted when showMe() has entered an answer.
    void answersChanged();
    /// Emitted when the last step is done.
    void finished();

private:
    void enter(std::size_t step, std::size_t from);
    void prepare(std::size_t from);
    void setState(State state);
    void answerThemselves();
    [[nodiscard]] std::size_t openedBy(std::size_t step) const;
    [[nodiscard]] bool isAtItsGraph() const;

    LessonStage& m_stage;
    LessonFile m_file;
    State m_state = State::Idle;
    std::size_t m_step = 0;
    bool m_checked = false;
    bool m_previews = false; ///< The stage plays another player's lesson, if any.
    std::optional<Error> m_fault;
    std::map<std::string, double, std::less<>> m_kept;
    std::map<std::string, std::string, std::less<>> m_answers;
    std::map<std::string, std::size_t, std::less<>> m_choices;
};

} // namespace doppler
