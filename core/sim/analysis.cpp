// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include "core/graph/metrics.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace doppler {

namespace {

/// A resource that was taken, until when, and by what.
struct Hold {
    double release = 0; ///< The end of what held it, or of the pause after that.
    CriticalLink by;
};

CriticalLink taskLink(const TaskRun& x) { return {false, x.vertex, x.start, x.end, Cause::Start}; }

/// The transfer with its send task, if it has one.
CriticalLink transferLink(const Schedule& schedule, std::size_t i)
{
    return {true, i, schedule.transfers[i].begin(), schedule.transfers[i].end, Cause::Start};
}

/// The moment at which a link began.
CriticalLink beginning(CriticalLink link)
{
    link.end = link.start;
    return link;
}

/// Where a run's events end, to find what a later one waited for. In a simulated run a start is the very
/// number that an end was. In a measured one some time always passes: there, what ended last counts.
class Chain {
public:
    Chain(const Problem& p, const Schedule& s, const Placement& plan) : problem(p), schedule(s)
    {
        onDevice.resize(problem.deviceCount());
        onChannel.resize(problem.channels().size());
        for (const TaskRun& x : schedule.tasks) {
            const double pause = problem.pauseAfterCompute(problem.computeSeconds(x.vertex, x.device));
            onDevice[x.device].push_back({x.end + pause, taskLink(x)});
            everything.push_back({x.end, taskLink(x)});
        }
        for (std::size_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            arrivals.emplace(key(x.tensor, x.to), i);
            everything.push_back({x.end, transferLink(schedule, i)});
            for (ChannelId c : problem.route(x.from, x.to))
                onChannel[c].push_back({x.end + problem.pauseAfterTransfer(), transferLink(schedule, i)});
            if (x.sendStart)
                onDevice[x.from].push_back({x.start, {true, i, *x.sendStart, x.start, Cause::Start}});
        }
        for (auto& list : onDevice)
            sortByRelease(list);
        for (auto& list : onChannel)
            sortByRelease(list);
        if (problem.model().mode == Mode::BulkSynchronous)
            level = hopLevels(problem.graph());
        if (problem.model().memory == MemoryRule::Enforce || !level.empty())
            sortByRelease(everything);
        if (problem.model().schedule == ChooseTask::Strict)
            findTurns(plan);
    }

    /// What ended last, pauses included.
    [[nodiscard]] CriticalLink last() const
    {
        Hold latest{-1, {}}; // there is a task, so something ends after this
        const auto look = [&](const std::vector<Hold>& list) {
            for (const Hold& x : list)
                if (x.release > latest.release)
                    latest = x;
        };
        for (const auto& list : onDevice)
            look(list);
        if (problem.pauseAfterTransfer() > 0) // else a transfer never ends after the task that it is for
            for (const auto& list : onChannel)
                look(list);
        return latest.by;
    }

    /// The link before this one, and the cause of this one; nothing where the chain begins.
    std::optional<CriticalLink> before(CriticalLink& link) const
    {
        link.cause = Cause::Start;
        if (link.start <= 0)
            return std::nullopt;
        const double ready =
            link.isTransfer ? schedule.transfers[link.index].ready : schedule.tasks[link.index].ready;
        if (ready == link.start)
            if (const auto found = lastInput(link)) {
                link.cause = Cause::Data;
                return found;
            }
        // A turn that came just then is what was waited for, whatever else became free.
        if (const auto found = turn(link)) {
            link.cause = Cause::Order;
            return found;
        }
        if (const Hold* found = holder(link)) {
            link.cause = found->release == found->by.end ? Cause::Resource : Cause::Pause;
            return found->by;
        }
        if (!level.empty())
            if (const auto found = ended(link, [&](const CriticalLink& x) { return lifts(x, link); })) {
                link.cause = Cause::Barrier;
                return found;
            }
        if (problem.model().memory == MemoryRule::Enforce)
            if (const auto found = ended(link, [&](const CriticalLink& x) { return frees(x, link); })) {
                link.cause = Cause::Memory;
                return found;
            }
        return lastBefore(link);
    }

private:
    static std::uint64_t key(TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; }

    static void sortByRelease(std::vector<Hold>& list)
    {
        std::sort(list.begin(), list.end(), [](const Hold& a, const Hold& b) {
            return a.release != b.release ? a.release < b.release : a.by.start < b.by.start;
        });
    }

