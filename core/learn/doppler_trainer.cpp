// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/doppler_trainer.h"

#include "core/learn/learner.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds traceInterval{100};

Error fault(Message message) { return {std::move(message), {}, {}}; }

Error crashed(const std::exception& exception)
{
    return fault({DOPPLER_TEXT("core", "training failed: {0}"), {firstLine(exception)}});
}

std::optional<Error> unusable(const TrainingSetup& setup)
{
    if (!setup.problem || setup.problem->vertexCount() == 0)
        return fault({DOPPLER_TEXT("core", "there is nothing to place: the graph has no vertices")});
    if (setup.problem->model().memory == MemoryRule::Enforce)
        return fault(
            {DOPPLER_TEXT("core", "training needs a makespan of every placement, and a run that is out "
                                  "of memory has none: let memory be reported")});
    const TrainingSettings settings(setup.options);
    if (settings.order != OrderRule::Learned && settings.device != DeviceRule::Learned)
        return fault(
            {DOPPLER_TEXT("core", "neither the order nor the device is learned: nothing is left to train")});
    if (setup.resume && setup.checkpointFile.empty())
        return fault({DOPPLER_TEXT("core", "no checkpoint is named to go on from")});
    return std::nullopt;
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

class DopplerTrainer final : public Trainer {
public:
    ~DopplerTrainer() override
    {
        DopplerTrainer::abort();
        DopplerTrainer::wait();
    }

    Result<void> start(TrainingSetup wanted, TrainingObserver listener) override;
    void pause() override { ask(Wish::Pause); }
    void resume() override { ask(Wish::Run); }
    void stop() override { ask(Wish::Stop); }
    void abort() override
    {
        aborting = true;
        ask(Wish::Abort);
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

private:
    enum class Wish { Run, Pause, Stop, Abort };
    void ask(Wish next);
    void become(TrainerState next, const std::optional<Error>& error = std::nullopt);
    void train(Checkpoint* from);
    Result<TrainerState> trainOn(Learner& learner);
    Wish awaitWish();
    Result<void> save(const Learner& learner);
    void conclude(Learner& learner);
    [[nodiscard]] LearnerEvents events();

    TrainingSetup setup;
    TrainingObserver observer;
    Stopwatch watch;
    Clock::time_point lastTrace;
    std::atomic<bool> aborting = false;

    mutable std::mutex mutex;
    std::condition_variable changed;
    Wish wish = Wish::Run;
    TrainerState current = TrainerState::Idle;
    std::optional<Error> failure;
    TrainingOutcome result;

    std::jthread thread; ///< Last: it ends before what it uses.
};

Result<void> DopplerTrainer::start(TrainingSetup wanted, TrainingObserver listener)
{
    {
        const std::lock_guard lock(mutex);
        if (current != TrainerState::Idle)
            return fault({DOPPLER_TEXT("core", "this training has already been started")});
    }
    if (auto error = unusable(wanted))
        return *std::move(error);
    std::shared_ptr<Checkpoint> from;
    if (wanted.resume) {
        auto read = readCheckpoint(wanted.checkpointFile);
        if (!read)
            return read.error();
        if (auto error = misfit(*read, *wanted.problem, wanted.options))
            return inFile(*std::move(error), wanted.checkpointFile);
        from = std::make_shared<Checkpoint>(*std::move(read));
    }
    setup = std::move(wanted);
    observer = std::move(listener);
    {
        const std::lock_guard lock(mutex);
        current = TrainerState::Running;
    }
    thread = std::jthread([this, from] { train(from.get()); });
    return {};
}

void DopplerTrainer::ask(Wish next)
{
    const std::lock_guard lock(mutex);
    if (wish != Wish::Abort && (wish != Wish::Stop || next == Wish::Abort)) // an end is not taken back
        wish = next;
    changed.notify_all();
}

void DopplerTrainer::become(TrainerState next, const std::optional<Error>& error)
{
    // The observer hears of an end before wait() returns, so that it may be destroyed after that.
    if (observer.state)
        observer.state(next, error);
    const std::lock_guard lock(mutex);
    current = next;
    failure = error;
    changed.notify_all();
}

Result<TrainingOutcome> DopplerTrainer::outcome()
{
    wait();
    const std::lock_guard lock(mutex);
    if (failure)
        return *failure;
    if (current == TrainerState::Finished || current == TrainerState::Stopped)
        return result;
    return fault({DOPPLER_TEXT("core", "training was given up: it has no outcome")});
}

void DopplerTrainer::train(Checkpoint* from)
{
    if (observer.state)
        observer.state(TrainerState::Running, std::nullopt);
    try {
        useOneThread();
        Learner learner = from ? Learner(setup.problem, setup.options, std::move(*from))
                               : Learner(setup.problem, setup.options, setup.seed);
        const Result<TrainerState> end = trainOn(learner);
        if (!end)
            become(TrainerState::Failed, end.error());
        else
            become(*end);
    } catch (const std::exception& exception) {
        become(TrainerState::Failed, crashed(exception));
    }
}

LearnerEvents DopplerTrainer::events()
{
    LearnerEvents out;
    out.episode = [this](const EpisodeRecord& record) {
        if (observer.episode)
            observer.episode(record);
    };
    out.best = [this](const RatedPlacement& best, std::uint64_t episode) {
        if (observer.best)
            observer.best(best.placement, best.makespan, episode);
    };
    out.wantsTrace = [this] { return observer.trace && Clock::now() - lastTrace >= traceInterval; };
    out.trace = [this](std::shared_ptr<const EpisodeTrace> trace) {
        lastTrace = Clock::now();
        observer.trace(std::move(trace));
    };
    out.aborted = [this] { return aborting.load(); };
    return out;
}

DopplerTrainer::Wish DopplerTrainer::awaitWish()
{
    const auto wished = [this] {
        const std::lock_guard lock(mutex);
        return wish;
    };
    if (wished() != Wish::Pause)
        return wished();
    watch.hold();
    become(TrainerState::Paused);
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return wish != Wish::Pause; });
    }
    watch.go();
    if (wished() == Wish::Run)
        become(TrainerState::Running);
    return wished();
}

