// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/training_progress.h"

#include <QObject>
#include <QTimer>
#include <QVector>
#include <functional>
#include <future>
#include <thread>

namespace doppler {

/// Makes the trainer of a job. Called once, on the job's worker thread; may block (loading LibTorch).
using TrainerFactory = std::function<Result<std::unique_ptr<Trainer>>()>;

/// The learning module's trainer.
Result<std::unique_ptr<Trainer>> makeLearningTrainer();

/// One training run as the window sees it: owns a trainer, and hands on what it reports some 30 times a
/// second, in the window's thread. All methods belong to that thread; none blocks.
class TrainingJob : public QObject {
    Q_OBJECT

public:
    /// `name`: what people call the run, e.g. "DOPPLER, seed 1".
    explicit TrainingJob(QString name, QObject* parent = nullptr,
                         TrainerFactory factory = makeLearningTrainer);
    /// Aborts a running job and leaves at once; the thread ends on its own (parting_threads.h).
    ~TrainingJob() override;

    /// Once per job. What goes wrong comes as stateChanged(Failed).
    void start(TrainingSetup setup);
    void pause();
    void resume();
    void stop();  ///< Ends after the current episode; keeps the best, writes the checkpoint.
    void abort(); ///< Ends within an episode; the last checkpoint stays as it is.

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const TrainingSetup& setup() const { return m_setup; }
    /// As last signalled. Idle also while the learning module is loaded.
    [[nodiscard]] TrainerState state() const { return m_state; }
    /// start() was called and the job has not ended.
    [[nodiscard]] bool active() const { return m_started && !ended(); }
    [[nodiscard]] bool ended() const;
    /// stop() or abort() was called and has not taken effect yet.
    [[nodiscard]] bool ending() const { return m_ending && !ended(); }
    [[nodiscard]] const QString& errorText() const { return m_error; }
    [[nodiscard]] const TrainingProgress& progress() const { return m_progress; }

signals:
    /// In order, gapless unless the window stood still for very long.
    void episodes(const QVector<doppler::EpisodeRecord>& records);
    void trace(std::shared_ptr<const doppler::EpisodeTrace> newest);
    void newBest(const doppler::Placement& placement, double makespan, quint64 episode);
    /// Comes before stateChanged(Finished or Stopped).
    void finished(const doppler::TrainingOutcome& outcome);
    /// `error`: one sentence in the window's language, only after Failed.
    void stateChanged(doppler::TrainerState state, const QString& error);

private:
    class Session;

    void drain();
    void setState(TrainerState state, const QString& error = {});

    QString m_name;
    TrainerFactory m_factory;
    TrainingSetup m_setup;
    TrainingProgress m_progress;
    std::shared_ptr<Session> m_session;
    std::thread m_thread;
    std::future<void> m_threadEnded;
    QTimer m_timer;
    TrainerState m_state = TrainerState::Idle;
    QString m_error;
    bool m_started = false;
    bool m_ending = false;
};

/// True for Finished, Stopped, Aborted and Failed.
bool isEnding(TrainerState state);

} // namespace doppler
