// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured_run.h"

#include "core/sim/assignment.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace doppler {

RunPtr makeMeasuredRun(ProblemPtr problem, Placement placement, Schedule schedule)
{
    if (!validate(*problem, placement)) {
        placement.order.clear();
        placement.transfers.clear();
    }
    auto run = std::make_shared<Run>();
    run->schedule = std::move(schedule);
    run->statistics = analyse(*problem, run->schedule);
    const auto& tasks = run->schedule.tasks;
    if (std::all_of(tasks.begin(), tasks.end(), [](const TaskRun& task) { return task.ran(); }))
        run->criticalPath = realisedCriticalPath(*problem, run->schedule, placement);
    run->problem = std::move(problem);
    run->placer = measuredPlacer;
    run->placement = std::move(placement);
    return run;
}

Result<RunPtr> measuredRunOf(const ProblemPtr& problem, TraceReading reading, const std::string& path)
{
    const auto listed = [](const std::vector<std::string>& names, std::size_t count) {
        constexpr std::size_t most = 5;
        return fmt::format("{}{}", fmt::join(std::span(names).first(std::min(names.size(), most)), ", "),
                           count > most ? ", ..." : "");
    };
    if (!reading.missing.empty() && !reading.otherDevices.empty())
        return Error{
            {DOPPLER_TEXT("core", "the trace contains devices that are missing in the topology: {0}"),
             {listed(reading.otherDevices, reading.otherDevices.size())}},
            path,
            {}};
    if (!reading.missing.empty()) {
        std::vector<std::string> names;
        for (const VertexId v : reading.missing)
            names.push_back(problem->graph().label(v));
        return Error{
            {DOPPLER_TEXT("core", "the trace contains no time for {0} of {1} vertices of the graph: {2}"),
             {count(names.size()), count(problem->vertexCount()), listed(names, names.size())}},
            path,
            {}};
    }
    if (auto valid = validate(*problem, reading.placement); !valid)
        return inFile(valid.error(), path);
    return makeMeasuredRun(problem, std::move(reading.placement), std::move(reading.schedule));
}

Result<RunPtr> readMeasuredRun(const ProblemPtr& problem, const std::string& path, const ReadWatch& watch)
{
    auto reading = readRunTrace(*problem, path, watch);
    return reading ? measuredRunOf(problem, *std::move(reading), path) : Result<RunPtr>(reading.error());
}

Result<RunComparison> compareWithSimulation(RunPtr measured)
{
    auto simulated = makeFinishedRun(measured->problem, measured->placement, "file");
    if (!simulated)
        return simulated.error();
    RunComparison out{std::move(measured), *std::move(simulated), {}, {}};
    for (DeviceId d : out.measured->problem->topology().devices())
        out.devices.push_back(
            {out.measured->statistics.devices[d].busy, out.simulated->statistics.devices[d].busy});
    for (const TaskRun& task : out.measured->schedule.tasks) {
        if (!task.ran())
            continue;
        const TaskRun& other = out.simulated->schedule.tasks[task.vertex];
        out.vertices.push_back({task.vertex, task.device, task.end - task.start, other.end - other.start,
                                task.start, other.start});
    }
    std::stable_sort(out.vertices.begin(), out.vertices.end(),
                     [](const VertexDifference& a, const VertexDifference& b) {
                         return std::abs(a.measured - a.simulated) > std::abs(b.measured - b.simulated);
                     });
    return out;
}

} // namespace doppler
