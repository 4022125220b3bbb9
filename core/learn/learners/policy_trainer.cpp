// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/policy_trainer.h"

#include "core/base/start_thread.h"
#include "core/learn/base/cancellation.h"
#include "core/learn/base/time_limit.h"
#include "core/learn/networks/policy_network.h"
#include "core/learn/torch/libtorch.h"

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <mutex>
#include <thread>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds traceInterval{100};
/// Seconds; of the final network, where a training is stopped.
constexpr double longestDecoding = 0.02;

Error trainerError(Message message) { return {std::move(message), {}, {}}; }

Error crashed(const std::exception& exception)
{
    return trainerError({DOPPLER_TEXT("core", "training failed: {0}"), {firstLine(exception)}});
}

/// What no network was asked for, or asked in vain.
RatedPlacement unplaced() { return {{}, std::numeric_limits<double>::infinity()}; }

LearnerSetup learnerSetup(const TrainingSetup& setup)
{
    LearnerSetup out{{setup.problem},      setup.policy, setup.options, setup.seed, nullptr, {}, {},
                     setup.approvedProgram};
    out.problems.insert(out.problems.end(), setup.others.begin(), setup.others.end());
    return out;
}

std::optional<Error> unusable(const LearnerSetup& setup, std::size_t processes)
{
    for (const ProblemPtr& problem : setup.problems) {
        if (!problem || problem->vertexCount() == 0)
            return trainerError(
                {DOPPLER_TEXT("core", "there is nothing to place: the graph has no vertices")});
    }
    const auto kind = findLearner(setup.policy);
    if (!kind)
        return kind.error();
    if (processes > 1 && !(*kind)->sharesEpisodes)
        return trainerError(
            {DOPPLER_TEXT("core",
                          "the policy {0} cannot be trained by several processes, expected one process"),
             {setup.policy}});
    if ((*kind)->unusable)
        if (auto error = (*kind)->unusable(setup.options, processes))
            return error;
    const std::string measured = stageEpisodesOption(Stage::System);
    if (setup.options.all().contains(measured) && setup.options.integer(measured) > 0) {
        if (processes > 1)
            return trainerError({DOPPLER_TEXT("core", "stage III cannot be shared among processes: their "
                                                      "executions would distort each other's times")});
        const auto engine = StageEngine::of(setup.options, setup.approvedProgram);
        if (!engine)
            return engine.error();
        for (const ProblemPtr& problem : setup.problems)
            if (auto able = engine->supports(*problem); !able)
                return able.error();
    }
    // A head that has an output for every device serves that number of devices alone.
    for (const ProblemPtr& problem : setup.problems)
        if ((*kind)->parameterCount(setup.options, *problem) !=
            (*kind)->parameterCount(setup.options, *setup.problems.front()))
            return trainerError(
                {DOPPLER_TEXT("core", "the networks of this policy support one number of devices: all graphs "
                                      "of a training need the same number")});
    return std::nullopt;
}

std::optional<Error> wrongSize(const Checkpoint& checkpoint, const LearnerKind& kind, const Problem& problem)
{
    const std::size_t wanted = kind.parameterCount(checkpoint.settings, problem);
    if (checkpoint.parameters.size() == wanted)
        return std::nullopt;
    const std::size_t devices = checkpoint.problems.front().trainedOn.devices.size();
    if (kind.servesOneDeviceCount && devices > 0 && devices != problem.deviceCount())
        return trainerError(
            {DOPPLER_TEXT("core", "the networks of {0} place only on the number of devices that they were "
                                  "trained on: expected {1} devices, found {2}"),
             {checkpoint.policy, std::to_string(devices), std::to_string(problem.deviceCount())}});
    return trainerError(
        {DOPPLER_TEXT("core", "the checkpoint contains {0} parameters, expected {1} for its networks"),
         {count(checkpoint.parameters.size()), count(wanted)}});
}

/// The networks of a checkpoint, to be trained further.
Result<std::vector<float>> parametersOf(const std::string& file, const LearnerSetup& setup)
{
    auto read = readCheckpoint(file);
    if (!read)
        return read.error();
    if (read->policy != setup.policy)
        return trainerError({DOPPLER_TEXT("core", "the checkpoint contains the policy {0}, expected {1}"),
                             {read->policy, setup.policy}});
    read->settings = setup.options;
    if (auto error = wrongSize(*read, **findLearner(setup.policy), *setup.problems.front()))
        return *std::move(error);
    return std::move(read->parameters);
}

