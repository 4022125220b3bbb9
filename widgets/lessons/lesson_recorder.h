// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson_results.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/write_queue.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <optional>

namespace doppler {

class LessonPlayer;
class LessonView;

/// Records what the user does in the lessons of a player: steps, failed checks, hints, demonstrations and
/// times. Adds every change to a file in the background. GUI thread only; nothing blocks.
class LessonRecorder : public QObject {
    Q_OBJECT
public:
    /// Player and view must outlive it. An empty file name: nothing is recorded.
    LessonRecorder(LessonPlayer& player, LessonView& view, const QString& file, QObject* parent = nullptr);

    /// All attempts of this user, with the running one.
    [[nodiscard]] const LessonResults& results() const { return m_results; }
    /// Whether a change is still being written.
    [[nodiscard]] bool writing() const { return m_writes.busy(); }

signals:
    void changed();
    /// Emitted for the first failure: the others have the same reason.
    void failed(const doppler::Error& error);

private:
    void readFile();
    void take(const LessonResults& earlier);
    void begin();
    void showStep();
    void countTime();
    void keep();
    [[nodiscard]] LessonStepResult* step();
    [[nodiscard]] const LessonResult* unfinished() const;
    void report(const Error& error);

    LessonPlayer& m_player;
    QString m_file;
    LessonResults m_results;
    std::optional<LessonResult> m_attempt;
    std::optional<std::size_t> m_step; ///< The open step of m_attempt.
    bool m_begins = false;             ///< The next step is the first one of a lesson that was started.
    bool m_reported = false;
    QElapsedTimer m_clock; ///< Since the time of the step was counted last.
    Job<LessonResults> m_reading;
    WriteQueue m_writes;
};

} // namespace doppler
