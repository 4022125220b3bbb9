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

/// A lesson and where it came from.
struct LessonFile {
    QString name; ///< Of the program's own; empty: somebody's file.
    QString file;
    std::shared_ptr<const Lesson> lesson;
};

/// Plays a lesson on a stage: prepares each step, looks whether what it asks for was done, and shows how it
/// is done. GUI thread only; nothing blocks.
class LessonPlayer : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< No lesson.
        Preparing, ///< The step sets the window up.
        Waiting,   ///< For the user.
        Showing,   ///< The step does itself what it asks for.
        Finished,  ///< The last step is done.
    };

    /// The stage must outlive it.
    explicit LessonPlayer(LessonStage& stage, QObject* parent = nullptr);

    /// Begins with `step`: what earlier steps prepare and ask for is done first, from the last one on that
    /// opens a document.
    void start(const LessonFile& file, std::size_t step,
               const std::map<std::string, double, std::less<>>& kept);
    /// The same lesson in another language; refused where its steps are others.
    bool retell(const LessonFile& file);
    void leave();

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool active() const { return m_state != State::Idle; }
    [[nodiscard]] const LessonFile& file() const { return m_file; }
    /// Only while active().
    [[nodiscard]] const Lesson& lesson() const { return *m_file.lesson; }
    [[nodiscard]] std::size_t stepIndex() const { return m_step; }
    [[nodiscard]] const LessonStep& step() const { return lesson().steps[m_step]; }
    [[nodiscard]] const std::map<std::string, double, std::less<>>& kept() const { return m_kept; }
    /// What checks look at now.
    [[nodiscard]] LessonScene scene() const;
    /// Of the step's checks, in their order.
    [[nodiscard]] std::vector<LessonVerdict> verdicts() const;
    /// All of the step's checks hold.
    [[nodiscard]] bool stepDone() const;
    /// Someone asked for the verdicts of this step, also those that don't hold.
    [[nodiscard]] bool checked() const { return m_checked; }
    /// Why the last commands could not be done; nothing: they could.
    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

    void setAnswer(const std::string& question, const std::string& text);
    void setChoice(const std::string& question, std::size_t choice);
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& answers() const { return m_answers; }
    [[nodiscard]] const std::map<std::string, std::size_t, std::less<>>& choices() const { return m_choices; }

public slots:
    void back();
    /// To the next step, where this one is done; else shows what is missing.
    void next();
    void check();
    /// Does what the step asks for.
    void showMe();
    void restart();

signals:
    /// Another lesson, step or language; or none any more.
    void stepChanged();
    /// The state, or what verdicts and texts look at.
    void changed();
    /// An answer was put in by showMe().
    void answersChanged();
    /// The last step is done.
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
    std::optional<Error> m_fault;
    std::map<std::string, double, std::less<>> m_kept;
    std::map<std::string, std::string, std::less<>> m_answers;
    std::map<std::string, std::size_t, std::less<>> m_choices;
};

} // namespace doppler