/// Training time, pauses not counted.
class Stopwatch {
public:
    void start(double before)
    {
        sum = before;
        begun = Clock::now();
    }
    void hold() { sum = seconds(), running = false; }
    void go() { begun = Clock::now(), running = true; }
    [[nodiscard]] double seconds() const
    {
        return running ? sum + std::chrono::duration<double>(Clock::now() - begun).count() : sum;
    }

private:
    double sum = 0;
    bool running = true;
    Clock::time_point begun;
};

class PolicyTrainer final : public Trainer {
public:
    ~PolicyTrainer() override
    {
        PolicyTrainer::abort();
        PolicyTrainer::wait();
    }

    Result<void> start(TrainingSetup wanted, TrainingObserver listener) override;
    void pause() override { ask(Command::Pause); }
    void resume() override { ask(Command::Run); }
    void stop() override
    {
        ask(Command::Stop);
        joining.request_stop();
        if (!shared) // else all stop after the same update
            givenUp.request_stop();
    }
    void abort() override
    {
        aborting = true;
        aborted.request_stop();
        joining.request_stop();
        ask(Command::Abort);
        givenUp.request_stop();
    }
    void wait() override
    {
        std::unique_lock lock(mutex);
        changed.wait(lock,
                     [&] { return current != TrainerState::Running && current != TrainerState::Paused; });
    }
    [[nodiscard]] TrainerState state() const override
    {
        const std::lock_guard lock(mutex);
        return current;
    }
    Result<TrainingOutcome> outcome() override;
    std::shared_ptr<const Checkpoint> network() override;

private:
    enum class Command { Run, Pause, Stop, Abort };
    void ask(Command next);
    void become(TrainerState next, const std::optional<Error>& error = std::nullopt);
    void train(Checkpoint* from);
    [[nodiscard]] std::unique_ptr<Learner> makeLearner(Checkpoint* from) const;
    Result<TrainerState> trainOn(Learner& learner);
    Result<void> update(Learner& learner, const LearnerEvents& listeners);
    Command awaitCommand(const Learner& learner);
    Command agreedCommand(const Learner& learner);
    Result<TrainerState> trainWithOthers(Learner& learner);
    void giveNetwork(const Learner& learner);
    Result<void> save(const Learner& learner);
    [[nodiscard]] bool mayDecode(const Learner& learner) const;
    [[nodiscard]] RatedPlacement decoded(Learner& learner, std::size_t problem) const;
    void conclude(Learner& learner, bool stopped);
    [[nodiscard]] LearnerEvents events();

    TrainingSetup setup;
    TrainingObserver observer;
    std::unique_ptr<Ranks> ranks; ///< Of the thread.
    Stopwatch watch;
    Clock::time_point lastTrace;
    std::size_t lastTraced = 0; ///< The problem of that one.
    Clock::time_point started;
    bool outOfTime = false;            ///< Amid an update.
    std::uint64_t simulatedInVain = 0; ///< Placements, in updates that were given up.
    std::atomic<bool> aborting = false;
    std::atomic<bool> shared = false; ///< Among processes.
    std::stop_source aborted;
    std::stop_source joining; ///< Not worth waiting for the other processes any more.
    std::stop_source givenUp; ///< An update is not worth its end any more.

    mutable std::mutex mutex;
    std::condition_variable changed;
    Command command = Command::Run;
    TrainerState current = TrainerState::Idle;
    std::optional<Error> failure;
    TrainingOutcome result;
    std::shared_ptr<const Checkpoint> lastNetwork;
    bool networkWanted = false; ///< network() waits for it.

    std::jthread thread; ///< Last: it ends before what it uses.
};

Result<void> PolicyTrainer::start(TrainingSetup wanted, TrainingObserver listener)
{
    const Clock::time_point begun = Clock::now();
    {
        const std::lock_guard lock(mutex);
        if (current != TrainerState::Idle)
            return trainerError({DOPPLER_TEXT("core", "this training has already been started")});
    }
    if (!wanted.locks.empty()) {
        auto locked = withLocks(*wanted.problem, wanted.locks);
        if (!locked)
            return locked.error();
        wanted.problem = *std::move(locked);
    }
    const LearnerSetup learning = learnerSetup(wanted);
    if (auto error = unusable(learning, wanted.ranks.size))
        return *std::move(error);
    if (wanted.resume && !wanted.networksFrom.empty())
        return trainerError({DOPPLER_TEXT("core", "a training can resume from its checkpoint or start with "
                                                  "the networks of another one, but not both")});
    if (wanted.resume && wanted.checkpointFile.empty())
        return trainerError({DOPPLER_TEXT("core", "no checkpoint is given to resume from")});
    std::shared_ptr<Checkpoint> from;
    if (wanted.resume) {
        auto read = readCheckpoint(wanted.checkpointFile);
        if (!read)
            return read.error();
        auto error = mismatch(*read, learning);
        if (!error)
            error = wrongSize(*read, **findLearner(wanted.policy), *wanted.problem);
        if (error)
            return inFile(*std::move(error), wanted.checkpointFile);
        from = std::make_shared<Checkpoint>(*std::move(read));
    } else if (!wanted.networksFrom.empty()) {
        auto parameters = parametersOf(wanted.networksFrom, learning);
        if (!parameters)
            return inFile(parameters.error(), wanted.networksFrom);
        from = std::make_shared<Checkpoint>(freshCheckpoint(learning, *std::move(parameters)));
    }
    shared = wanted.ranks.size > 1;
    started = begun;
    setup = std::move(wanted);
    observer = std::move(listener);
    {
        const std::lock_guard lock(mutex);
        current = TrainerState::Running;
    }
    if (startThread(thread, [this, from] { train(from.get()); }))
        return {};
    const std::lock_guard lock(mutex);
    current = TrainerState::Idle; // nobody waits for an end
    return noThread();
}

