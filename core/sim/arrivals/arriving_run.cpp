// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/arrivals/arriving_run.h"

#include "core/problem/order_keys.h"
#include "core/sim/general_state.h"

#include <algorithm>
#include <map>
#include <utility>

namespace doppler {

namespace {

/// The general simulator, with a second source of events besides its heap: the releases, which are known in
/// advance.
class ArrivingLoop final : private GeneralState {
public:
    ArrivingLoop(const ProblemPtr& p, Placement placement, std::span<const double> times,
                 const Replacement& by, const Unfolding& u)
        : GeneralState(p), current(std::move(placement)), releases(times), replace(by), unfolding(u)
    {
        for (VertexId v : graph.vertices())
            if (graph.inEdges(v).empty() && releases[v] > 0)
                pending.push_back(v);
            else if (graph.inEdges(v).empty())
                anyAtOnce = true;
        std::ranges::stable_sort(pending, {}, [&](VertexId v) { return releases[v]; });
    }

    std::optional<ArrivingRun> run(const std::stop_token& stop)
    {
        if (!begin())
            return std::nullopt;
        while (!events.empty() || nextPending < pending.size()) {
            if (stop.stop_requested() || !advance())
                return std::nullopt;
        }
        return result();
    }

private:
    [[nodiscard]] bool begin()
    {
        for (VertexId v : graph.vertices())
            tasks[v] = {v, current.devices[v], never, never, never};
        if (unfolding.any())
            known = unfolding.known(0, releases, tasks);
        if (replace && anyAtOnce) {
            auto placed = replace(0, tasks);
            if (!placed)
                return false;
            current = *std::move(placed);
        }
        prepare(current.devices, current.order);
        for (VertexId v : pending)
            missing[v] = 1;
        for (VertexId v : graph.vertices())
            if (missing[v] == 0)
                vertexReady(v);
        startAll();
        return true;
    }

    /// One time point: completions, then arrivals, then starts.
    [[nodiscard]] bool advance()
    {
        for (DeviceId d : startedOn)
            --readyOn[d];
        startedOn.clear();
        successorRank.nextMoment();
        now = events.empty() ? never : events.front().time;
        if (nextPending < pending.size())
            now = std::min(now, releases[pending[nextPending]]);
        bool arrivals = false; // or something becomes known
        while (!events.empty() && events.front().time == now)
            arrivals |= takeInOne();
        for (; nextPending < pending.size() && releases[pending[nextPending]] == now; ++nextPending) {
            inputArrived(pending[nextPending]);
            arrivals = true;
        }
        if (arrivals && unfolding.any())
            known = unfolding.known(now, releases, tasks);
        if (arrivals && replace) {
            auto placed = replace(now, tasks);
            if (!placed)
                return false;
            moveTo(*std::move(placed));
        }
        startAll();
        return true;
    }

    /// Returns whether something may become known.
    bool takeInOne()
    {
        std::pop_heap(events.begin(), events.end(),
                      [](const Event& a, const Event& b) { return a.time > b.time; });
        const Event event = events.back();
        events.pop_back();
        if (event.kind == EventKind::TransferEnd && event.index >= plan.transfers().size()) {
            arrived[event.index] = 1; // nobody waits for it under the present placement
            releaseChannels(event.index);
        } else if (event.kind == EventKind::TaskEnd && unfolding.any()) {
            unfoldingTaskEnded(VertexId{event.index});
            return unfolding.reveals(VertexId{event.index});
        } else {
            takeIn(event);
        }
        return false;
    }

    /// As taskEnded(), but what has no known reader does not set out.
    void unfoldingTaskEnded(VertexId v)
    {
        --remaining;
        releaseSlot(at[v]);
        EdgeId id = graph.firstOutEdge(v);
        for (const Edge& e : graph.outEdges(v)) {
            if (const std::uint32_t x = plan.of(id); x == TransferPlan::none)
                inputArrived(e.to);
            else if (plan.transfers()[x].firstEdge == id && hasKnownReader(x))
                transferReady(x);
            id = EdgeId{id + std::size_t{1}};
        }
    }

    [[nodiscard]] bool hasKnownReader(std::uint32_t transfer) const
    {
        if (!unfolding.any())
            return true;
        for (std::uint32_t e = plan.transfers()[transfer].firstEdge; e != TransferPlan::none;
             e = plan.next(EdgeId{e}))
            if (known[graph.edge(EdgeId{e}).to])
                return true;
        return false;
    }

    [[nodiscard]] bool ended(VertexId v) const { return tasks[v].start != never && tasks[v].end <= now; }

