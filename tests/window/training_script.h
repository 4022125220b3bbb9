// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/training/checkpoint.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace doppler {

/// A diamond of four vertices a, b, c, d on the first three P100s.
inline ProblemPtr smallProblem()
{
    GraphBuilder builder("diamond");
    for (const char* name : {"a", "b", "c", "d"}) {
        Vertex vertex;
        vertex.name = name;
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    for (const auto& [from, to] : {std::pair{0U, 1U}, {0U, 2U}, {1U, 3U}, {2U, 3U}})
        builder.addEdge({from, to, {}, {}, {}});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()->firstDevices(3))
        .value();
}

/// What the scripted trainer of a test does.
struct TrainingScript {
    std::uint64_t first = 0; ///< The episode that it begins with, as one that goes on.
    std::uint64_t episodes = 100;
    std::uint64_t imitation = 50; ///< Of them in stage I.
    bool endless = false;         ///< Goes on until told to end.
    std::optional<Error> startError;
    std::optional<Error> failure; ///< After the last episode.
    std::shared_ptr<const Checkpoint> network;
    double bestOffset = 0; ///< Added to every best makespan.
    bool explains = false; ///< Tells how each best came about, on the training's own graph.
    /// What is told of every episode but for its number; nothing: an episode without steps.
    std::function<EpisodeTrace(const Problem&)> trace;
    /// While this is closed, no episode ends: an abort has to wait as it would for a long episode.
    struct Gate {
        std::mutex mutex;
        std::condition_variable changed;
        bool open = true;
        std::atomic<bool> reached = false;
        std::atomic<int> alive = 0; ///< Trainers that use it.

        void set(bool value)
        {
            const std::scoped_lock lock(mutex);
            open = value;
            changed.notify_all();
        }
        void pass()
        {
            std::unique_lock lock(mutex);
            reached = true;
            changed.wait(lock, [this] { return open; });
        }
    };
    std::shared_ptr<Gate> gate = std::make_shared<Gate>();
};

/// The record that the scripted trainer gives for an episode.
inline EpisodeRecord scriptedRecord(std::uint64_t episode, std::uint64_t imitation)
{
    const auto n = static_cast<double>(episode);
    return {.episode = episode,
            .stage = episode < imitation ? Stage::Imitation : Stage::Simulation,
            .makespan = 2e-3 + (episode % 2 ? 1e-4 : -1e-4) - 1e-6 * n,
            .best = 2e-3 - 1e-4 - 1e-6 * n,
            .baseline = 2e-3,
            .loss = 1 / (1 + n),
            .entropy = 1,
            .epsilon = 0.5,
            .learningRate = 1e-3,
            .seconds = 0.1 * (n + 1)};
}

/// Plays a script: the same thread rules as a real trainer, and results that a test knows beforehand.
class ScriptedTrainer : public Trainer {
public:
    explicit ScriptedTrainer(TrainingScript what) : script(std::move(what)) { ++script.gate->alive; }
    ~ScriptedTrainer() override
    {
        tell(TrainerState::Aborted);
        wait();
        --script.gate->alive;
    }

    Result<void> start(TrainingSetup setup, TrainingObserver watcher) override
    {
        if (script.startError)
            return *script.startError;
        problem = setup.problem;
        others = setup.others;
        observer = std::move(watcher);
        thread = std::thread([this] { play(); });
        return {};
    }
    void pause() override { tell(TrainerState::Paused); }
    void resume() override { tell(TrainerState::Running); }
    void stop() override { tell(TrainerState::Stopped); }
    void abort() override { tell(TrainerState::Aborted); }
    void wait() override
    {
        if (thread.joinable())
            thread.join();
    }
    [[nodiscard]] TrainerState state() const override { return current; }
    Result<TrainingOutcome> outcome() override
    {
        wait();
        if (script.failure)
            return *script.failure;
        TrainingOutcome result;
        result.best = placement();
        result.bestMakespan = 1e-3;
        result.episodes = done;
        return result;
    }
    std::shared_ptr<const Checkpoint> network() override { return script.network; }

private:
    void tell(TrainerState wish)
    {
        const std::scoped_lock lock(mutex);
        wanted = wish;
        changed.notify_all();
    }

    void enter(TrainerState state)
    {
        current = state;
        if (observer.state) // Any function of an observer may be empty.
            observer.state(state, state == TrainerState::Failed ? script.failure : std::nullopt);
    }

    /// What to do now; waits through a pause.
    TrainerState next()
    {
        std::unique_lock lock(mutex);
        if (wanted == TrainerState::Paused) {
            enter(TrainerState::Paused);
            changed.wait(lock, [this] { return wanted != TrainerState::Paused; });
            enter(TrainerState::Running);
        }
        return wanted;
    }

    void play()
    {
        enter(TrainerState::Running);
        for (std::uint64_t e = script.first; script.endless || e < script.episodes; ++e) {
            script.gate->pass();
            const TrainerState wish = next();
            if (wish == TrainerState::Stopped || wish == TrainerState::Aborted)
                return enter(wish);
            EpisodeRecord record = scriptedRecord(e, script.imitation);
            record.best += script.bestOffset;
            if (observer.best)
                observer.best(placement(), 1e-3 + script.bestOffset, e);
            if (script.explains && observer.bestTrace)
                observer.bestTrace(wayTo(placement(), e));
            if (observer.episode)
                observer.episode(record);
            if (observer.trace)
                observer.trace(traceOf(e));
            done = e + 1;
            if (script.endless)
                std::this_thread::sleep_for(std::chrono::microseconds(200));
        }
        enter(script.failure ? TrainerState::Failed : TrainerState::Finished);
    }

    [[nodiscard]] Placement placement() const
    {
        return {Assignment(problem ? problem->vertexCount() : 0, DeviceId{1}), {}};
    }

    [[nodiscard]] std::shared_ptr<const EpisodeTrace> wayTo(const Placement& best,
                                                            std::uint64_t episode) const
    {
        auto result = std::make_shared<EpisodeTrace>();
        result->episode = episode;
        const std::vector<float> even(problem->deviceCount(),
                                      1.0F / static_cast<float>(problem->deviceCount()));
        for (const VertexId v : problem->graph().topologicalOrder())
            result->steps.push_back({v, best.devices[v], {v}, {1}, even});
        return result;
    }

    [[nodiscard]] std::shared_ptr<const EpisodeTrace> traceOf(std::uint64_t episode) const
    {
        const std::size_t turn = episode % (1 + others.size()); // As trainers share them out.
        const Problem& played = turn == 0 ? *problem : *others[turn - 1];
        auto result = std::make_shared<EpisodeTrace>(script.trace ? script.trace(played) : EpisodeTrace());
        result->episode = episode;
        result->problem = turn;
        return result;
    }

    TrainingScript script;
    ProblemPtr problem;
    std::vector<ProblemPtr> others;
    TrainingObserver observer;
    std::thread thread;
    std::mutex mutex;
    std::condition_variable changed;
    TrainerState wanted = TrainerState::Running;
    std::atomic<TrainerState> current = TrainerState::Idle;
    std::atomic<std::uint64_t> done = 0;
};

} // namespace doppler
