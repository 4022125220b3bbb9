// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/metrics.h"
#include "core/sim/analysis.h"
#include "core/sim/arrays/hold_rows.h"
#include "core/sim/arrays/transfer_index.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

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

/// When something used a resource first.
std::function<double(const Hold&)> startIn(const Schedule& schedule)
{
    return [&schedule](const Hold& hold) {
        return hold.kind == Hold::Kind::Task ? schedule.tasks[hold.index].start
                                             : schedule.transfers[hold.index].begin();
    };
}

/// Where a run's events end, to find what a later one waited for. In a simulated run a start is the very
/// number that an end was. In a measured one some time always passes: there, what ended last counts.
class Chain {
public:
    Chain(const Problem& p, const Schedule& s, const Placement& plan)
        : problem(p), schedule(s), arrivals(p.graph().tensorCount(), s.transfers),
          onDevice(
              p.deviceCount(), [this](const auto& visit) { forEachUseOfDevices(visit); }, startIn(s)),
          onChannel(
              p.channels().size(), [this](const auto& visit) { forEachUseOfChannels(visit); }, startIn(s)),
          level(p.model().mode == Mode::BulkSynchronous ? hopLevels(p.graph())
                                                        : std::vector<std::uint32_t>()),
          everything(
              1, [this](const auto& visit) { forEachEnd(visit); }, startIn(s))
    {
        if (problem.model().schedule == ChooseTask::Strict)
            findTurns(plan);
    }

    /// What ended last, pauses included.
    [[nodiscard]] CriticalLink last()
    {
        Latest latest;
        lookFor(latest, onDevice);
        if (problem.pauseAfterTransfer() > 0) // else a transfer never ends after the task that it is for
            lookFor(latest, onChannel);
        if (!latest.rows)
            return {};
        const auto row = latest.rows->sorted(latest.row);
        return linkOf(*std::ranges::lower_bound(row, latest.release, {}, &Hold::release));
    }

    /// The link before this one, and the cause of this one; nothing where the chain begins.
    std::optional<CriticalLink> before(CriticalLink& link)
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
            const CriticalLink by = linkOf(*found);
            link.cause = found->release == by.end ? Cause::Resource : Cause::Pause;
            return by;
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
    /// The row with the latest release so far; of equal ones the first.
    struct Latest {
        double release = -1;
        HoldRows* rows = nullptr;
        std::size_t row = 0;
    };
    static void lookFor(Latest& latest, HoldRows& rows)
    {
        for (std::size_t row = 0; row < rows.rows(); ++row)
            for (const Hold& hold : rows.row(row))
                if (hold.release > latest.release)
                    latest = {hold.release, &rows, row};
    }