void PolicyTrainer::ask(Command next)
{
    const std::lock_guard lock(mutex);
    if (command != Command::Abort &&
        (command != Command::Stop || next == Command::Abort)) // an end is not taken back
        command = next;
    changed.notify_all();
}

void PolicyTrainer::become(TrainerState next, const std::optional<Error>& error)
{
    // The observer hears of an end before wait() returns, so that it may be destroyed after that.
    if (observer.state)
        observer.state(next, error);
    const std::lock_guard lock(mutex);
    current = next;
    failure = error;
    changed.notify_all();
}

Result<TrainingOutcome> PolicyTrainer::outcome()
{
    wait();
    const std::lock_guard lock(mutex);
    if (failure)
        return *failure;
    if (current == TrainerState::Finished || current == TrainerState::Stopped)
        return result;
    return trainerError({DOPPLER_TEXT("core", "training was cancelled, so it has no result")});
}

std::shared_ptr<const Checkpoint> PolicyTrainer::network()
{
    std::unique_lock lock(mutex);
    const auto working = [&] { return current == TrainerState::Running || current == TrainerState::Paused; };
    networkWanted = working();
    changed.notify_all();
    changed.wait(lock, [&] { return !networkWanted || !working(); });
    return lastNetwork;
}

/// On the training thread, which alone may read the learner.
void PolicyTrainer::giveNetwork(const Learner& learner)
{
    auto network = std::make_shared<const Checkpoint>(learner.network());
    const std::lock_guard lock(mutex);
    lastNetwork = std::move(network);
    networkWanted = false;
    changed.notify_all();
}

void PolicyTrainer::train(Checkpoint* from)
{
    if (observer.state)
        observer.state(TrainerState::Running, std::nullopt);
    try {
        useOneThread();
        auto joined = joinRanks(setup.ranks, joining.get_token());
        if (!joined)
            return become(TrainerState::Failed, joined.error());
        ranks = *std::move(joined);
        const std::unique_ptr<Learner> learner = makeLearner(from);
        if (!learner)
            return become(TrainerState::Aborted);
        if (setup.evaluations)
            learner->limitEvaluations(*setup.evaluations);
        const Result<TrainerState> end = trainWithOthers(*learner);
        if (!end)
            become(TrainerState::Failed, end.error());
        else
            become(*end);
    } catch (const std::exception& exception) {
        become(TrainerState::Failed, crashed(exception));
    }
}

/// Null after a stop request: reading a large graph takes a while.
std::unique_ptr<Learner> PolicyTrainer::makeLearner(Checkpoint* from) const
{
    LearnerSetup learning = learnerSetup(setup);
    learning.ranks = ranks.get();
    learning.stop = aborted.get_token();
    learning.giveUp = givenUp.get_token();
    const CancelScope asking([this] { return givenUp.stop_requested(); });
    try {
        return (*findLearner(setup.policy))
            ->make(learning, from ? std::optional(std::move(*from)) : std::nullopt);
    } catch (const Cancelled&) {
        return nullptr;
    }
}

