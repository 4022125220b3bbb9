// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/measured_run.h"

#include <algorithm>
#include <cmath>

namespace doppler {

RunPtr makeMeasuredRun(ProblemPtr problem, Placement placement, Schedule schedule)
{
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
