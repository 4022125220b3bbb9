// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/rehearsals.h"

#include "core/exec/registry.h"
#include "core/placers/api/registry.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace doppler {

namespace {

constexpr std::size_t fewestTasks = 3;

KernelTime timeInRuns(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const std::size_t cut = times.size() / 10;
    const auto first = times.begin() + static_cast<std::ptrdiff_t>(cut);
    const auto last = times.end() - static_cast<std::ptrdiff_t>(cut);
    const double mean = std::accumulate(first, last, 0.0) / static_cast<double>(last - first);
    const double range = times[times.size() * 3 / 4] - times[times.size() / 4];
    return {mean, mean > 0 ? range / mean : 0, times.size()};
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
    const auto engine = findEngine("local");
    if (!engine)
        return engine.error();
    const ProblemPtr problem = request.problem.shared_from_this();
    if (auto supported = (*engine)->supports(*problem); !supported)
        return supported.error();
    Options options((*engine)->info().options);
    std::map<KernelOnKind, std::vector<double>> times;
    const Clock::time_point start = Clock::now();
    for (std::size_t i = 0; i < request.executions; ++i) {
        const double elapsed = std::chrono::duration<double>(Clock::now() - start).count();
        if (i >= 2 && elapsed > request.seconds)
            break;
        const auto placement = placementFor(problem, i, watch.stop);
        if (!placement)
            return placement.error();
        // the first execution touches memory and fills caches
        if (auto set = options.set((*engine)->info().options, "warmup", i == 0 ? "1" : "0"); !set)
            return set.error();
        const auto execution = (*engine)->execute(*problem, *placement, options, {i + 1, watch.stop, {}});
        if (!execution)
            return execution.error();
        for (const VertexId v : problem->graph().vertices()) {
            const TaskRun& task = execution->schedule.tasks[v];
            const DeviceId device = placement->devices[v];
            times[{request.computation.kernelKey(v), problem->topology().device(device).kind}].push_back(
                task.end - task.start);
        }
        if (watch.progress)
            watch.progress(static_cast<double>(i + 1) / static_cast<double>(request.executions));
    }
    std::map<KernelOnKind, KernelTime> out;
    for (auto& [kernel, tasks] : times)
        if (tasks.size() >= fewestTasks)
            out.emplace(kernel, timeInRuns(std::move(tasks)));
    return out;
}

} // namespace doppler
