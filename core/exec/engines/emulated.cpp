// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/computed_run.h"
#include "core/exec/machine/processors.h"
#include "core/exec/registry.h"
#include "core/sim/analysis.h"
#include "core/sim/given_times.h"
#include "core/sim/online/online_simulator.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace doppler {

namespace {

/// The vertices in the order in which they start in the simulation: the order that caches would see.
std::vector<VertexId> orderOfStarts(const Problem& problem, const Schedule& simulated)
{
    const auto topological = problem.graph().topologicalOrder();
    std::vector<VertexId> order(topological.begin(), topological.end());
    std::stable_sort(order.begin(), order.end(), [&](VertexId a, VertexId b) {
        return simulated.tasks[a].start < simulated.tasks[b].start;
    });
    return order;
}

/// Reports progress about ten times per second.
class ProgressOfTasks {
public:
    ProgressOfTasks(const EngineContext& c, std::size_t t) : context(c), total(t) {}
    void oneDone(std::chrono::steady_clock::time_point now)
    {
        constexpr std::chrono::milliseconds interval{100};
        ++done;
        if (!context.progress || now - told <= interval)
            return;
        told = now;
        context.progress(static_cast<double>(done) / static_cast<double>(total));
    }

private:
    const EngineContext& context;
    std::size_t total;
    std::size_t done = 0;
    std::chrono::steady_clock::time_point told = std::chrono::steady_clock::now();
};

/// Computes a vertex and returns how long that took, in seconds.
Result<double> timedKernel(ComputedValues& values, VertexId v, ProgressOfTasks& progress)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    if (auto computed = values.compute(v); !computed)
        return computed.error();
    const Clock::time_point end = Clock::now();
    progress.oneDone(end);
    return std::chrono::duration<double>(end - start).count();
}

/// Carries out what a policy has started when the virtual clock is there: kernels take the time that was
/// measured, transfers that of the model.
class EmulatedDurations final : public OnlineDurations {
public:
    EmulatedDurations(const Problem& p, ComputedValues& v, const EngineContext& c)
        : problem(p), values(v), context(c), progress(c, p.vertexCount())
    {
    }
    Result<double> compute(VertexId v, DeviceId d) override
    {
        if (context.stop.stop_requested())
            return executionStopped();
        values.place(v, d);
        return timedKernel(values, v, progress);
    }
    Result<double> carry(TensorId t, DeviceId from, DeviceId to) override
    {
        if (context.stop.stop_requested())
            return executionStopped();
        if (auto copied = values.copy(transferOf(problem, t, to), 0); !copied)
            return copied.error();
        return problem.transferSeconds(t, from, to);
    }

private:
    const Problem& problem;
    ComputedValues& values;
    const EngineContext& context;
    ProgressOfTasks progress;
};

/// Any number of devices on one core: kernels are computed one after the other and timed; a virtual clock
/// advances by these times and by those of the model's links.
class Emulated final : public ComputingEngine {
public:
    Emulated()
        : ComputingEngine(EngineInfo{
              "emulated", DOPPLER_TEXT("core", "Emulated devices"),
              DOPPLER_TEXT("core",
                           "Computes the real operations one after the other on one core and times them; "
                           "a virtual clock runs the devices with these times and the model's links"),
              computingOptions()})
    {
    }

    [[nodiscard]] Result<void> supports(const Problem& problem) const override
    {
        return supportsCostModel(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>> repeat(const Problem& problem, const Placement& placement,
                                                        const Options& options, const EngineContext& context,
                                                        std::size_t repeats) const override
    {
        const auto computation = sharedComputation(problem, options);
        if (!computation)
            return computation.error();
        const ProblemPtr shared = problem.shared_from_this();
        const Schedule simulated = Simulator(shared).run(placement);
        if (simulated.outOfMemory)
            return outOfMemoryError(problem, *simulated.outOfMemory);
        const std::vector<VertexId> order = orderOfStarts(problem, simulated);
        const TransferPlan plan = transferPlanOf(problem, placement);
        // A thread that moves finds its caches empty.
        const std::vector<unsigned> processors = allowedProcessors();
        const PinnedThread pinned(std::span<const unsigned>(processors).first(1));
        const auto begin = [&](std::stop_token stop) { return (*computation)->begin(placement, {}, stop); };
        const auto run = [&](ComputedValues& values, const EngineContext& one) -> Result<Execution> {
            const auto seconds = compute(problem, plan, order, values, one);
            if (!seconds)
                return seconds.error();
            return Execution{simulateWithTimes(shared, placement, {*seconds, {}}), {}, {}, notes()};
        };
        return repeatComputation(**computation, options, context, repeats, {begin, run});
    }

    [[nodiscard]] Result<void> supportsOnline(const Problem& problem) const override
    {
        return checkOnline(problem);
    }

    [[nodiscard]] Result<std::vector<Execution>>
    decideOnline(const Problem& problem, const OnlineDecisions& decisions, const Options& options,
                 const EngineContext& context, std::size_t repeats) const override
    {
        const auto computation = sharedComputation(problem, options);
        if (!computation)
            return computation.error();
        const std::vector<unsigned> processors = allowedProcessors();
        const PinnedThread pinned(std::span<const unsigned>(processors).first(1));
        const auto begin = [&](std::stop_token stop) {
            return (*computation)->beginOnline(decisions.expected, {}, stop);
        };
        const auto run = [&](ComputedValues& values, const EngineContext& one) -> Result<Execution> {
            EmulatedDurations durations(problem, values, one);
            const auto policy = decisions.policy();
            auto made = runOnline(problem.shared_from_this(), *policy, durations);
            if (!made)
                return made.error();
            return Execution{std::move(made->schedule), std::move(made->placement), {}, notes()};
        };
        return repeatComputation(**computation, options, context, repeats, {begin, run});
    }

private:
    static std::vector<Message> notes()
    {
        return {{DOPPLER_TEXT("core", "emulated: kernels were timed one after the other on one core; "
                                      "transfers take the model's time")}};
    }

    /// Computes the graph and returns the seconds of each vertex.
    static Result<std::vector<double>> compute(const Problem& problem, const TransferPlan& plan,
                                               std::span<const VertexId> order, ComputedValues& values,
                                               const EngineContext& context)
    {
        ProgressOfTasks progress(context, order.size());
        std::vector<double> seconds(problem.vertexCount());
        std::vector<bool> carried(plan.transfers().size(), false);
        for (const VertexId v : order) {
            if (context.stop.stop_requested())
                return executionStopped();
            for (const EdgeId e : problem.graph().inEdges(v)) {
                const std::uint32_t transfer = plan.of(e);
                if (transfer == TransferPlan::none || carried[transfer])
                    continue;
                carried[transfer] = true;
                if (auto copied = values.copy(transfer, 0); !copied)
                    return copied.error();
            }
            const auto took = timedKernel(values, v, progress);
            if (!took)
                return took.error();
            seconds[v] = *took;
        }
        return seconds;
    }
};

} // namespace

std::unique_ptr<Engine> makeEmulated() { return std::make_unique<Emulated>(); }

} // namespace doppler
