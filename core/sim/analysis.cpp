// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace doppler {

namespace {

/// Seconds in which at least one of the intervals is open.
double coveredSeconds(std::vector<std::pair<double, double>>& intervals)
{
    std::sort(intervals.begin(), intervals.end());
    double covered = 0;
    double reached = 0;
    for (const auto& [start, end] : intervals) {
        covered += std::max(0.0, end - std::max(start, reached));
        reached = std::max(reached, end);
    }
    return covered;
}

void findTimes(const Problem& problem, const Schedule& schedule, std::vector<DeviceUse>& out)
{
    std::vector<std::vector<std::pair<double, double>>> intervals(problem.deviceCount());
    std::vector<double> lastStart(problem.deviceCount(), 0);
    const auto held = [&](DeviceId d, double start, double end) {
        intervals[d].emplace_back(start, end);
        lastStart[d] = std::max(lastStart[d], start);
    };
    std::vector<std::size_t> counts(problem.deviceCount(), 0);
    for (const TaskRun& task : schedule.tasks)
        counts[task.device] += std::size_t{task.ran()};
    for (DeviceId d : problem.topology().devices())
        intervals[d].reserve(counts[d]);
    for (const TaskRun& task : schedule.tasks)
        if (task.ran())
            held(task.device, task.start, task.end);
    for (const TransferRun& x : schedule.transfers)
        if (x.sendStart)
            held(x.from, *x.sendStart, x.start);
    for (DeviceId d : problem.topology().devices()) {
        DeviceUse& use = out[d];
        use.busy = coveredSeconds(intervals[d]);
        use.idle = std::max(0.0, schedule.endTime() - use.busy);
        double busyBefore = 0;
        double reached = 0;
        for (const auto& [start, end] : intervals[d]) {
            const double until = std::min(end, lastStart[d]);
            busyBefore += std::max(0.0, until - std::max(start, reached));
            reached = std::max(reached, end);
        }
        use.waiting = std::max(0.0, lastStart[d] - busyBefore);
    }
}

} // namespace

RunStatistics analyse(const Problem& problem, const Schedule& schedule)
{
    RunStatistics out;
    const std::size_t n = problem.deviceCount();
    out.devices.resize(n);
    out.bytesByPair.assign(n * n, 0);
    findTimes(problem, schedule, out.devices);
    const MemoryUse memory = memoryUse(problem, schedule);
    double idle = 0;
    for (DeviceId d : problem.topology().devices()) {
        out.devices[d].peakMemory = memory.peaks[d];
        idle += out.devices[d].idle;
    }
    for (const TransferRun& x : schedule.transfers) {
        const double bytes = problem.graph().tensor(x.tensor).bytes;
        out.bytesByPair[x.from * n + x.to] += bytes;
        out.bytesMoved += bytes;
    }
    if (schedule.endTime() > 0)
        out.idleShare = idle / (schedule.endTime() * static_cast<double>(n));
    if (problem.lowerBound() > 0)
        out.gap = schedule.makespan / problem.lowerBound() - 1;
    if (std::abs(out.gap) < 1e-12) // The same, summed in another order.
        out.gap = 0;
    if (problem.model().memory == MemoryRule::Report)
        out.firstOverflow = memory.firstOverflow;
    return out;
}

const char* causeName(Cause cause)
{
    switch (cause) {
    case Cause::Data:
        return "data";
    case Cause::Resource:
        return "resource";
    case Cause::Pause:
        return "pause";
    case Cause::Barrier:
        return "barrier";
    case Cause::Memory:
        return "memory";
    case Cause::Order:
        return "order";
    case Cause::Start:
        break;
    }
    return "start";
}

} // namespace doppler
