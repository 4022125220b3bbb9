// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/online/online_progress.h"

#include <algorithm>

namespace doppler {

OnlineProgress::OnlineProgress(ProblemPtr p, OnlinePolicy& by, std::span<const double> times)
    : OnlineView(std::move(p)), problem(*problemValue), graph(problem.graph()), tasks(problem.vertexCount()),
      policy(by), releases(times), missing(problem.vertexCount()), keys(problem.vertexCount()),
      nextWaiter(graph.edgeCount(), none), queues(problem.deviceCount()),
      pairs(problem.deviceCount() * problem.deviceCount()), remaining(problem.vertexCount())
{
    queuesOfChannel.resize(problem.channels().size());
    for (DeviceId from : problem.topology().devices())
        for (DeviceId to : problem.topology().devices())
            for (ChannelId c : problem.route(from, to))
                queuesOfChannel[c].push_back(pairOf(from, to));
    for (const Channel& channel : problem.channels())
        freeChannels.push_back(channel.capacity);
    for (VertexId v : graph.vertices()) {
        missing[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
        tasks[v] = {v, {}, never, never, never};
        if (missing[v] == 0)
            (releases.empty() || releases[v] <= 0 ? newlyReady : pending).push_back(v);
    }
    std::ranges::stable_sort(pending, {}, [&](VertexId v) { return releases[v]; });
}

double OnlineProgress::nextRelease() const
{
    return nextPending < pending.size() ? releases[pending[nextPending]] : never;
}

void OnlineProgress::advance(double now)
{
    time = now;
    for (; nextPending < pending.size() && releases[pending[nextPending]] == time; ++nextPending)
        newlyReady.push_back(pending[nextPending]);
}

void OnlineProgress::settle()
{
    decide();
    startTransfers();
    startTasks();
}

void OnlineProgress::decide()
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
    if (undecided > 0 && inFlight == 0 && decided == startedCount) // else nothing would ever happen
        assignFirst();
}

/// The device of the predecessor that ended last.
DeviceId OnlineProgress::lastDevice(VertexId v) const
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

void OnlineProgress::assignFirst()
{
    for (VertexId v : graph.vertices())
        if (missing[v] == 0 && !at[v].valid() && (releases.empty() || releases[v] <= time))
            return assign({v, devicesFor(v).front(), 0});
}

void OnlineProgress::assign(const OnlineStart& start)
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

std::uint32_t OnlineProgress::request(const Edge& e, DeviceId to)
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

void OnlineProgress::markDirty(std::uint32_t pair)
{
    if (pairs[pair].isDirty || pairs[pair].empty())
        return;
    pairs[pair].isDirty = true;
    dirtyPairs.push_back(pair);
}

/// The waiting transfers in the order of decisions, each if all its channels are free.
void OnlineProgress::startTransfers()
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
void OnlineProgress::addCandidate(std::uint32_t pair)
{
    if (pairs[pair].empty())
        return;
    candidates.emplace_back(pairs[pair].list[pairs[pair].head], pair);
    std::push_heap(candidates.begin(), candidates.end(), std::greater<>());
}

void OnlineProgress::startTransfer(std::uint32_t x)
{
    Transfer& transfer = transfers[x];
    transfer.start = time;
    transfer.expectedEnd = time + problem.transferSeconds(transfer.tensor, transfer.from, transfer.to);
    ++inFlight;
    transferStarts(x);
}

void OnlineProgress::inputsThere(VertexId v)
{
    tasks[v].ready = time;
    std::vector<Waiting>& queue = queues[at[v]];
    queue.push_back({keys[v].key, keys[v].number, v});
    std::push_heap(queue.begin(), queue.end(), std::greater<>());
}

void OnlineProgress::startTasks()
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

void OnlineProgress::startTask(VertexId v, DeviceState& device)
{
    const double seconds = problem.computeSeconds(v, at[v]);
    ++startedCount;
    --device.freeSlots;
    // Sums start again at 0, so that rounding does not add up.
    device.waitingSeconds = --device.waiting == 0 ? 0 : device.waitingSeconds - seconds;
    device.running += 1;
    expectedEnd[v] = time + seconds;
    device.expectedEnds += expectedEnd[v];
    tasks[v].start = time;
    ++inFlight;
    taskStarts(v);
}

void OnlineProgress::taskEnded(VertexId v)
{
    --remaining;
    --inFlight;
    tasks[v].end = time;
    DeviceState& device = devices[at[v]];
    ++device.freeSlots;
    device.running -= 1;
    device.expectedEnds = device.running == 0 ? 0 : device.expectedEnds - expectedEnd[v];
    expectedEnd[v] = -never;
    for (const Edge& e : graph.outEdges(v))
        if (--missing[e.to] == 0)
            newlyReady.push_back(e.to);
}

void OnlineProgress::transferEnded(std::uint32_t x)
{
    --inFlight;
    transfers[x].arrived = true;
    transfers[x].end = time;
    for (ChannelId c : problem.route(transfers[x].from, transfers[x].to)) {
        ++freeChannels[c];
        for (const std::uint32_t pair : queuesOfChannel[c])
            markDirty(pair);
    }
    for (std::uint32_t e = transfers[x].waiter; e != none; e = nextWaiter[e])
        if (const VertexId v = graph.edge(EdgeId{e}).to; --missing[v] == 0)
            inputsThere(v);
}

OnlineRun OnlineProgress::result()
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

} // namespace doppler
