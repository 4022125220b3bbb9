// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/event_loop.h"

#include <algorithm>

namespace doppler {

EventLoop::EventLoop(const Problem& p, const Resources& r, const PlacedGraph& g, Rule ruleOfChoice)
    : problem(p), resources(r), graph(g), rule(ruleOfChoice),
      taskTotal(static_cast<std::uint32_t>(p.vertexCount())),
      resourceTotal(static_cast<std::uint32_t>(r.capacity.size())), routes(p, r)
{
    for (std::uint32_t resource = 0; resource < resources.capacity.size(); ++resource) {
        const std::uint32_t capacity = resources.capacity[resource];
        if (capacity > mostSlots) {
            slots.push_back({none, 0});
            anyWide = true;
            continue;
        }
        slots.push_back({static_cast<std::uint32_t>(resourceOf.size()), capacity});
        resourceOf.insert(resourceOf.end(), capacity, resource);
    }
    tree.resize(resourceOf.size());
    running.resize(resourceOf.size());
    freeSlots.resize(resourceOf.size());
    idle.resize(resources.capacity.size());
    missing.resize(taskTotal);
    readyTasks.resize(taskTotal + std::size_t{1}); // arrive() writes one entry ahead
    readyTransfers.resize(problem.graph().edgeCount());
    freed.resize(2 * (std::size_t{taskTotal} + problem.graph().edgeCount())); // ended, or offered something
    const std::size_t queues = resourceTotal + resources.sharedRoutes.size();
    if (rule == Rule::Fifo)
        fifo.resize(queues, taskTotal + problem.graph().edgeCount());
    else
        keyed.resize(queues, taskTotal + problem.graph().edgeCount());
    room.resize(queues);
    if (rule == Rule::Fifo && queues > resourceTotal)
        readySince.resize(taskTotal);
    // Memory that is never written to costs nothing.
    events.reserve(taskTotal + problem.graph().edgeCount());
}

void EventLoop::begin(std::span<const double> keys, std::span<const VertexId> order)
{
    key = keys;
    time = 0;
    done = 0;
    tasksDone = 0;
    const auto counts = graph.inputCounts();
    std::copy(counts.begin(), counts.end(), missing.begin());
    std::copy(resources.capacity.begin(), resources.capacity.end(), idle.begin());
    for (std::uint32_t slot = 0; slot < freeSlots.size(); ++slot)
        freeSlots[slot] = slot;
    std::fill(running.begin(), running.end(), none);
    tree.clear();
    events.clear();
    fifo.clear();
    if (rule != Rule::Fifo)
        makeRoom();
    routes.begin();
    if (rule == Rule::Strict)
        orderByDevice(order);
    clearMoment();
    for (VertexId v : problem.graph().vertices())
        if (counts[v] == 0)
            readyTasks[readyTaskTotal++] = {v.value, none};
}

void EventLoop::clearMoment()
{
    timeStands = false;
    freedTotal = 0;
    readyTaskTotal = 0;
    readyTransferTotal = 0;
    tasksEnded = 0;
}

/// As much for every queue as it will see.
void EventLoop::makeRoom()
{
    std::fill(room.begin(), room.end(), 0U);
    for (VertexId v : problem.graph().vertices()) {
        ++room[graph.device(v)];
        for (std::uint32_t x = graph.firstTransfer(v); x < graph.endOfOutputs(v); x = graph.transfer(x).end)
            if (const std::uint32_t resource = graph.transfer(x).resource; resource < room.size())
                ++room[resource];
    }
    keyed.clear(room);
}

void EventLoop::orderByDevice(std::span<const VertexId> order)
{
    endOfOrder.assign(resources.deviceTotal, 0);
    for (VertexId v : order)
        ++endOfOrder[graph.device(v)];
    nextInOrder.resize(resources.deviceTotal);
    std::uint32_t begin = 0;
    for (std::size_t d = 0; d < resources.deviceTotal; ++d) {
        nextInOrder[d] = begin;
        begin += endOfOrder[d];
        endOfOrder[d] = nextInOrder[d];
    }
    deviceOrder.resize(taskTotal);
    for (VertexId v : order)
        deviceOrder[endOfOrder[graph.device(v)]++] = v;
}

/// Ties go to lower ids; what one task makes ready is in the order of its edges.
void EventLoop::sortBatch()
{
    if (readyTaskTotal > 1)
        std::sort(readyTasks.begin(), readyTasks.begin() + static_cast<std::ptrdiff_t>(readyTaskTotal),
                  [](const ReadyTask& a, const ReadyTask& b) { return a.vertex < b.vertex; });
    if (tasksEnded > 1)
        std::sort(readyTransfers.begin(),
                  readyTransfers.begin() + static_cast<std::ptrdiff_t>(readyTransferTotal));
}

/// What runs without a slot of the tree.
void EventLoop::takeInFromHeap()
{
    while (events.firstEnd() == time) {
        const std::uint32_t item = events.pop();
        finish(item);
        const std::uint32_t resource =
            item < taskTotal ? graph.device(VertexId{item}).value : graph.transfer(item - taskTotal).resource;
        if (resource == Resources::unlimited)
            continue;
        if (resource < resourceTotal) {
            ++idle[resource];
            freed[freedTotal++] = resource;
        } else {
            routes.release(resource - resourceTotal);
        }
    }
}

void EventLoop::reserve(Snapshot& out) const
{
    out.missing.reserve(missing.size());
    out.running.reserve(running.size());
    out.idle.reserve(idle.size());
    out.freeSlots.reserve(freeSlots.size());
    tree.reserve(out.slotEnds);
    fifo.reserve(out.waiting);
    out.events.reserve(taskTotal + problem.graph().edgeCount());
    out.freeChannels.reserve(routes.freeSlots().size());
    out.readySince.reserve(readySince.size());
}

void EventLoop::save(Snapshot& out)
{
    out.time = time;
    out.done = done;
    out.tasksDone = tasksDone;
    out.missing = missing;
    out.running = running;
    out.idle = idle;
    out.freeSlots = freeSlots;
    tree.save(out.slotEnds);
    fifo.save(out.waiting);
    out.events = events.events();
    out.freeChannels = routes.freeSlots();
    out.readySince = readySince;
}

void EventLoop::restore(const Snapshot& in)
{
    time = in.time;
    done = in.done;
    tasksDone = in.tasksDone;
    missing = in.missing;
    running = in.running;
    idle = in.idle;
    freeSlots = in.freeSlots;
    tree.restore(in.slotEnds);
    fifo.restore(in.waiting);
    events.restore(in.events);
    routes.restore(in.freeChannels, [&](std::uint32_t route) { return !fifo.empty(resourceTotal + route); });
    readySince = in.readySince;
    clearMoment();
}

} // namespace doppler