LearnerEvents PolicyTrainer::events()
{
    LearnerEvents out;
    out.episode = [this](const EpisodeRecord& record) {
        if (observer.episode)
            observer.episode(record);
    };
    out.best = [this](const RatedPlacement& best, std::size_t problem, std::uint64_t episode) {
        if (observer.best && problem == 0)
            observer.best(best.placement, best.makespan, episode);
    };
    // Graphs take turns. Where their updates and the interval beat, one of them would never be seen.
    out.wantsTrace = [this](std::size_t problem) {
        const auto interval =
            problem == lastTraced && !setup.others.empty() ? 2 * traceInterval : traceInterval;
        return observer.trace && Clock::now() - lastTrace >= interval;
    };
    out.trace = [this](std::shared_ptr<const EpisodeTrace> trace) {
        lastTrace = Clock::now();
        lastTraced = trace->problem;
        observer.trace(std::move(trace));
    };
    if (observer.bestTrace)
        out.bestTrace = observer.bestTrace;
    out.aborted = [this] { return aborting.load(); };
    return out;
}

/// Where one process is to stop, all do.
PolicyTrainer::Command PolicyTrainer::agreedCommand(const Learner& learner)
{
    const Command own = awaitCommand(learner);
    if (ranks->size() == 1 || own == Command::Abort)
        return own;
    std::array<float, 1> stops{own == Command::Stop ? 1.0F : 0.0F};
    ranks->sum(stops);
    return stops[0] > 0 ? Command::Stop : Command::Run;
}

PolicyTrainer::Command PolicyTrainer::awaitCommand(const Learner& learner)
{
    const auto lastCommand = [this] {
        const std::lock_guard lock(mutex);
        return command;
    };
    const auto networkIsWanted = [this] {
        const std::lock_guard lock(mutex);
        return networkWanted;
    };
    if (networkIsWanted())
        giveNetwork(learner);
    if (lastCommand() != Command::Pause)
        return lastCommand();
    watch.hold();
    become(TrainerState::Paused);
    while (lastCommand() == Command::Pause) {
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [&] { return command != Command::Pause || networkWanted; });
        }
        if (networkIsWanted())
            giveNetwork(learner);
    }
    watch.go();
    if (lastCommand() == Command::Run)
        become(TrainerState::Running);
    return lastCommand();
}

Result<void> PolicyTrainer::save(const Learner& learner)
{
    if (setup.checkpointFile.empty() || setup.ranks.rank != 0)
        return {};
    if (observer.saving)
        observer.saving();
    return writeCheckpoint(learner.checkpoint(watch.seconds()), setup.checkpointFile);
}

/// A lost process ends the training of all; what was reached before the update that it left is kept.
Result<TrainerState> PolicyTrainer::trainWithOthers(Learner& learner)
{
    try {
        return trainOn(learner);
    } catch (const LostRank& lost) {
        const auto saved = save(learner);
        const bool kept = saved.ok() && !setup.checkpointFile.empty();
        return trainerError(
            {kept ? DOPPLER_TEXT("core", "another process of the training was lost after episode {0}; the "
                                         "checkpoint contains the progress so far: {1}")
                  : DOPPLER_TEXT("core", "another process of the training was lost after episode {0}: {1}"),
             {std::to_string(learner.progress().episode), lost.what()}});
    }
}

Result<TrainerState> PolicyTrainer::trainOn(Learner& learner)
{
    const LearnerEvents listeners = events();
    const double secondsBefore = learner.progress().seconds;
    watch.start(secondsBefore);
    if (setup.seconds) {
        const double gone = std::chrono::duration<double>(Clock::now() - started).count();
        learner.limitSeconds(std::max(*setup.seconds - gone, 0.0), setup.evaluations.has_value());
    }
    const auto isFinished = [&] {
        learner.spend(watch.seconds() - secondsBefore);
        return learner.finished();
    };
    // An engine that was stopped or failed: the checkpoint stays as it was.
    const auto broken = [&]() -> std::optional<Result<TrainerState>> {
        if (!learner.fault())
            return std::nullopt;
        if (aborting)
            return TrainerState::Aborted;
        return *learner.fault();
    };
    if (const auto end = broken())
        return *end;
    // Written at once: a file that can't be written is better known now, and a kill always leaves one.
    if (auto saved = save(learner); !saved)
        return saved.error();
    Clock::time_point lastSave = Clock::now();
    Stage stage = learner.progress().stage;
    while (!outOfTime && !isFinished()) {
        if (const auto end = broken())
            return *end;
        const Command next = agreedCommand(learner);
        if (next == Command::Abort)
            return TrainerState::Aborted;
        if (next == Command::Stop) {
            if (auto saved = save(learner); !saved)
                return saved.error();
            conclude(learner, true);
            return TrainerState::Stopped;
        }
        const bool due = Clock::now() - lastSave >= std::chrono::duration<double>(setup.checkpointSeconds);
        if (due || learner.progress().stage != stage) {
            if (auto saved = save(learner); !saved)
                return saved.error();
            lastSave = Clock::now();
            stage = learner.progress().stage;
        }
        const Result<void> step = update(learner, listeners);
        if (aborting)
            return TrainerState::Aborted;
        if (!step)
            return step.error();
    }
    if (auto saved = save(learner); !saved)
        return saved.error();
    conclude(learner, false);
    return TrainerState::Finished;
}