Result<void> DopplerTrainer::save(const Learner& learner)
{
    return setup.checkpointFile.empty()
               ? Result<void>()
               : writeCheckpoint(learner.checkpoint(watch.seconds()), setup.checkpointFile);
}

Result<TrainerState> DopplerTrainer::trainOn(Learner& learner)
{
    const LearnerEvents listeners = events();
    watch.start(learner.progress().seconds);
    // Written at once: a file that can't be written is better known now, and a kill always leaves one.
    if (auto saved = save(learner); !saved)
        return saved.error();
    Clock::time_point lastSave = Clock::now();
    Stage stage = learner.progress().stage;
    while (!learner.finished()) {
        const Wish next = awaitWish();
        if (next == Wish::Abort)
            return TrainerState::Aborted;
        if (next == Wish::Stop) {
            if (auto saved = save(learner); !saved)
                return saved.error();
            conclude(learner);
            return TrainerState::Stopped;
        }
        const bool due = Clock::now() - lastSave >= std::chrono::duration<double>(setup.checkpointSeconds);
        if (due || learner.progress().stage != stage) {
            if (auto saved = save(learner); !saved)
                return saved.error();
            lastSave = Clock::now();
            stage = learner.progress().stage;
        }
        if (auto step = learner.update(listeners, watch.seconds()); !step)
            return step.error();
        if (aborting)
            return TrainerState::Aborted;
    }
    if (auto saved = save(learner); !saved)
        return saved.error();
    conclude(learner);
    return TrainerState::Finished;
}

void DopplerTrainer::conclude(Learner& learner)
{
    const RatedPlacement greedy = learner.greedy();
    const RatedPlacement best = learner.best().value_or(greedy);
    const std::lock_guard lock(mutex);
    result = {best.placement, best.makespan, greedy.placement, greedy.makespan, learner.progress().episode,
              watch.seconds()};
}

} // namespace

std::unique_ptr<Trainer> makeDopplerTrainer() { return std::make_unique<DopplerTrainer>(); }

Result<Placement> decodeCheckpointFor(const Problem& problem, const std::string& file, bool takeStoredBest)
{
    auto checkpoint = readCheckpoint(file);
    if (!checkpoint)
        return checkpoint.error();
    const bool same = checkpoint->trainedOn.sameGraphAndTopology(problem);
    if (takeStoredBest && same && checkpoint->best && validate(problem, checkpoint->best->placement).ok())
        return std::move(checkpoint->best->placement);
    if (problem.vertexCount() == 0)
        return Placement{};
    try {
        useOneThread();
        const TrainingSettings settings(checkpoint->settings);
        const GraphFeatures features(problem);
        const ParameterLayout layout(settings.shape);
        PolicyNetwork network(features, settings.shape, layout, checkpoint->parameters,
                              {settings.order == OrderRule::Learned, settings.device == DeviceRule::Learned});
        PolicyHeads heads(layout, checkpoint->parameters);
        Rollout rollout(problem, features, settings);
        Random unused(0);
        EpisodeBatch batch;
        return rollout.run(heads, network.encode(false), {}, unused, batch);
    } catch (const std::exception& exception) {
        return fault({DOPPLER_TEXT("core", "the network of the checkpoint can't place the graph: {0}"),
                      {firstLine(exception)}});
    }
}

} // namespace doppler
