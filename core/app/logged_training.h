// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/fault_of.h"
#include "core/io/bytes/file_lock.h"
#include "core/training/logs/event_writer.h"
#include "core/training/trainer.h"
#include "core/training/training_log_writer.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace doppler {

/// Where a training writes its episodes (TrainingLogWriter), and what a fault of that log means.
struct TrainingLogChoice {
    enum class Rule {
        Required,   ///< The user named the file: a training whose log can't be written does not begin.
        BestEffort, ///< Nobody named it: it replaces nothing but logs, and without it the training goes on.
    };
    std::string file = {}; ///< Empty: no log.
    Rule rule = Rule::Required;
    std::string eventFolder = {}; ///< For an event file (EventWriter); empty: none. `rule` holds for it too.
};

/// The log that belongs beside a training's checkpoint; none where there is no checkpoint.
TrainingLogChoice logBesideCheckpoint(const TrainingSetup& setup);

/// A training together with its log and its checkpoint. A resumed training goes on with the seed of its
/// checkpoint, and its log goes on where the checkpoint is. Methods are safe from any thread, but for start()
/// and closeLog().
class LoggedTraining {
public:
    /// `trainer` is new: it has not started. Touches no file.
    LoggedTraining(std::shared_ptr<Trainer> trainer, TrainingSetup setup, TrainingLogChoice log);
    /// Aborts a training that still runs, and waits for it.
    ~LoggedTraining();
    LoggedTraining(const LoggedTraining&) = delete;
    LoggedTraining& operator=(const LoggedTraining&) = delete;

    /// Prepares the log, starts the trainer, then begins the log, so that a training that can't start leaves
    /// another's log as it is. `observer` hears what the trainer reports, as TrainingObserver says. An error
    /// says that nothing was started; `fault`: whose it is. Checkpoint and log are locked until closeLog(): a
    /// file that another training writes, in any process, is an error. Once. May block to read files.
    Result<void> start(TrainingObserver observer, FaultOf& fault);
    /// The trainer, to pause, stop, wait for and ask.
    [[nodiscard]] const std::shared_ptr<Trainer>& trainer() const { return training; }
    /// The set-up; after start() with the seed that the training has.
    [[nodiscard]] const TrainingSetup& setup() const { return setUp; }
    /// The newest episode; nothing before the first.
    [[nodiscard]] std::optional<EpisodeRecord> newest() const;
    /// The first fault of a log under Rule::BestEffort, once: the next call returns nothing.
    [[nodiscard]] std::optional<Error> takeLogFault();
    /// Writes the rest of the log and releases the locks; the first fault of a required log. After the end of
    /// the training. Blocks.
    Result<void> closeLog();

private:
    Result<void> lockFiles();
    Result<void> prepareLog(FaultOf& fault);
    Result<void> beginLog(FaultOf& fault);
    void noteFault(Error fault);
    [[nodiscard]] TrainingObserver logging(TrainingObserver observer);
    Result<void> tolerated(Result<void> done);

    TrainingSetup setUp;
    TrainingLogChoice choice;
    FileLock checkpointLock;
    FileLock logLock;
    /// From start() on; without a file it only knows the newest episode. Shared with the trainer's observer.
    std::shared_ptr<TrainingLogWriter> log;
    std::shared_ptr<EventWriter> events; ///< As `log`.
    std::optional<std::uint64_t> resumedFrom;
    bool started = false;
    std::mutex mutex;
    std::optional<Error> logFault;
    std::shared_ptr<Trainer> training;
};

} // namespace doppler
