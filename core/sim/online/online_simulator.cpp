// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/online/online_simulator.h"

#include "core/problem/noise.h"

#include <algorithm>
#include <functional>

namespace doppler {

namespace {

/// The durations of the model with its noise.
class ModelledDurations final : public OnlineDurations {
public:
    explicit ModelledDurations(const Problem& p)
        : problem(p), noise(p.model()), isNoisy(p.model().noise.any())
    {
    }
    Result<double> compute(VertexId v, DeviceId d) override
    {
        const double seconds = problem.computeSeconds(v, d);
        return isNoisy ? seconds * noise.compute(v) : seconds;
    }
    Result<double> carry(TensorId t, DeviceId from, DeviceId to) override
    {
        const double seconds = problem.transferSeconds(t, from, to);
        return isNoisy ? seconds * noise.transfer(t, to) : seconds;
    }

private:
    const Problem& problem;
    NoiseSource noise;
    bool isNoisy;
};

/// A virtual clock: time goes on from event to event.
class OnlineLoop final : public OnlineProgress {
public:
    OnlineLoop(ProblemPtr p, OnlinePolicy& by, OnlineDurations& d, std::span<const double> releases)
        : OnlineProgress(std::move(p), by, releases), durations(d)
    {
    }

    /// Nothing after a stop request.
    std::optional<Result<OnlineRun>> run(const std::stop_token& stop)
    {
        while (!finished()) {
            if (stop.stop_requested())
                return std::nullopt;
            settle();
            if (failure)
                return Result<OnlineRun>(*std::move(failure));
            takeInEarliest();
        }
        return Result<OnlineRun>(result());
    }

private:
    struct Event {
        double time;
        std::uint32_t index; ///< A vertex; a transfer is counted from the number of vertices.
        [[nodiscard]] bool operator>(const Event& other) const
        {
            return time != other.time ? time > other.time : index > other.index;
        }
    };

    void taskStarts(VertexId v) override { schedule(durations.compute(v, at[v]), v); }
    void transferStarts(std::uint32_t x) override
    {
        const Transfer& transfer = transfers[x];
        schedule(durations.carry(transfer.tensor, transfer.from, transfer.to),
                 static_cast<std::uint32_t>(problem.vertexCount()) + x);
    }

    void schedule(const Result<double>& seconds, std::uint32_t index)
    {
        if (!seconds) {
            if (!failure)
                failure = seconds.error();
            return;
        }
        events.push_back({time + *seconds, index});
        std::push_heap(events.begin(), events.end(), std::greater<>());
    }

    void takeInEarliest()
    {
        if (events.empty() && nextRelease() == never)
            return;
        advance(std::min(events.empty() ? never : events.front().time, nextRelease()));
        while (!events.empty() && events.front().time == time) {
            std::pop_heap(events.begin(), events.end(), std::greater<>());
            const std::uint32_t index = events.back().index;
            events.pop_back();
            if (index < problem.vertexCount())
                taskEnded(VertexId{index});
            else
                transferEnded(index - static_cast<std::uint32_t>(problem.vertexCount()));
        }
    }

    OnlineDurations& durations;
    std::vector<Event> events;
    std::optional<Error> failure;
};

} // namespace

bool followsOnline(const ModelOptions& model)
{
    return model.costModel != CostModel::Placeto && model.costModel != CostModel::Mayer &&
           model.mode == Mode::Asynchronous && model.memory != MemoryRule::Enforce;
}

Result<void> checkOnline(const Problem& problem)
{
    if (followsOnline(problem.model()))
        return {};
    return Error{{DOPPLER_TEXT("core", "online policies run in the models physical and as-released, "
                                       "asynchronously and without enforced memory; change --model, "
                                       "--mode or --memory")},
                 {},
                 {}};
}

std::optional<OnlineRun> runOnline(const ProblemPtr& problem, OnlinePolicy& policy,
                                   const std::stop_token& stop, std::span<const double> releases)
{
    ModelledDurations durations(*problem);
    auto run = OnlineLoop(problem, policy, durations, releases).run(stop);
    if (!run)
        return std::nullopt;
    return std::move(*run).value(); // the model's durations don't fail
}

Result<OnlineRun> runOnline(const ProblemPtr& problem, OnlinePolicy& policy, OnlineDurations& durations)
{
    return *OnlineLoop(problem, policy, durations, {}).run({});
}

} // namespace doppler