    /// What comes before each task in the order of its device, and where the plan orders the transfers,
    /// before each in the orders of its channels.
    void findTurns(const Placement& plan)
    {
        const DataflowGraph& graph = problem.graph();
        const auto given = plan.order.empty() ? graph.topologicalOrder() : std::span(plan.order);
        std::vector<VertexId> order(given.begin(), given.end());
        if (!level.empty()) // barriers first
            std::stable_sort(order.begin(), order.end(),
                             [&](VertexId a, VertexId b) { return level[a] < level[b]; });
        taskBefore.resize(problem.vertexCount());
        std::vector<VertexId> latest(problem.deviceCount());
        for (VertexId v : order)
            taskBefore[v] = std::exchange(latest[schedule.tasks[v].device], v);
        if (plan.transfers.empty() || needsGeneralSimulator(problem.model())) // there, only tasks are ordered
            return;
        transfersBefore.resize(schedule.transfers.size());
        std::vector<std::optional<std::size_t>> latestOn(problem.channels().size());
        for (EdgeId id : plan.transfers) {
            const Edge& e = graph.edge(id);
            const auto at = arrivals.find(key(e.tensor, schedule.tasks[e.to].device));
            if (at == arrivals.end())
                continue;
            const TransferRun& x = schedule.transfers[at->second];
            for (ChannelId c : problem.route(x.from, x.to))
                if (const auto before = std::exchange(latestOn[c], at->second))
                    transfersBefore[at->second].push_back(*before);
        }
    }

    /// The beginnings that the link could not come before (rule strict).
    template <class Visit>
    void forEachTurn(const CriticalLink& link, Visit visit) const
    {
        if (!link.isTransfer && !taskBefore.empty() && taskBefore[link.index].valid())
            visit(beginning(taskLink(schedule.tasks[taskBefore[link.index]])));
        if (link.isTransfer && !transfersBefore.empty())
            for (std::size_t i : transfersBefore[link.index])
                visit(beginning(transferLink(schedule, i)));
    }

    /// The one of them that was at the very moment at which the link began.
    [[nodiscard]] std::optional<CriticalLink> turn(const CriticalLink& link) const
    {
        std::optional<CriticalLink> found;
        forEachTurn(link, [&](const CriticalLink& x) {
            if (!found && x.start == link.start)
                found = x;
        });
        return found;
    }

    /// The last accepted one in the list that was released when the link began and is not the link itself.
    template <class Accept>
    static const Hold* releasedAt(const std::vector<Hold>& list, const CriticalLink& link, Accept accept)
    {
        auto at = std::upper_bound(list.begin(), list.end(), link.start,
                                   [](double t, const Hold& x) { return t < x.release; });
        while (at != list.begin()) {
            --at;
            if (at->release != link.start)
                break;
            const bool self = at->by.isTransfer == link.isTransfer && at->by.index == link.index;
            if (!self && accept(at->by))
                return &*at;
        }
        return nullptr;
    }

    [[nodiscard]] std::optional<CriticalLink> lastInput(const CriticalLink& link) const
    {
        std::optional<CriticalLink> found;
        forEachInput(link, [&](const CriticalLink& x) {
            if (!found && (link.isTransfer || x.end == link.start))
                found = x;
        });
        return found;
    }

    /// The execs and transfers that brought what the link needed.
    template <class Visit>
    void forEachInput(const CriticalLink& link, Visit visit) const
    {
        if (link.isTransfer)
            return visit(taskLink(schedule.tasks[schedule.transfers[link.index].vertex]));
        const TaskRun& run = schedule.tasks[link.index];
        for (EdgeId id : problem.graph().inEdges(run.vertex)) {
            const Edge& e = problem.graph().edge(id);
            if (schedule.tasks[e.from].device == run.device)
                visit(taskLink(schedule.tasks[e.from]));
            else if (const auto at = arrivals.find(key(e.tensor, run.device)); at != arrivals.end())
                visit(transferLink(schedule, at->second));
        }
    }

    /// What held each of the resources that the link took first, by release.
    template <class Visit>
    void forEachResource(const CriticalLink& link, Visit visit) const
    {
        if (!link.isTransfer)
            return visit(onDevice[schedule.tasks[link.index].device]);
        const TransferRun& run = schedule.transfers[link.index];
        if (run.sendStart)
            return visit(onDevice[run.from]);
        for (ChannelId c : problem.route(run.from, run.to))
            visit(onChannel[c]);
    }

    /// Of the inputs, the turns and what held the resources, that which ended last before the link began.
    std::optional<CriticalLink> lastBefore(CriticalLink& link) const
    {
        std::optional<CriticalLink> found;
        const auto look = [&](const CriticalLink& x, Cause cause) {
            if (x.start < link.start && x.end < link.start && (!found || x.end > found->end)) {
                found = x;
                link.cause = cause;
            }
        };
        forEachInput(link, [&](const CriticalLink& x) { look(x, Cause::Data); });
        forEachTurn(link, [&](const CriticalLink& x) { look(x, Cause::Order); });
        forEachResource(link, [&](const std::vector<Hold>& list) {
            const auto after = std::partition_point(list.begin(), list.end(),
                                                    [&](const Hold& x) { return x.release < link.start; });
            if (after != list.begin())
                look(std::prev(after)->by, Cause::Resource);
        });
        return found;
    }