    void moveTo(Placement placement)
    {
        const std::vector<DeviceId> before = std::exchange(current, std::move(placement)).devices;
        at = current.devices;
        keepTransfers();
        findOrderKeys(problem, at, current.order, key);
        shareRoom(); // empties the queues
        readyOn.assign(deviceTotal, 0);
        for (VertexId v : graph.vertices())
            if (tasks[v].start == never)
                waitAgain(v, before[v] != at[v]);
        for (std::uint32_t x = 0; x < plan.transfers().size(); ++x)
            if (transfers[x].start == never && ended(transfers[x].vertex) && hasKnownReader(x)) {
                if (transfers[x].ready == never)
                    transfers[x].ready = now;
                offerTransfer(x);
            }
    }

    /// Makes the transfers of the new placement. Those that have started keep their times; if the new
    /// placement does not need them, they follow after its transfers.
    void keepTransfers()
    {
        std::map<std::pair<TensorId, DeviceId>, std::uint32_t> byTarget;
        for (std::uint32_t i = 0; i < transfers.size(); ++i)
            byTarget.emplace(std::pair(transfers[i].tensor, transfers[i].to), i);
        plan.make(at, level);
        const std::vector<TransferRun> old = std::exchange(transfers, {});
        const std::vector<std::uint8_t> oldArrived = std::exchange(arrived, {});
        std::vector<std::uint32_t> renamed(old.size(), none);
        for (const PlannedTransfer& x : plan.transfers()) {
            const auto found = byTarget.find({x.tensor, x.to});
            // A source that had not started may have moved.
            if (found != byTarget.end() && old[found->second].from == x.from) {
                renamed[found->second] = static_cast<std::uint32_t>(transfers.size());
                transfers.push_back(old[found->second]);
                arrived.push_back(oldArrived[found->second]);
            } else {
                transfers.push_back({x.tensor, x.source, x.from, x.to, never, never, never});
                arrived.push_back(0);
            }
        }
        for (std::uint32_t i = 0; i < old.size(); ++i)
            if (renamed[i] == none && old[i].start != never) {
                renamed[i] = static_cast<std::uint32_t>(transfers.size());
                transfers.push_back(old[i]);
                arrived.push_back(oldArrived[i]);
            }
        for (Event& event : events)
            if (event.kind == EventKind::TransferEnd)
                event.index = renamed[event.index];
    }

    void waitAgain(VertexId v, bool moved)
    {
        tasks[v].device = at[v];
        missing[v] = graph.inEdges(v).empty() && releases[v] > now ? 1 : 0;
        for (EdgeId id : graph.inEdges(v)) {
            const std::uint32_t x = plan.of(id);
            missing[v] += (x == TransferPlan::none ? ended(graph.edge(id).from) : arrived[x] != 0) ? 0U : 1U;
        }
        if (missing[v] > 0) {
            tasks[v].ready = never;
            return;
        }
        if (moved || tasks[v].ready == never)
            tasks[v].ready = now;
        ++readyOn[at[v]];
        offerVertex(v);
    }

    [[nodiscard]] ArrivingRun result()
    {
        ArrivingRun out;
        out.wastedTransfers = transfers.size() - plan.transfers().size();
        transfers.resize(plan.transfers().size(), TransferRun{});
        double makespan = 0;
        for (const TaskRun& task : tasks)
            makespan = std::max(makespan, task.end);
        out.schedule = takeSchedule(makespan);
        out.placement = std::move(current);
        return out;
    }

    Placement current;
    std::span<const double> releases;
    const Replacement& replace;
    const Unfolding& unfolding;
    std::vector<bool> known;       ///< By vertex; empty: all that has arrived.
    std::vector<VertexId> pending; ///< Sources that arrive later, by release time.
    std::size_t nextPending = 0;
    bool anyAtOnce = false; ///< Whether something is there at time 0.
};

} // namespace

bool followsReplacement(const ModelOptions& model)
{
    return model.costModel != CostModel::Placeto && model.costModel != CostModel::Mayer &&
           model.mode == Mode::Asynchronous && model.memory != MemoryRule::Enforce &&
           model.schedule != ChooseTask::Strict && model.schedule != ChooseTask::Msr;
}

std::optional<ArrivingRun> runArriving(const ProblemPtr& problem, Placement placement,
                                       std::span<const double> releases, const Replacement& replace,
                                       const std::stop_token& stop, const Unfolding& unfolding)
{
    return ArrivingLoop(problem, std::move(placement), releases, replace, unfolding).run(stop);
}

bool followsUnfolding(const ModelOptions& model)
{
    return model.schedule == ChooseTask::Fifo || model.schedule == ChooseTask::Given ||
           model.schedule == ChooseTask::Random;
}

} // namespace doppler
