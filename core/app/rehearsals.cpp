// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/rehearsals.h"

#include "core/placers/api/registry.h"

#include <algorithm>
#include <chrono>

namespace doppler {

namespace {

constexpr std::size_t fewestTasks = 3;

/// The tasks of one kernel: of the present execution, and of those before.
struct Tasks {
    double sum = 0;
    std::uint64_t count = 0;
    std::vector<double> means = {}; ///< By execution.
    std::uint64_t total = 0;

    void endExecution()
    {
        if (count > 0)
            means.push_back(sum / static_cast<double>(count));
        total += count;
        sum = 0;
        count = 0;
    }
};

KernelTime timeInRuns(const Tasks& tasks)
{
    std::vector<double> means = tasks.means;
    std::sort(means.begin(), means.end());
    const double median = means[means.size() / 2];
    const double range = means[means.size() * 3 / 4] - means[means.size() / 4];
    return {median, median > 0 ? range / median : 0, tasks.total};
}

/// Placements as people use them, and random ones, which move many tensors.
Result<Placement> placementFor(const ProblemPtr& problem, std::size_t execution, std::stop_token stop)
{
    const auto placer = placerRegistry().find(execution % 2 == 0 ? "critical-path" : "random");
    if (!placer)
        return placer.error();
    PlacerContext context;
    context.seed = execution + 1;
    context.stop = std::move(stop);
    auto placed = (*placer)->place(*problem, Options((*placer)->info().options), context);
    if (!placed)
        return placed.error();
    return std::move(placed->placement);
}

} // namespace

Result<std::map<KernelOnKind, KernelTime>> rehearse(const RehearsalRequest& request, const ReadWatch& watch)
{
    using Clock = std::chrono::steady_clock;
    const Engine& engine = *request.engine.engine;
    const ProblemPtr problem = request.problem.shared_from_this();
    if (auto supported = engine.supports(*problem); !supported)
        return supported.error();
    Options options = request.engine.options;
    std::map<KernelOnKind, Tasks> kernels;
    const Clock::time_point start = Clock::now();
    for (std::size_t i = 0; i < request.executions; ++i) {
        const double elapsed = std::chrono::duration<double>(Clock::now() - start).count();
        if (i >= 2 && elapsed > request.seconds)
            break;
        const auto placement = placementFor(problem, i, watch.stop);
        if (!placement)
            return placement.error();
        // the first execution touches memory and fills caches
        if (auto set = options.set(engine.info().options, "warmup", i == 0 ? "1" : "0"); !set)
            return set.error();
        const auto execution = engine.execute(*problem, *placement, options, {i + 1, watch.stop, {}});
        if (!execution)
            return execution.error();
        for (const VertexId v : problem->graph().vertices()) {
            const TaskRun& task = execution->schedule.tasks[v];
            const DeviceId device = placement->devices[v];
            Tasks& tasks =
                kernels[{request.computation.kernelKey(v), problem->topology().device(device).kind}];
            tasks.sum += task.end - task.start;
            ++tasks.count;
        }
        for (auto& [kernel, tasks] : kernels)
            tasks.endExecution();
        if (watch.progress)
            watch.progress(static_cast<double>(i + 1) / static_cast<double>(request.executions));
    }
    std::map<KernelOnKind, KernelTime> out;
    for (const auto& [kernel, tasks] : kernels)
        if (tasks.total >= fewestTasks)
            out.emplace(kernel, timeInRuns(tasks));
    return out;
}

} // namespace doppler
