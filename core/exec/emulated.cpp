// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/computed_run.h"
#include "core/exec/machine/processors.h"
#include "core/exec/registry.h"
#include "core/sim/analysis.h"
#include "core/sim/given_times.h"
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

/// Any number of devices on one core: kernels are computed one after the other and timed; a virtual clock
/// advances by these times and by those of the model's links.
class Emulated final : public ComputingEngine {
public:
    [[nodiscard]] const EngineInfo& info() const override
    {
        static const EngineInfo description{
            "emulated", DOPPLER_TEXT("core", "Emulated devices"),
            DOPPLER_TEXT("core",
                         "Computes the real operations one after the other on one core and times them; "
                         "a virtual clock runs the devices with these times and the model's links"),
            computingOptions()};
        return description;
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
        const auto once = [&](const EngineContext& one, bool isWarmup) -> Result<Execution> {
            auto values = (*computation)->begin(placement, {}, one.stop);
            if (!values)
                return values.error();
            const auto seconds = compute(problem, plan, order, **values, one);
            if (!seconds)
                return seconds.error();
            auto check = (*computation)->check(**values, options.flag("check") && !isWarmup, one.stop);
            if (!check)
                return check.error();
            std::vector<Message> notes = (*computation)->notes();
            notes.push_back(
                {DOPPLER_TEXT("core", "emulated: kernels were timed one after the other on one core; "
                                      "transfers take the model's time")});
            return Execution{simulateWithTimes(shared, placement, {*seconds, {}}),
                             {},
                             *std::move(check),
                             std::move(notes)};
        };
        return repeatExecution(repeats, static_cast<std::size_t>(options.integer("warmup")), context, once);
    }

private:
    /// Computes the graph and returns the seconds of each vertex.
    static Result<std::vector<double>> compute(const Problem& problem, const TransferPlan& plan,
                                               std::span<const VertexId> order, ComputedValues& values,
                                               const EngineContext& context)
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::milliseconds interval{100};
        Clock::time_point told = Clock::now();
        std::vector<double> seconds(problem.vertexCount());
        std::vector<bool> carried(plan.transfers().size(), false);
        std::size_t done = 0;
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
            const Clock::time_point start = Clock::now();
            if (auto computed = values.compute(v); !computed)
                return computed.error();
            const Clock::time_point end = Clock::now();
            seconds[v] = std::chrono::duration<double>(end - start).count();
            ++done;
            if (context.progress && end - told > interval) {
                told = end;
                context.progress(static_cast<double>(done) / static_cast<double>(order.size()));
            }
        }
        return seconds;
    }
};

} // namespace

std::unique_ptr<Engine> makeEmulated() { return std::make_unique<Emulated>(); }

} // namespace doppler