    /// What held the slot (of a send task too) or a channel until the link began.
    [[nodiscard]] const Hold* holder(const CriticalLink& link) const
    {
        // What took no time held nothing up: something else did before it.
        const auto any = [&](const CriticalLink& x) { return x.start < link.start; };
        const Hold* found = nullptr;
        forEachResource(link, [&](const std::vector<Hold>& list) {
            if (!found)
                found = releasedAt(list, link, any);
        });
        return found;
    }

    template <class Accept>
    [[nodiscard]] std::optional<CriticalLink> ended(const CriticalLink& link, Accept accept) const
    {
        const Hold* found = releasedAt(everything, link, accept);
        return found ? std::optional(found->by) : std::nullopt;
    }

    /// The level that the transfer is part of: the lowest that waits for it.
    [[nodiscard]] std::uint32_t levelOf(const TransferRun& x) const
    {
        std::uint32_t lowest = ~std::uint32_t{0};
        for (const Edge& e : problem.graph().outEdges(x.vertex))
            if (e.tensor == x.tensor && schedule.tasks[e.to].device == x.to)
                lowest = std::min(lowest, level[e.to]);
        return lowest;
    }

    /// Whether the end of x is what the barrier before the link waited for.
    [[nodiscard]] bool lifts(const CriticalLink& x, const CriticalLink& link) const
    {
        const std::uint32_t mine =
            link.isTransfer ? levelOf(schedule.transfers[link.index]) : level[link.index];
        if (x.isTransfer)
            return !link.isTransfer && levelOf(schedule.transfers[x.index]) == mine;
        return level[x.index] + 1 == mine;
    }

    /// Whether x ended a use of something on the device on which the link needed memory.
    [[nodiscard]] bool frees(const CriticalLink& x, const CriticalLink& link) const
    {
        const DeviceId needed =
            link.isTransfer ? schedule.transfers[link.index].to : schedule.tasks[link.index].device;
        // Of a link that is no more than a beginning, what it is of.
        const double end =
            link.isTransfer ? schedule.transfers[link.index].end : schedule.tasks[link.index].end;
        const bool before = x.start < link.start || end > link.start; // else two could free for each other
        return before &&
               needed == (x.isTransfer ? schedule.transfers[x.index].from : schedule.tasks[x.index].device);
    }

    const Problem& problem;
    const Schedule& schedule;
    std::vector<std::vector<Hold>> onDevice;  ///< By device, by release.
    std::vector<std::vector<Hold>> onChannel; ///< By channel, by release.
    std::vector<Hold> everything;             ///< By end; sorted where barriers or memory are causes.
    std::vector<std::uint32_t> level;         ///< By vertex; bulk-synchronous only.
    std::unordered_map<std::uint64_t, std::size_t> arrivals; ///< (tensor, device) -> transfer.
    std::vector<VertexId> taskBefore;                        ///< By vertex; strict only.
    std::vector<std::vector<std::size_t>> transfersBefore;   ///< By transfer; strict only.
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
    const auto held = [&](DeviceId d, double start, double end) {
        intervals[d].emplace_back(start, end);
        lastStart[d] = std::max(lastStart[d], start);
    };
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

std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule,
                                               const Placement& plan)
{
    if (schedule.tasks.empty() || schedule.outOfMemory)
        return {};
    const Chain chain(problem, schedule, plan);
    std::vector<CriticalLink> path{chain.last()};
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

namespace {

StartCause causeOf(const Problem& problem, const Schedule& schedule, CriticalLink link, const Placement& plan)
{
    const Chain chain(problem, schedule, plan);
    StartCause out;
    out.before = chain.before(link);
    out.cause = link.cause;
    return out;
}

} // namespace

StartCause causeOfStart(const Problem& problem, const Schedule& schedule, VertexId v, const Placement& plan)
{
    return causeOf(problem, schedule, taskLink(schedule.tasks[v]), plan);
}

StartCause causeOfTransfer(const Problem& problem, const Schedule& schedule, std::size_t transfer,
                           const Placement& plan)
{
    return causeOf(problem, schedule, transferLink(schedule, transfer), plan);
}

namespace {

/// Whether some device holds more than it has. Only then it is worth finding out when that began.
bool exceedsMemory(const Problem& problem, const std::vector<double>& peaks)
{
    for (DeviceId d : problem.topology().devices())
        if (peaks[d] > problem.topology().device(d).memoryBytes)
            return true;
    return false;
}

} // namespace

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
    if (schedule.endTime() > 0)
        out.idleShare = idle / (schedule.endTime() * static_cast<double>(n));
    if (problem.lowerBound() > 0)
        out.gap = schedule.makespan / problem.lowerBound() - 1;
    if (std::abs(out.gap) < 1e-12) // The same, summed in another order.
        out.gap = 0;
    if (problem.model().memory == MemoryRule::Report && exceedsMemory(problem, peaks))
        out.firstOverflow = firstOverflow(problem, schedule);
    return out;
}

} // namespace doppler
