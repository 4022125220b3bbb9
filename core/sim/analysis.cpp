// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace doppler {

namespace {

/// Where a run's events end, to find what a later one waited for. Times of one run are compared exactly: a
/// start is the very number that an end was.
class Chain {
public:
    Chain(const Problem& p, const Schedule& s) : problem(p), schedule(s)
    {
        tasksOf.resize(problem.deviceCount());
        for (std::size_t i = 0; i < schedule.tasks.size(); ++i)
            tasksOf[schedule.tasks[i].device].push_back(i);
        for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            arrivals.emplace(key(x.tensor, x.to), i);
            for (ChannelId c : problem.route(x.from, x.to))
                transfersOf[c].push_back(i);
        }
        for (auto& list : tasksOf)
            sortByEnd(list, schedule.tasks);
        for (auto& [channel, list] : transfersOf)
            sortByEnd(list, schedule.transfers);
    }

    /// The link before this one, and the cause of this one; nothing where the chain begins.
    std::optional<CriticalLink> before(CriticalLink& link) const
    {
        std::optional<CriticalLink> found;
        link.cause = Cause::Start;
        if (link.start <= 0)
            return found;
        const double ready =
            link.isTransfer ? schedule.transfers[link.index].ready : schedule.tasks[link.index].ready;
        if (ready == link.start) {
            found = link.isTransfer ? task(schedule.transfers[link.index].vertex) : lastInput(link);
            if (found)
                link.cause = Cause::Data;
        }
        if (!found) {
            found = link.isTransfer ? channelHolder(link) : deviceHolder(link);
            if (found)
                link.cause = Cause::Resource;
        }
        return found;
    }

    [[nodiscard]] CriticalLink task(std::size_t v) const
    {
        return {false, v, schedule.tasks[v].start, schedule.tasks[v].end, Cause::Start};
    }

private:
    static std::uint64_t key(TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; }

    template <class Runs>
    static void sortByEnd(std::vector<std::size_t>& list, const Runs& runs)
    {
        std::sort(list.begin(), list.end(), [&](std::size_t a, std::size_t b) {
            return runs[a].end != runs[b].end ? runs[a].end < runs[b].end : runs[a].start < runs[b].start;
        });
    }

    /// The last in the list that ended at that time and is not the thing itself.
    template <class Runs>
    static std::optional<std::size_t> endedAt(const std::vector<std::size_t>& list, const Runs& runs,
                                              double time, std::size_t self)
    {
        auto at = std::upper_bound(list.begin(), list.end(), time,
                                   [&](double t, std::size_t i) { return t < runs[i].end; });
        while (at != list.begin()) {
            --at;
            if (runs[*at].end != time)
                break;
            if (*at != self && runs[*at].start < time)
                return *at;
        }
        return std::nullopt;
    }

    [[nodiscard]] CriticalLink transfer(std::size_t i) const
    {
        return {true, i, schedule.transfers[i].start, schedule.transfers[i].end, Cause::Start};
    }

    [[nodiscard]] std::optional<CriticalLink> lastInput(const CriticalLink& link) const
    {
        const TaskRun& run = schedule.tasks[link.index];
        for (EdgeId id : problem.graph().inEdges(run.vertex)) {
            const Edge& e = problem.graph().edge(id);
            if (schedule.tasks[e.from].device == run.device) {
                if (schedule.tasks[e.from].end == link.start)
                    return task(e.from);
            } else if (const auto at = arrivals.find(key(e.tensor, run.device));
                       at != arrivals.end() && schedule.transfers[at->second].end == link.start) {
                return transfer(at->second);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<CriticalLink> deviceHolder(const CriticalLink& link) const
    {
        const auto i =
            endedAt(tasksOf[schedule.tasks[link.index].device], schedule.tasks, link.start, link.index);
        return i ? std::optional(task(*i)) : std::nullopt;
    }

    [[nodiscard]] std::optional<CriticalLink> channelHolder(const CriticalLink& link) const
    {
        const TransferRun& run = schedule.transfers[link.index];
        for (ChannelId c : problem.route(run.from, run.to))
            if (const auto i = endedAt(transfersOf.at(c), schedule.transfers, link.start, link.index))
                return transfer(*i);
        return std::nullopt;
    }

    const Problem& problem;
    const Schedule& schedule;
    std::vector<std::vector<std::size_t>> tasksOf;                           ///< By device, by end.
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> transfersOf; ///< By channel, by end.
    std::unordered_map<std::uint64_t, std::size_t> arrivals; ///< (tensor, device) -> transfer.
};

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
    for (const TaskRun& task : schedule.tasks) {
        intervals[task.device].emplace_back(task.start, task.end);
        lastStart[task.device] = std::max(lastStart[task.device], task.start);
    }
    for (DeviceId d : problem.topology().devices()) {
        DeviceUse& use = out[d];
        use.busy = coveredSeconds(intervals[d]);
        use.idle = std::max(0.0, schedule.makespan - use.busy);
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

std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule)
{
    if (schedule.tasks.empty())
        return {};
    const Chain chain(problem, schedule);
    const auto last = std::max_element(schedule.tasks.begin(), schedule.tasks.end(),
                                       [](const TaskRun& a, const TaskRun& b) { return a.end < b.end; });
    std::vector<CriticalLink> path{chain.task(last->vertex)};
    // Tasks of no duration could refer to each other for ever; no chain is longer than everything that ran.
    const std::size_t most = schedule.tasks.size() + schedule.transfers.size();
    while (path.size() <= most) {
        const auto previous = chain.before(path.back());
        if (!previous)
            break;
        path.push_back(*previous);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

RunStatistics analyse(const Problem& problem, const Schedule& schedule)
{
    RunStatistics out;
    const std::size_t n = problem.deviceCount();
    out.devices.resize(n);
    out.bytesByPair.assign(n * n, 0);
    findTimes(problem, schedule, out.devices);
    const std::vector<double> peaks = peakMemory(problem, schedule);
    double idle = 0;
    for (DeviceId d : problem.topology().devices()) {
        out.devices[d].peakMemory = peaks[d];
        idle += out.devices[d].idle;
    }
    for (const TransferRun& x : schedule.transfers) {
        const double bytes = problem.graph().tensor(x.tensor).bytes;
        out.bytesByPair[x.from * n + x.to] += bytes;
        out.bytesMoved += bytes;
    }
    if (schedule.makespan > 0)
        out.idleShare = idle / (schedule.makespan * static_cast<double>(n));
    if (problem.lowerBound() > 0)
        out.gap = schedule.makespan / problem.lowerBound() - 1;
    return out;
}

} // namespace doppler
