// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/logged_training.h"

#include "core/training/checkpoint.h"

namespace doppler {

TrainingLogChoice logBesideCheckpoint(const TrainingSetup& setup)
{
    return {trainingLogBeside(setup.checkpointFile), TrainingLogChoice::Rule::BestEffort};
}

LoggedTraining::LoggedTraining(std::shared_ptr<Trainer> trainer, TrainingSetup setup, TrainingLogChoice where)
    : setUp(std::move(setup)), choice(std::move(where)), training(std::move(trainer))
{
}

LoggedTraining::~LoggedTraining()
{
    if (!started)
        return;
    const TrainerState state = training->state();
    if (state == TrainerState::Running || state == TrainerState::Paused)
        training->abort();
    training->wait();
}

Result<void> LoggedTraining::start(TrainingObserver observer, FaultOf& fault)
{
    fault = FaultOf::Input;
    if (auto locked = lockFiles(); !locked)
        return locked;
    if (auto prepared = prepareLog(fault); !prepared)
        return prepared;
    if (auto done = training->start(setUp, logging(std::move(observer))); !done) {
        fault = FaultOf::Input;
        return done;
    }
    started = true;
    auto begun = beginLog(fault);
    if (!begun)
        training->abort();
    return begun;
}

/// Before the checkpoint is read: it would be that of another moment than the log.
Result<void> LoggedTraining::lockFiles()
{
    const Message inUse{DOPPLER_TEXT("core", "another training is writing this file; end that training, or "
                                             "choose another file")};
    if (setUp.ranks.rank == 0) { // which alone writes it
        auto lock = FileLock::acquire(setUp.checkpointFile, inUse);
        if (!lock)
            return lock.error();
        checkpointLock = *std::move(lock);
    }
    if (choice.file == setUp.checkpointFile)
        return {};
    auto lock = FileLock::acquire(choice.file, inUse);
    if (lock) {
        logLock = *std::move(lock);
        return {};
    }
    if (choice.rule == TrainingLogChoice::Rule::Required)
        return lock.error();
    choice.file.clear(); // nobody named it: the training runs without
    const std::scoped_lock guard(mutex);
    logFault = lock.error();
    return {};
}

/// Where there is no checkpoint to resume from, the trainer does not start, and says why.
Result<void> LoggedTraining::prepareLog(FaultOf& fault)
{
    const bool required = choice.rule == TrainingLogChoice::Rule::Required;
    const auto checkpoint = setUp.resume ? std::optional(readCheckpoint(setUp.checkpointFile)) : std::nullopt;
    const bool resumes = checkpoint && checkpoint->ok();
    if (resumes)
        setUp.seed = (*checkpoint)->seed;
    if (resumes)
        resumedFrom = (*checkpoint)->progress.episode;
    events = std::make_shared<EventWriter>(choice.eventFolder);
    if (auto possible = events->checkFolder(); !possible) {
        if (required)
            return possible;
        noteFault(possible.error());
        events = std::make_shared<EventWriter>(std::string());
    }
    log = std::make_shared<TrainingLogWriter>(setUp.resume && !resumes ? std::string() : choice.file,
                                              setUp.policy, setUp.seed);
    if (resumes)
        if (auto done = tolerated(log->goOnFrom(**checkpoint)); !done)
            return done;
    if (!required)
        return resumes ? Result<void>() : tolerated(log->checkReplaceable());
    fault = FaultOf::Work;
    return log->checkWritable(); // before a checkpoint takes the place of another
}

Result<void> LoggedTraining::beginLog(FaultOf& fault)
{
    fault = FaultOf::Work;
    for (auto opened : {log->open(), events->open(setUp, resumedFrom)}) {
        if (opened)
            continue;
        if (choice.rule == TrainingLogChoice::Rule::Required)
            return opened;
        noteFault(opened.error()); // The writer stays, since the trainer reports to it; it writes nothing.
    }
    return {};
}

void LoggedTraining::noteFault(Error fault)
{
    const std::scoped_lock lock(mutex);
    logFault = std::move(fault);
}

/// What goes wrong before the start with a log that nobody named: the training goes on without.
Result<void> LoggedTraining::tolerated(Result<void> done)
{
    if (done || choice.rule == TrainingLogChoice::Rule::Required)
        return done;
    const std::scoped_lock lock(mutex);
    logFault = done.error();
    log = std::make_shared<TrainingLogWriter>(std::string(), setUp.policy, setUp.seed); // It writes nothing.
    return {};
}

TrainingObserver LoggedTraining::logging(TrainingObserver observer)
{
    TrainingObserver out = observer; // What is empty stays empty: it costs the trainer nothing.
    out.episode = [log = log, events = events, told = observer.episode](const EpisodeRecord& record) {
        if (told)
            told(record);
        log->add(record);
        events->add(record);
    };
    out.best = [log = log, told = observer.best](const Placement& best, double makespan,
                                                 std::uint64_t episode) {
        if (told)
            told(best, makespan, episode);
        log->addBest(best, episode);
    };
    out.state = [log = log, events = events, told = observer.state](TrainerState state,
                                                                    const std::optional<Error>& error) {
        if (state == TrainerState::Paused) { // Nothing may come for long.
            log->flush();
            events->flush();
        }
        if (told)
            told(state, error);
    };
    out.saving = [log = log, events = events, told = observer.saving] {
        if (told)
            told();
        log->flush();
        events->flush();
    };
    return out;
}

std::optional<EpisodeRecord> LoggedTraining::newest() const { return log ? log->newest() : std::nullopt; }

std::optional<Error> LoggedTraining::takeLogFault()
{
    const std::scoped_lock lock(mutex);
    return std::exchange(logFault, std::nullopt);
}

Result<void> LoggedTraining::closeLog()
{
    auto closed = log ? log->close() : Result<void>(); // It may not have started.
    if (events)
        if (auto ended = events->close(training->state() != TrainerState::Failed); closed && !ended)
            closed = ended;
    checkpointLock.release();
    logLock.release();
    if (closed || choice.rule == TrainingLogChoice::Rule::Required)
        return closed;
    const std::scoped_lock lock(mutex);
    logFault = closed.error();
    return {};
}

} // namespace doppler
