// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/online/online_simulator.h"

#include "core/problem/noise.h"

#include <algorithm>

namespace doppler {

namespace {

class OnlineLoop final : public OnlineView {
public:
    OnlineLoop(ProblemPtr p, OnlinePolicy& by, std::span<const double> times)
        : OnlineView(std::move(p)), problem(*problemValue), graph(problem.graph()), policy(by),
          releases(times), noise(problem.model()), isNoisy(problem.model().noise.any()),
          missing(problem.vertexCount()), tasks(problem.vertexCount()), keys(problem.vertexCount()),
          nextWaiter(graph.edgeCount(), none), queues(problem.deviceCount()),
          pairs(problem.deviceCount() * problem.deviceCount())
    {
        queuesOfChannel.resize(problem.channels().size());
        for (DeviceId from : problem.topology().devices())
            for (DeviceId to : problem.topology().devices())
                for (ChannelId c : problem.route(from, to))
                    queuesOfChannel[c].push_back(pairOf(from, to));
        for (const Channel& channel : problem.channels())
            freeChannels.push_back(channel.capacity);
    }

    std::optional<OnlineRun> run(const std::stop_token& stop)
    {
        for (VertexId v : graph.vertices()) {
            missing[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
            tasks[v] = {v, {}, never, never, never};
            if (missing[v] == 0)
                (releases.empty() || releases[v] <= 0 ? newlyReady : pending).push_back(v);
        }
        std::ranges::stable_sort(pending, {}, [&](VertexId v) { return releases[v]; });
        for (remaining = problem.vertexCount(); remaining > 0;) {
            if (stop.stop_requested())
                return std::nullopt;
            decide();
            startTransfers();
            startTasks();
            takeInEarliest();
        }
        return result();
    }

private:
    struct Event {
        double time;
        std::uint32_t index; ///< A vertex; a transfer is counted from the number of vertices.
        [[nodiscard]] bool operator>(const Event& other) const
        {
            return time != other.time ? time > other.time : index > other.index;
        }
    };
    /// A vertex with all its inputs on its device.
    struct Waiting {
        double key;
        std::uint32_t number; ///< Of its decision.
        VertexId vertex;
        [[nodiscard]] bool operator>(const Waiting& other) const
        {
            return key != other.key ? key > other.key : number > other.number;
        }
    };
    /// Transfers between two devices that wait for channels, in the order of decisions.
    struct PairQueue {
        std::vector<std::uint32_t> list;
        std::size_t head = 0;
        bool isDirty = false;
        [[nodiscard]] bool empty() const { return head == list.size(); }
    };
    [[nodiscard]] std::uint32_t pairOf(DeviceId from, DeviceId to) const
    {
        return from.value * static_cast<std::uint32_t>(problem.deviceCount()) + to.value;
    }

    void schedule(double end, std::uint32_t index)
    {
        events.push_back({end, index});
        std::push_heap(events.begin(), events.end(), std::greater<>());
    }

    void decide()
    {
        std::ranges::sort(newlyReady);
        for (VertexId v : newlyReady)
            policy.ready(*this, v, lastDevice(v));
        undecided += newlyReady.size();
        newlyReady.clear();
        while (undecided > 0) {
            const auto start = policy.next(*this);
            if (!start)
                break;
            assign(*start);
        }
        if (undecided > 0 && events.empty() && decided == startedCount) // else nothing would ever happen
            assignFirst();
    }

    /// The device of the predecessor that ended last.
    [[nodiscard]] DeviceId lastDevice(VertexId v) const
    {
        DeviceId device;
        double last = -1;
        for (EdgeId id : graph.inEdges(v))
            if (const VertexId from = graph.edge(id).from; tasks[from].end > last) {
                last = tasks[from].end;
                device = at[from];
            }
        return device;
    }

    void assignFirst()
    {
        for (VertexId v : graph.vertices())
            if (missing[v] == 0 && !at[v].valid() && (releases.empty() || releases[v] <= time))
                return assign({v, devicesFor(v).front(), 0});
    }

    void assign(const OnlineStart& start)
    {
        const VertexId v = start.vertex;
        if (at[v].valid()) // decided for the policy, which had declined
            return;
        const DeviceId d = start.device;
        at[v] = d;
        tasks[v].device = d;
        keys[v] = {start.key, decided++};
        --undecided;
        ++devices[d].waiting;
        devices[d].waitingSeconds += problem.computeSeconds(v, d);
        if (const int group = problem.colocationGroup(v); group >= 0)
            groupDevice[static_cast<std::size_t>(group)] = d;
        if (memory)
            memory->place(v, d);
        for (EdgeId id : graph.inEdges(v)) {
            const Edge& e = graph.edge(id);
            if (at[e.from] == d)
                continue;
            std::uint32_t x = transferTo(e.tensor, d);
            if (x == none)
                x = request(e, d);
            if (transfers[x].arrived)
                continue;
            nextWaiter[id] = transfers[x].waiter;
            transfers[x].waiter = id;
            ++missing[v];
        }
        if (missing[v] == 0)
            inputsThere(v);
    }

    std::uint32_t request(const Edge& e, DeviceId to)
    {
        const auto x = static_cast<std::uint32_t>(transfers.size());
        const DeviceId from = at[e.from];
        transfers.push_back({e.tensor, from, to, firstTransfer[e.tensor], none, never, never, never, false});
        firstTransfer[e.tensor] = x;
        if (problem.route(from, to).empty()) {
            startTransfer(x);
        } else {
            pairs[pairOf(from, to)].list.push_back(x);
            markDirty(pairOf(from, to));
        }
        return x;
    }

    void markDirty(std::uint32_t pair)
    {
        if (pairs[pair].isDirty || pairs[pair].empty())
            return;
        pairs[pair].isDirty = true;
        dirtyPairs.push_back(pair);
    }

    /// The waiting transfers in the order of decisions, each if all its channels are free.
    void startTransfers()
    {
        candidates.clear();
        for (const std::uint32_t pair : dirtyPairs) {
            pairs[pair].isDirty = false;
            addCandidate(pair);
        }
        dirtyPairs.clear();
        while (!candidates.empty()) {
            std::pop_heap(candidates.begin(), candidates.end(), std::greater<>());
            const auto [x, pair] = candidates.back();
            candidates.pop_back();
            const auto route = problem.route(transfers[x].from, transfers[x].to);
            if (!std::ranges::all_of(route, [&](ChannelId c) { return freeChannels[c] > 0; }))
                continue; // marked again when a channel is released
            for (ChannelId c : route)
                --freeChannels[c];
            ++pairs[pair].head;
            startTransfer(x);
            addCandidate(pair);
        }
    }
    void addCandidate(std::uint32_t pair)
    {
        if (pairs[pair].empty())
            return;
        candidates.emplace_back(pairs[pair].list[pairs[pair].head], pair);
        std::push_heap(candidates.begin(), candidates.end(), std::greater<>());
    }

    void startTransfer(std::uint32_t x)
    {
        Transfer& transfer = transfers[x];
        const double seconds = problem.transferSeconds(transfer.tensor, transfer.from, transfer.to);
        transfer.start = time;
        transfer.expectedEnd = time + seconds;
        transfer.end = time + (isNoisy ? seconds * noise.transfer(transfer.tensor, transfer.to) : seconds);
        schedule(transfer.end, static_cast<std::uint32_t>(problem.vertexCount()) + x);
    }

    void inputsThere(VertexId v)
    {
        tasks[v].ready = time;
        std::vector<Waiting>& queue = queues[at[v]];
        queue.push_back({keys[v].key, keys[v].number, v});
        std::push_heap(queue.begin(), queue.end(), std::greater<>());
    }

    void startTasks()
    {
        for (DeviceId d : problem.topology().devices()) {
            std::vector<Waiting>& queue = queues[d];
            while (!queue.empty() && devices[d].freeSlots > 0) {
                std::pop_heap(queue.begin(), queue.end(), std::greater<>());
                const VertexId v = queue.back().vertex;
                queue.pop_back();
                startTask(v, devices[d]);
            }
        }
    }

    void startTask(VertexId v, DeviceState& device)
    {
        const double seconds = problem.computeSeconds(v, at[v]);
        ++startedCount;
        --device.freeSlots;
        // Sums start again at 0, so that rounding does not add up.
        device.waitingSeconds = --device.waiting == 0 ? 0 : device.waitingSeconds - seconds;
        device.running += 1;
        device.expectedEnds += time + seconds;
        tasks[v].start = time;
        tasks[v].end = time + (isNoisy ? seconds * noise.compute(v) : seconds);
        schedule(tasks[v].end, v);
    }

    void takeInEarliest()
    {
        if (events.empty() && nextPending == pending.size())
            return;
        time = events.empty() ? never : events.front().time;
        if (nextPending < pending.size())
            time = std::min(time, releases[pending[nextPending]]);
        for (; nextPending < pending.size() && releases[pending[nextPending]] == time; ++nextPending)
            newlyReady.push_back(pending[nextPending]);
        while (!events.empty() && events.front().time == time) {
            std::pop_heap(events.begin(), events.end(), std::greater<>());
            const std::uint32_t index = events.back().index;
            events.pop_back();
            if (index < problem.vertexCount())
                taskEnded(VertexId{index});
            else
                transferEnded(index - static_cast<std::uint32_t>(problem.vertexCount()));
        }
    }

    void taskEnded(VertexId v)
    {
        --remaining;
        DeviceState& device = devices[at[v]];
        ++device.freeSlots;
        device.running -= 1;
        device.expectedEnds = device.running == 0
                                  ? 0
                                  : device.expectedEnds - (tasks[v].start + problem.computeSeconds(v, at[v]));
        for (const Edge& e : graph.outEdges(v))
            if (--missing[e.to] == 0)
                newlyReady.push_back(e.to);
    }

    void transferEnded(std::uint32_t x)
    {
        transfers[x].arrived = true;
        for (ChannelId c : problem.route(transfers[x].from, transfers[x].to)) {
            ++freeChannels[c];
            for (const std::uint32_t pair : queuesOfChannel[c])
                markDirty(pair);
        }
        for (std::uint32_t e = transfers[x].waiter; e != none; e = nextWaiter[e])
            if (const VertexId v = graph.edge(EdgeId{e}).to; --missing[v] == 0)
                inputsThere(v);
    }

    [[nodiscard]] OnlineRun result()
    {
        OnlineRun out;
        out.placement.devices = at;
        for (VertexId v : graph.topologicalOrder())
            out.placement.order.push_back(v);
        std::ranges::stable_sort(out.placement.order,
                                 [&](VertexId a, VertexId b) { return tasks[a].start < tasks[b].start; });
        for (VertexId v : graph.vertices()) {
            out.schedule.makespan = std::max(out.schedule.makespan, tasks[v].end);
            for (const Edge& e : graph.outEdges(v)) {
                const std::uint32_t x = at[e.to] == at[v] ? none : transferTo(e.tensor, at[e.to]);
                if (x == none || !transfers[x].arrived)
                    continue;
                transfers[x].arrived = false; // listed
                out.schedule.transfers.push_back(
                    {e.tensor, v, at[v], at[e.to], tasks[v].end, transfers[x].start, transfers[x].end});
            }
        }
        out.schedule.tasks = std::move(tasks);
        return out;
    }

    struct DecisionKey {
        double key = 0;
        std::uint32_t number = 0;
    };

    const Problem& problem;
    const DataflowGraph& graph;
    OnlinePolicy& policy;
    std::span<const double> releases; ///< By vertex; empty: everything is there at time 0.
    std::vector<VertexId> pending;    ///< Sources that arrive later, by release time.
    std::size_t nextPending = 0;
    NoiseSource noise;
    bool isNoisy;
    std::vector<std::uint32_t> missing; ///< By vertex: predecessors, then, once it is decided, inputs.
    std::vector<TaskRun> tasks;
    std::vector<DecisionKey> keys;
    std::vector<std::uint32_t> nextWaiter;    ///< By edge.
    std::vector<std::vector<Waiting>> queues; ///< By device: heaps.
    std::vector<PairQueue> pairs;             ///< By directed pair.
    std::vector<std::uint32_t> dirtyPairs;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> candidates; ///< Transfer and pair; a heap.
    std::vector<std::vector<std::uint32_t>> queuesOfChannel;
    std::vector<std::uint32_t> freeChannels;
    std::vector<Event> events;
    std::vector<VertexId> newlyReady;
    std::size_t undecided = 0; ///< Ready vertices that the policy has not decided.
    std::size_t remaining = 0;
    std::uint32_t decided = 0;
    std::uint32_t startedCount = 0;
};

} // namespace

bool followsOnline(const ModelOptions& model)
{
    return model.costModel != CostModel::Placeto && model.costModel != CostModel::Mayer &&
           model.mode == Mode::Asynchronous && model.memory != MemoryRule::Enforce;
}

std::optional<OnlineRun> runOnline(const ProblemPtr& problem, OnlinePolicy& policy,
                                   const std::stop_token& stop, std::span<const double> releases)
{
    return OnlineLoop(problem, policy, releases).run(stop);
}

} // namespace doppler
