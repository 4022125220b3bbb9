// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "widgets/jobs/job.h"
#include "widgets/training/runs/run_progress.h"
#include "widgets/training/runs/training_feed.h"
#include "widgets/training/runs/training_log.h"

#include <QObject>
#include <QTimer>
#include <QVector>
#include <functional>
#include <memory>
#include <optional>

namespace doppler {

/// Makes the trainer of a job. Called once, on the job's worker thread; may block (loading LibTorch).
using TrainerFactory = std::function<Result<std::unique_ptr<Trainer>>()>;

/// The learning module's trainer.
Result<std::unique_ptr<Trainer>> makeLearningTrainer();

/// One training run as the window sees it: owns a trainer, and hands on what it reports some 30 times a
/// second, in the window's thread. Beside its checkpoint it keeps a log of the episodes
/// (trainingLogBeside()). All methods belong to that thread; none blocks.
class TrainingJob : public QObject {
    Q_OBJECT

public:
    /// `name`: what people call the run, e.g. "DOPPLER, seed 1".
    explicit TrainingJob(QString name, QObject* parent = nullptr,
                         TrainerFactory factory = makeLearningTrainer);
    /// Aborts a running training and returns at once; its thread ends on its own (jobs/released_threads.h).
    ~TrainingJob() override;

    /// Says what shall be trained; the job waits until start(). Once per job. `eventFolder`: for an event
    /// file of TensorBoard (EventWriter); empty: none.
    void prepare(TrainingSetup setup, std::string eventFolder = {});
    /// Once per job. What goes wrong comes as stateChanged(Failed).
    void start();
    void start(TrainingSetup setup)
    {
        prepare(std::move(setup));
        start();
    }
    /// In place of prepare() and start(): a run that ended earlier, or elsewhere, as its log tells of it. Its
    /// episodes come by and by, and where the problem is given the bests that have its size.
    void replay(TrainingSetup setup, TrainingLogContent logged, std::string eventFolder = {});
    void pause();
    void resume();
    void stop();  ///< Ends after the current episode; keeps the best, writes the checkpoint.
    void abort(); ///< Ends within an episode; the last checkpoint stays as it is.

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] const TrainingSetup& setup() const { return m_setup; }
    [[nodiscard]] const std::string& eventFolder() const { return m_eventFolder; }
    /// The set-up's episodes by stage; where it has no options, those of the log.
    [[nodiscard]] const StagePlan& plan() const { return m_plan; }
    /// As last signalled. Idle also while the learning module is loaded.
    [[nodiscard]] TrainerState state() const { return m_state; }
    /// It was prepared and has not ended.
    [[nodiscard]] bool active() const { return m_prepared && !ended(); }
    /// It was prepared, and start() is still to come.
    [[nodiscard]] bool waiting() const { return active() && !m_started; }
    [[nodiscard]] bool ended() const;
    /// stop() or abort() was called and has not taken effect yet.
    [[nodiscard]] bool ending() const { return m_ending && !ended(); }
    [[nodiscard]] const QString& errorText() const { return m_error; }
    [[nodiscard]] const RunProgress& progress() const { return m_progress; }
    /// The least makespan on the set-up's `problem` so far (seconds).
    [[nodiscard]] const std::optional<double>& bestMakespan() const { return m_best; }
    /// After Finished and Stopped.
    [[nodiscard]] const std::optional<TrainingOutcome>& outcome() const { return m_outcome; }

    using Network = std::shared_ptr<const Checkpoint>;
    /// Brings the networks as they are now, or were at the end. To be called on a worker thread: it may block
    /// for an update or to read the checkpoint. It may outlive the job.
    [[nodiscard]] std::function<Result<Network>()> networkSource() const;

signals:
    /// In order, gapless unless the window stood still for very long.
    void episodes(const QVector<doppler::EpisodeRecord>& records);
    void trace(std::shared_ptr<const doppler::EpisodeTrace> newest);
    void newBest(const doppler::Placement& placement, double makespan, quint64 episode);
    /// How the newest best came about; soon after it, or not at all.
    void bestExplained(std::shared_ptr<const doppler::EpisodeTrace> trace);
    /// All that came since the last time, in order, where nobody took for long thinned.
    void bests(const std::vector<doppler::TrainingFeed::Best>& newBests);
    /// Comes before stateChanged(Finished or Stopped).
    void finished(const doppler::TrainingOutcome& outcome);
    /// The log is not written, or not to its end; the training goes on.
    void logFailed(const doppler::Error& error);
    /// `error`: one sentence in the window's language, only after Failed.
    void stateChanged(doppler::TrainerState state, const QString& error);

private:
    class Session;
    struct Ending {
        TrainerState state = TrainerState::Finished; ///< Finished, Stopped or Aborted.
        std::optional<TrainingOutcome> outcome;      ///< After Finished and Stopped.
    };

    void drain();
    void drainLog();
    void end(const Ending& ending);
    void fail(const Error& error);
    void setState(TrainerState state, const QString& error = {});

    QString m_name;
    TrainerFactory m_factory;
    TrainingSetup m_setup;
    std::string m_eventFolder;
    StagePlan m_plan;
    QVector<EpisodeRecord> m_logged; ///< Of replay(), as far as they are still to come.
    std::vector<TrainingFeed::Best> m_loggedBests;
    RunProgress m_progress;
    std::shared_ptr<Session> m_session;
    Job<Ending> m_job;
    QTimer m_timer;
    TrainerState m_state = TrainerState::Idle;
    QString m_error;
    std::optional<double> m_best;
    std::optional<TrainingOutcome> m_outcome;
    bool m_prepared = false;
    bool m_started = false;
    bool m_ending = false;
};

/// True for Finished, Stopped, Aborted and Failed.
bool isEnding(TrainerState state);

} // namespace doppler
