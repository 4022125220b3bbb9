// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/logs/training_estimate.h"
#include "core/training/trainer.h"
#include "widgets/jobs/job.h"
#include "widgets/training/policy/policy_playback.h"
#include "widgets/training/runs/training_log.h"
#include "widgets/training/runs/training_order.h"
#include "widgets/training/runs/training_queue.h"
#include "widgets/training/runs/training_records.h"

#include <QObject>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

class PolicyView;
class TrainingView;
class Workbench;
struct SourceNames;

/// What is trained, and how.
struct TrainingSettings {
    std::string policy;
    Options options;
    QString eventFolder = {}; ///< For event files of TensorBoard, absolute; empty: none.
};

/// Every training run of the window: starts them, as many at once as there are cores, hands their best
/// placements to the workbench and the newest episode of the run in front to the policy view. GUI thread
/// only; nothing blocks.
class TrainingRuns : public QObject {
    Q_OBJECT
public:
    /// All must outlive this.
    TrainingRuns(Workbench& workbench, TrainingView& curves, PolicyView& policy, QObject* parent = nullptr);

    /// What a dialog starts from: the open problem, the standard options, the next seed whose checkpoint file
    /// is not there yet.
    [[nodiscard]] TrainingSetup proposal() const;
    /// The folder for event files that a dialog starts from; empty: none.
    [[nodiscard]] QString proposedEventFolder() const
    {
        return m_proposesSettings ? m_settings->eventFolder : QString();
    }
    /// Reads a checkpoint in the background; proposed() tells what a dialog goes on from then.
    void proposeResume(const QString& checkpoint);
    void start(const TrainingSetup& setup) { start(TrainingOrder{setup, 1, false, {}}); }
    /// Loads further graphs in the background first, where some are ordered; failed() tells what went wrong.
    void start(const TrainingOrder& order);
    /// An order waits for its further graphs.
    [[nodiscard]] bool loading() const { return !m_loading.empty(); }
    /// Orders that wait for graphs are forgotten.
    void cancelLoading();
    /// Goes on with an ended run from its checkpoint, on the same curves and bests. The job goes.
    void continueRun(TrainingJob* ended);
    /// Shows trainings by their logs, or by checkpoints that have theirs beside them. They are read in the
    /// background; failed() tells of the first that can't be.
    void openLogs(const QStringList& files);
    /// Those whose curves can be shown again.
    [[nodiscard]] std::vector<TrainingRecord> records() const;
    /// Shows what a session has of trainings instead of all that have ended; their logs are read in the
    /// background. One that is not there is passed over in silence, and named again by records().
    void restore(std::vector<TrainingRecord> kept);
    /// Whether a new best is shown at once.
    void setFollow(bool follow);
    /// Requests every run to end after its episode, with its best and a checkpoint. Those that wait are
    /// dropped. Doesn't block.
    void stopAll();
    /// Asks every run to end, losing what its last checkpoint does not have. Doesn't block.
    void abortAll();
    [[nodiscard]] bool active() const;
    void retranslate();
    /// Those of the training that was started last, or that were set since.
    [[nodiscard]] const std::optional<TrainingSettings>& settings() const { return m_settings; }
    /// What proposals start from now on.
    void setSettings(TrainingSettings settings);
    /// Files that trainings of this window write or wrote to, each once.
    [[nodiscard]] const QStringList& checkpoints() const { return m_checkpoints; }
    /// The rates of the newest training of this computer whose episodes take as long as those of the setup
    /// (rateKey()); empty without one.
    [[nodiscard]] std::vector<StageRate> earlierRates(const TrainingSetup& setup) const;
    /// How a training that is listed came to the run, where that is its last best.
    [[nodiscard]] std::optional<PolicyEpisode> episodeOf(const doppler::Run& run) const;
    /// The workbench's, and those of problems that were open when a training of them began.
    const SourceNames& sourcesOf(const ProblemPtr& problem);
    /// How trainers are made from now on; the learning module's unless said.
    void setFactory(TrainerFactory factory) { m_factory = std::move(factory); }

signals:
    void started();
    /// Trainings are shown that were asked for by their logs.
    void logsShown();
    /// A job is known from now on, under this key; one that goes on with a run has the run's.
    void watched(doppler::TrainingJob* job, const QString& key);
    /// The run of this key was taken from the list of trainings.
    void forgotten(const QString& key);
    /// A run ended in any way.
    void ended();
    void proposed(const doppler::TrainingSetup& setup);
    /// episodeOf() knows another.
    void bestExplained();
    /// An order could not be started, or a checkpoint not be read.
    void failed(const doppler::Error& error);
    void loadingChanged();
    /// 0 to 1, while the further graphs of an order are loaded.
    void loadProgressed(double share);

private:
    using Problems = std::vector<ProblemPtr>;
    struct Run {
        QString key;
        std::unique_ptr<TrainingJob> job; ///< Of several on the same run, the last.
        QStringList furtherGraphs;        ///< Sources of the graphs that it is trained on besides.
        std::string log;                  ///< That it is shown by; empty: the one beside its checkpoint.
        /// Fingerprints of graph and devices of one that is known by its log; 0: not known.
        std::uint64_t graph = 0;
        std::uint64_t devices = 0;
        PolicyEpisode best = {}; ///< How its last best came about; no trace: it was not told.
    };
    /// A training that is known by its log.
    struct Logged {
        TrainingRecord record;
        std::optional<TrainingLogContent> logged; ///< Nothing: it can't be read.
    };
    struct Logs {
        std::vector<Logged> all;
        std::optional<Error> fault; ///< Of the first that can't be read.
    };
    /// Loads graphs for the problem's devices in the background.
    void loadFurther(const QStringList& sources, const ProblemPtr& problem,
                     std::function<void(const Problems&)> then);
    void startAll(const std::vector<TrainingSetup>& setups, const TrainingOrder& order);
    void goOn(const QString& key, const TrainingSetup& setup);
    void showLogs(const Logs& logs, bool asked);
    void addLogged(const Logged& training);
    /// The run that a session has of a training takes the training's best, which the log knows better.
    void updateRestoredRun(const QString& key, const TrainingSetup& setup,
                           const std::vector<TrainingFeed::Best>& bests);
    [[nodiscard]] static TrainingRecord recordOf(const Run& run);
    using Reading = Job<Logs>::Work;
    static Reading readingOf(std::vector<TrainingRecord> records);
    void attachLogged();
    void showAttached(const Logs& logs);
    std::unique_ptr<TrainingJob> make(const TrainingSetup& setup, const QString& key,
                                      const std::string& eventFolder);
    void forget(TrainingJob* removed);
    void forgetSources();
    void watch(TrainingJob* job, const QString& key, const SourceNames& sources);
    [[nodiscard]] bool isWritten(const std::string& checkpoint) const;
    void endAll(void (TrainingJob::*end)());
    void updateObstacle();
    void updateReferences();

    Workbench& m_workbench;
    TrainingView& m_curves;
    PolicyView& m_policy;
    TrainerFactory m_factory = makeLearningTrainer;
    std::vector<Run> m_runs; ///< Those that the list of trainings shows.
    int m_nextRun = 0;
    QStringList m_checkpoints; ///< Each once.
    TrainingQueue m_queue;
    std::map<int, std::unique_ptr<Job<Problems, double>>> m_loading; ///< An order each.
    int m_nextOrder = 0;
    Job<TrainingSetup> m_reading;                ///< Of a checkpoint.
    Job<Logs> m_openingLogs;                     ///< That were asked for.
    Job<Logs> m_restoring;                       ///< Of a session.
    Job<Logs> m_attaching;                       ///< Of what is shown already, for the open problem.
    QStringList m_logsToOpen;                    ///< What m_openingLogs reads.
    std::vector<TrainingRecord> m_missing;       ///< Of the session, whose logs are not read, or not yet.
    std::map<ProblemPtr, SourceNames> m_sources; ///< Of what was trained on.
    std::uint64_t m_nextSeed = 1;
    std::optional<TrainingSettings> m_settings;
    bool m_proposesSettings = false; ///< They were set, not only used.
};

} // namespace doppler