    template <class Visit>
    void forEachUseOfDevices(const Visit& visit) const
    {
        for (const TaskRun& x : schedule.tasks) {
            const double pause = problem.pauseAfterCompute(problem.computeSeconds(x.vertex, x.device));
            visit(x.device, Hold{x.end + pause, x.vertex, Hold::Kind::Task});
        }
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i)
            if (const TransferRun& x = schedule.transfers[i]; x.sendStart)
                visit(x.from, Hold{x.start, i, Hold::Kind::Send});
    }
    template <class Visit>
    void forEachUseOfChannels(const Visit& visit) const
    {
        const double pause = problem.pauseAfterTransfer();
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i) {
            const TransferRun& x = schedule.transfers[i];
            for (ChannelId c : problem.route(x.from, x.to))
                visit(c, Hold{x.end + pause, i, Hold::Kind::Transfer});
        }
    }
    /// The ends of everything, where barriers or memory may be causes.
    template <class Visit>
    void forEachEnd(const Visit& visit) const
    {
        if (problem.model().memory != MemoryRule::Enforce && level.empty())
            return;
        for (const TaskRun& x : schedule.tasks)
            visit(0, Hold{x.end, x.vertex, Hold::Kind::Task});
        for (std::uint32_t i = 0; i < schedule.transfers.size(); ++i)
            visit(0, Hold{schedule.transfers[i].end, i, Hold::Kind::Transfer});
    }

    [[nodiscard]] CriticalLink linkOf(const Hold& hold) const
    {
        if (hold.kind == Hold::Kind::Task)
            return taskLink(schedule.tasks[hold.index]);
        CriticalLink link = transferLink(schedule, hold.index);
        if (hold.kind == Hold::Kind::Send)
            link.end = schedule.transfers[hold.index].start;
        return link;
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
            const auto at = arrivals.find(e.tensor, schedule.tasks[e.to].device);
            if (!at)
                continue;
            const TransferRun& x = schedule.transfers[*at];
            for (ChannelId c : problem.route(x.from, x.to))
                if (const auto before = std::exchange(latestOn[c], *at))
                    transfersBefore[*at].push_back(*before);
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

    /// The last accepted one in the sorted row that was released when the link began and is not the link
    /// itself.
    template <class Accept>
    const Hold* releasedAt(std::span<const Hold> row, const CriticalLink& link, Accept accept) const
    {
        auto at = std::ranges::upper_bound(row, link.start, {}, &Hold::release);
        while (at != row.begin()) {
            --at;
            if (at->release != link.start)
                break;
            const bool self = (at->kind != Hold::Kind::Task) == link.isTransfer && at->index == link.index;
            if (!self && accept(linkOf(*at)))
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
            else if (const auto at = arrivals.find(e.tensor, run.device))
                visit(transferLink(schedule, *at));
        }
    }

    /// The sorted uses of each of the resources that the link took first.
    template <class Visit>
    void forEachResource(const CriticalLink& link, Visit visit)
    {
        if (!link.isTransfer)
            return visit(onDevice.sorted(schedule.tasks[link.index].device));
        const TransferRun& run = schedule.transfers[link.index];
        if (run.sendStart)
            return visit(onDevice.sorted(run.from));
        for (ChannelId c : problem.route(run.from, run.to))
            visit(onChannel.sorted(c));
    }

    /// Of the inputs, the turns and what held the resources, that which ended last before the link began.
    std::optional<CriticalLink> lastBefore(CriticalLink& link)
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
        forEachResource(link, [&](std::span<const Hold> row) {
            const auto after = std::ranges::lower_bound(row, link.start, {}, &Hold::release);
            if (after != row.begin())
                look(linkOf(*std::prev(after)), Cause::Resource);
        });
        return found;
    }

    /// What held the slot (of a send task too) or a channel until the link began.
    [[nodiscard]] const Hold* holder(const CriticalLink& link)
    {
        // What took no time held nothing up: something else did before it.
        const auto any = [&](const CriticalLink& x) { return x.start < link.start; };
        const Hold* found = nullptr;
        forEachResource(link, [&](std::span<const Hold> row) {
            if (!found)
                found = releasedAt(row, link, any);
        });
        return found;
    }

    template <class Accept>
    [[nodiscard]] std::optional<CriticalLink> ended(const CriticalLink& link, Accept accept)
    {
        const Hold* found = releasedAt(everything.sorted(0), link, accept);
        return found ? std::optional(linkOf(*found)) : std::nullopt;
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
    TransferIndex<TransferRun> arrivals;
    HoldRows onDevice;
    HoldRows onChannel;
    std::vector<std::uint32_t> level; ///< By vertex; bulk-synchronous only.
    HoldRows everything;              ///< One row, by end; empty unless barriers or memory are causes.
    std::vector<VertexId> taskBefore; ///< By vertex; strict only.
    std::vector<std::vector<std::size_t>> transfersBefore; ///< By transfer; strict only.
};

StartCause causeOf(const Problem& problem, const Schedule& schedule, CriticalLink link, const Placement& plan)
{
    Chain chain(problem, schedule, plan);
    StartCause out;
    out.before = chain.before(link);
    out.cause = link.cause;
    return out;
}

} // namespace

std::vector<CriticalLink> realisedCriticalPath(const Problem& problem, const Schedule& schedule,
                                               const Placement& plan)
{
    if (schedule.tasks.empty() || schedule.outOfMemory)
        return {};
    Chain chain(problem, schedule, plan);
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

StartCause causeOfStart(const Problem& problem, const Schedule& schedule, VertexId v, const Placement& plan)
{
    return causeOf(problem, schedule, taskLink(schedule.tasks[v]), plan);
}

StartCause causeOfTransfer(const Problem& problem, const Schedule& schedule, std::size_t transfer,
                           const Placement& plan)
{
    return causeOf(problem, schedule, transferLink(schedule, transfer), plan);
}

} // namespace doppler