/// A stop request cancels the update, or the end of the time budget once there is a placement. The
/// learner is then as it was before the update.
Result<void> PolicyTrainer::update(Learner& learner, const LearnerEvents& listeners)
{
    // Those who share a training end after the same update.
    const TimeLimit limit(shared ? std::nullopt : setup.seconds, started);
    const std::uint64_t before = learner.progress().evaluations;
    const CancelScope asking(
        [&] { return givenUp.stop_requested() || (before + asking.simulated() > 0 && limit.isOver()); });
    try {
        return learner.update(listeners, watch.seconds());
    } catch (const Cancelled&) {
        simulatedInVain += asking.simulated();
        outOfTime = !givenUp.stop_requested();
        return {};
    }
}

/// Whoever stops a training does not wait for an episode that takes long.
bool PolicyTrainer::mayDecode(const Learner& learner) const
{
    const auto episodes = static_cast<double>(learner.progress().episode);
    return setup.decodesAtEnd && (episodes == 0 || watch.seconds() <= longestDecoding * episodes);
}

/// None where the training is aborted meanwhile.
RatedPlacement PolicyTrainer::decoded(Learner& learner, std::size_t problem) const
{
    const CancelScope asking([this] { return aborting.load(); });
    try {
        return learner.greedy(problem);
    } catch (const Cancelled&) {
        return unplaced();
    }
}

void PolicyTrainer::conclude(Learner& learner, bool stopped)
{
    TrainingOutcome reached;
    for (std::size_t i = 0; i < learner.problemCount(); ++i) {
        const bool nothingRan = !learner.best(i);
        const bool decodes = stopped ? mayDecode(learner) || (setup.decodesAtEnd && nothingRan)
                                     : setup.decodesAtEnd || nothingRan;
        const RatedPlacement greedy = decodes ? decoded(learner, i) : unplaced();
        const RatedPlacement best = learner.best(i).value_or(greedy);
        PlacementOutcome& outcome = i == 0 ? reached : reached.others.emplace_back();
        outcome = {best.placement, best.makespan, greedy.placement, greedy.makespan};
    }
    reached.episodes = learner.progress().episode;
    reached.evaluations = learner.progress().evaluations + simulatedInVain;
    reached.realRuns = learner.realRuns();
    reached.seconds = watch.seconds();
    giveNetwork(learner);
    const std::lock_guard lock(mutex);
    result = std::move(reached);
}

} // namespace

std::unique_ptr<Trainer> makePolicyTrainer() { return std::make_unique<PolicyTrainer>(); }

Result<std::unique_ptr<Learner>> learnerFor(const ProblemPtr& problem, Checkpoint checkpoint)
{
    const auto kind = findLearner(checkpoint.policy);
    if (!kind)
        return kind.error();
    if (auto error = wrongSize(checkpoint, **kind, *problem))
        return *std::move(error);
    useOneThread();
    checkpoint.problems = {ProblemState{}}; // of another graph, maybe
    checkpoint.progress = {};               // the simulator judges, whatever the stage was
    // What the file says of an engine is not asked: it may be any text.
    const auto& specs = trainingOptions(checkpoint.policy);
    if (const std::string episodes = stageEpisodesOption(Stage::System);
        checkpoint.settings.all().contains(episodes))
        if (auto none = checkpoint.settings.set(specs, episodes, "0"); !none)
            return none.error();
    const LearnerSetup setup{{problem}, checkpoint.policy, checkpoint.settings, checkpoint.seed, nullptr, {},
                             {}};
    return (*kind)->make(setup, std::move(checkpoint));
}

Result<PlacerResult> placeWithNetworks(const ProblemPtr& problem, Checkpoint networks,
                                       const PlacerContext& context, EpisodeTrace* trace)
{
    const auto makeLearner = [&] {
        const CancelScope asking([&] { return context.stop.stop_requested(); });
        return learnerFor(problem, std::move(networks));
    };
    try {
        const auto learner = makeLearner();
        if (!learner)
            return learner.error();
        if (trace)
            trace->stage = Stage::Simulation; // that judges
        return (*learner)->place(0, context, trace);
    } catch (const Cancelled&) {
        return stoppedEarly();
    } catch (const std::exception& exception) {
        return trainerError({DOPPLER_TEXT("core", "the network of the checkpoint can't place the graph: {0}"),
                             {firstLine(exception)}});
    }
}

} // namespace doppler
