// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/arrays/ready_queue.h"
#include "core/sim/arrays/slot_tree.h"
#include "core/sim/placed_graph.h"
#include "core/sim/shared_routes.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <span>

namespace doppler {

/// The interface through which a run reports; this one ignores everything. A task or transfer is one number,
/// see EventLoop::itemOf*. `by` is the item whose end made it ready or freed its slot.
struct NoRecord {
    /// Whether it needs reports of transfers where these cost time.
    static constexpr bool ofTransfers = false;
    void taskReady(VertexId, double /*now*/, std::uint32_t /*by*/) {}
    void taskStarted(VertexId, double /*start*/, double /*end*/, std::uint32_t /*by*/) {}
    void transferReady(std::uint32_t /*position*/, double /*now*/) {}
    void transferStarted(std::uint32_t /*position*/, double /*start*/, double /*end*/, std::uint32_t /*by*/)
    {
    }
    /// Called between two times; true ends the run.
    [[nodiscard]] bool wantsToStop() { return false; }
};

/// Algorithm 1 of the execution model for asynchronous models whose order of choice does not change during
/// the run. Reuses its memory. Each time is one batch of steps: first all completions, then all starts.
class EventLoop {
public:
    enum class Rule { Fifo, Keyed, Strict };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    EventLoop(const Problem& problem, const Resources& resources, const PlacedGraph& graph,
              Rule rule = Rule::Fifo);

    /// Collects the items that are ready at time 0. Rules that need them read `key` (by vertex) and `order`.
    void begin(std::span<const double> key = {}, std::span<const VertexId> order = {});
    /// Runs until everything has ended and returns the makespan. Returns infinity as soon as the makespan is
    /// known to exceed the limit, or if the record requests a stop.
    template <class Record>
    double run(double limit, Record& record);

    [[nodiscard]] double now() const { return time; }
    static constexpr bool countsTransfers = true; ///< Whether transfers count among the finished items.
    [[nodiscard]] std::size_t itemsDone() const { return done; }
    [[nodiscard]] std::uint32_t itemOf(VertexId v) const { return v.value; }
    [[nodiscard]] std::uint32_t itemOfTransfer(std::uint32_t position) const { return taskTotal + position; }
    /// Whether the record receives the item that occupied a resource before the one that waited for it.
    [[nodiscard]] bool knowsHolders() const { return resources.groupTotal == 0 && !anyWide; }

    /// Everything that changes during a fifo run, between two times.
    struct Snapshot {
        double time = 0;
        std::size_t done = 0;
        std::size_t tasksDone = 0;
        std::vector<std::uint32_t> missing;
        FifoQueues::Saved waiting;
        std::vector<std::uint32_t> running;
        std::vector<std::uint32_t> idle;
        std::vector<std::uint32_t> freeSlots;
        SlotTree::Saved slotEnds;
        std::vector<EventQueue::Event> events;
        std::vector<std::uint32_t> freeChannels;
        std::vector<double> readySince;
    };
    /// Reserves memory, so that saving needs none at any time.
    void reserve(Snapshot& out) const;
    void save(Snapshot& out);
    void restore(const Snapshot& in);

private:
    /// Resources with more slots than this use the heap, because the tree is for few slots.
    static constexpr std::uint32_t mostSlots = 16;
    static constexpr double never = std::numeric_limits<double>::infinity();
    struct Slots {
        std::uint32_t first = 0; ///< none: the resource has many slots, and its items are in the heap.
        std::uint32_t count = 0;
    };
    struct ReadyTask {
        std::uint32_t vertex;
        std::uint32_t by;
    };

    template <Rule rule, bool exclusive, class Record>
    double loop(double limit, Record& record);
    template <bool exclusive>
    void takeIn();
    void takeInFromHeap();
    void clearMoment();
    void makeRoom();
    void orderByDevice(std::span<const VertexId> order);
    void finish(std::uint32_t item);
    void arrive(VertexId v, std::uint32_t by)
    {
        readyTasks[readyTaskTotal] = {v.value, by};
        readyTaskTotal += static_cast<std::size_t>(--missing[v] == 0);
    }
    void sortBatch();
    template <Rule rule, bool exclusive, class Record>
    void startAll(Record& record);
    template <bool exclusive, class Record>
    void startFifo(Record& record);
    template <Rule rule, bool exclusive, class Record>
    void startTogether(Record& record);
    /// The key that orders ready items: the current time or the rule's key.
    template <Rule rule>
    [[nodiscard]] double orderOf(VertexId v) const
    {
        return rule == Rule::Fifo ? time : key[v];
    }
    template <Rule rule>
    void offer(std::uint32_t queue, double order, std::uint32_t item)
    {
        if constexpr (rule == Rule::Fifo)
            fifo.push(queue, order, item);
        else
            keyed.push(queue, order, item);
    }
    template <Rule rule, bool exclusive, class Record>
    void startWaiting(std::uint32_t resource, Record& record);
    template <Rule rule, class Record>
    void startShared(Record& record);
    template <bool exclusive, class Record>
    void startTask(std::uint32_t d, std::uint32_t v, Record& record);
    template <bool exclusive, class Record>
    void startTransfer(std::uint32_t resource, std::uint32_t position, Record& record);
    template <bool exclusive>
    std::uint32_t occupy(std::uint32_t resource, double end, std::uint32_t item);
    /// Starts or queues a transfer that needs no slot of its own. Returns false if it needs one.
    template <Rule rule, class Record>
    bool tookWithoutSlot(std::uint32_t position, double order, Record& record);
    template <Rule rule>
    [[nodiscard]] bool nothingWaits(std::uint32_t queue) const
    {
        if constexpr (rule == Rule::Fifo)
            return fifo.empty(queue);
        else
            return keyed.empty(queue);
    }
    template <Rule rule>
    [[nodiscard]] std::uint32_t firstOf(std::uint32_t queue)
    {
        if constexpr (rule == Rule::Fifo)
            return fifo.top(queue);
        else
            return keyed.top(queue);
    }
    template <Rule rule>
    std::uint32_t takeFirst(std::uint32_t queue)
    {
        const std::uint32_t item = firstOf<rule>(queue);
        if constexpr (rule == Rule::Fifo)
            fifo.pop(queue);
        else
            keyed.pop(queue);
        return item;
    }

    const Problem& problem;
    const Resources& resources;
    const PlacedGraph& graph;
    Rule rule;
    std::uint32_t taskTotal;
    std::uint32_t resourceTotal;           ///< Queues of shared routes are numbered from here.
    std::vector<Slots> slots;              ///< By resource.
    std::vector<std::uint32_t> resourceOf; ///< By slot.
    bool anyWide = false;
    std::span<const double> key;
    std::vector<VertexId> deviceOrder; ///< Strict: the vertices of every device in order, device by device.
    std::vector<std::uint32_t> nextInOrder;
    std::vector<std::uint32_t> endOfOrder;

    double time = 0;
    std::size_t done = 0;
    std::size_t tasksDone = 0;
    std::vector<std::uint32_t> missing;   ///< By vertex: number of missing inputs.
    std::vector<std::uint32_t> idle;      ///< By resource: number of free slots.
    std::vector<std::uint32_t> freeSlots; ///< The free slots of each resource, from slots[r].first.
    std::vector<std::uint32_t> running;   ///< By slot: the item that started last.
    SlotTree tree;
    EventQueue events;
    FifoQueues fifo; ///< Queues of items, by resource, then by shared route.
    KeyedQueues keyed;
    std::vector<std::uint32_t> room; ///< By queue: the largest number of waiting items.
    SharedRoutes routes;
    /// Fifo with shared routes, by vertex: the time at which it had something to send.
    std::vector<double> readySince;

    // For the current time: buffers with room for everything, and how much of each is used.
    bool timeStands = false; ///< Whether the time equals that of the previous batch.
    std::vector<ReadyTask> readyTasks;
    std::size_t readyTaskTotal = 0;
    std::vector<std::uint32_t> readyTransfers;
    std::size_t readyTransferTotal = 0;
    std::size_t tasksEnded = 0;
    std::vector<std::uint32_t> freed; ///< Resources.
    std::size_t freedTotal = 0;
};

template <class Record>
double EventLoop::run(double limit, Record& record)
{
    const bool exclusive = resources.exclusive;
    switch (rule) {
    case Rule::Fifo:
        return exclusive ? loop<Rule::Fifo, true>(limit, record) : loop<Rule::Fifo, false>(limit, record);
    case Rule::Keyed:
        return exclusive ? loop<Rule::Keyed, true>(limit, record) : loop<Rule::Keyed, false>(limit, record);
    case Rule::Strict:
        break;
    }
    return exclusive ? loop<Rule::Strict, true>(limit, record) : loop<Rule::Strict, false>(limit, record);
}

template <EventLoop::Rule rule, bool exclusive, class Record>
double EventLoop::loop(double limit, Record& record)
{
    for (;;) {
        startAll<rule, exclusive>(record);
        if (record.wantsToStop())
            return never;
        const double next = exclusive ? tree.firstEnd() : std::min(tree.firstEnd(), events.firstEnd());
        if (next == never) {
            assert(tasksDone == taskTotal && "the placement was not validated");
            return tasksDone == taskTotal ? time : never;
        }
        if (next > limit)
            return never;
        timeStands = next == time;
        time = next;
        takeIn<exclusive>();
    }
}

/// Applies all completions at this time.
template <bool exclusive>
void EventLoop::takeIn()
{
    while (tree.firstEnd() == time) {
        const std::uint32_t slot = tree.firstSlot();
        tree.release(slot);
        const std::uint32_t resource = exclusive ? slot : resourceOf[slot];
        freed[freedTotal++] = resource;
        if constexpr (exclusive)
            idle[resource] = 1;
        else
            freeSlots[slots[resource].first + idle[resource]++] = slot;
        finish(running[slot]);
    }
    if constexpr (!exclusive)
        takeInFromHeap();
}

inline void EventLoop::finish(std::uint32_t item)
{
    ++done;
    if (item >= taskTotal) {
        const std::uint32_t position = item - taskTotal;
        const std::uint32_t end = graph.transfer(position).end;
        for (std::uint32_t i = position; i < end; ++i)
            arrive(graph.target(i), item);
        return;
    }
    ++tasksEnded;
    const VertexId v{item};
    const std::uint32_t firstTransfer = graph.firstTransfer(v);
    const std::uint32_t end = graph.endOfOutputs(v);
    for (std::uint32_t i = graph.firstOutput(v); i < firstTransfer; ++i)
        arrive(graph.target(i), item);
    for (std::uint32_t i = firstTransfer; i < end; i = graph.transfer(i).end)
        readyTransfers[readyTransferTotal++] = i;
}

template <EventLoop::Rule rule, bool exclusive, class Record>
void EventLoop::startAll(Record& record)
{
    if (readyTaskTotal > 1 || tasksEnded > 1)
        sortBatch();
    if constexpr (rule == Rule::Fifo)
        startFifo<exclusive>(record);
    else
        startTogether<rule, exclusive>(record);
    if constexpr (!exclusive)
        if (routes.anyAwake())
            startShared<rule>(record);
    freedTotal = 0;
    readyTaskTotal = 0;
    readyTransferTotal = 0;
    tasksDone += tasksEnded;
    tasksEnded = 0;
}

/// Items that waited come before those that have just become ready, which then start without a queue.
/// Exception: if something took no time, a waiting item may have become ready at this very time.
template <bool exclusive, class Record>
void EventLoop::startFifo(Record& record)
{
    if (timeStands) {
        startTogether<Rule::Fifo, exclusive>(record);
        return;
    }
    for (const std::uint32_t resource : std::span(freed.data(), freedTotal))
        startWaiting<Rule::Fifo, exclusive>(resource, record);
    for (std::size_t i = 0; i < readyTaskTotal; ++i) {
        const auto [v, by] = readyTasks[i];
        const std::uint32_t d = graph.device(VertexId{v});
        record.taskReady(VertexId{v}, time, by);
        if (idle[d] > 0)
            startTask<exclusive>(d, v, record);
        else
            fifo.push(d, time, v);
    }
    for (const std::uint32_t position : std::span(readyTransfers.data(), readyTransferTotal)) {
        record.transferReady(position, time);
        if constexpr (!exclusive)
            if (tookWithoutSlot<Rule::Fifo>(position, time, record))
                continue;
        const std::uint32_t resource = graph.transfer(position).resource;
        if (idle[resource] > 0)
            startTransfer<exclusive>(resource, position, record);
        else
            fifo.push(resource, time, taskTotal + position);
    }
}

/// All ready items go through the queues.
template <EventLoop::Rule rule, bool exclusive, class Record>
void EventLoop::startTogether(Record& record)
{
    for (std::size_t i = 0; i < readyTaskTotal; ++i) {
        const auto [v, by] = readyTasks[i];
        const std::uint32_t d = graph.device(VertexId{v});
        record.taskReady(VertexId{v}, time, by);
        if constexpr (rule != Rule::Strict)
            offer<rule>(d, orderOf<rule>(VertexId{v}), v);
        freed[freedTotal++] = d;
    }
    for (const std::uint32_t position : std::span(readyTransfers.data(), readyTransferTotal)) {
        record.transferReady(position, time);
        const double order = orderOf<rule>(graph.source(position));
        if constexpr (!exclusive)
            if (tookWithoutSlot<rule>(position, order, record))
                continue;
        const std::uint32_t resource = graph.transfer(position).resource;
        offer<rule>(resource, order, taskTotal + position);
        freed[freedTotal++] = resource;
    }
    for (const std::uint32_t resource : std::span(freed.data(), freedTotal))
        startWaiting<rule, exclusive>(resource, record);
}

template <EventLoop::Rule rule, bool exclusive, class Record>
void EventLoop::startWaiting(std::uint32_t resource, Record& record)
{
    while (idle[resource] > 0) {
        std::uint32_t item = none;
        if (rule == Rule::Strict && resource < resources.deviceTotal) {
            if (nextInOrder[resource] == endOfOrder[resource] ||
                missing[deviceOrder[nextInOrder[resource]]] != 0)
                return;
            item = deviceOrder[nextInOrder[resource]++];
        } else {
            if (nothingWaits<rule>(resource))
                return;
            item = takeFirst<rule>(resource);
        }
        if (item < taskTotal)
            startTask<exclusive>(resource, item, record);
        else
            startTransfer<exclusive>(resource, item - taskTotal, record);
        if constexpr (exclusive)
            return;
    }
}

/// Occupies a slot of the resource until `end`. Returns the item that occupied it before, if known.
template <bool exclusive>
std::uint32_t EventLoop::occupy(std::uint32_t resource, double end, std::uint32_t item)
{
    std::uint32_t slot = resource;
    if constexpr (exclusive) {
        idle[resource] = 0;
    } else {
        --idle[resource];
        if (slots[resource].first == none) {
            events.push(end, item);
            return none;
        }
        slot = freeSlots[slots[resource].first + idle[resource]];
    }
    tree.occupy(slot, end);
    const std::uint32_t before = running[slot];
    running[slot] = item;
    return before;
}

template <bool exclusive, class Record>
void EventLoop::startTask(std::uint32_t d, std::uint32_t v, Record& record)
{
    const double end = time + graph.seconds(VertexId{v});
    const std::uint32_t by = occupy<exclusive>(d, end, v);
    record.taskStarted(VertexId{v}, time, end, by);
}

template <bool exclusive, class Record>
void EventLoop::startTransfer(std::uint32_t resource, std::uint32_t position, Record& record)
{
    const double end = time + graph.transfer(position).seconds;
    const std::uint32_t by = occupy<exclusive>(resource, end, taskTotal + position);
    record.transferStarted(position, time, end, by);
}

template <EventLoop::Rule rule, class Record>
bool EventLoop::tookWithoutSlot(std::uint32_t position, double order, Record& record)
{
    const PlacedGraph::Transfer& transfer = graph.transfer(position);
    if (transfer.resource == Resources::unlimited) {
        const double end = time + transfer.seconds;
        events.push(end, taskTotal + position);
        record.transferStarted(position, time, end, none);
        return true;
    }
    if (transfer.resource < resourceTotal)
        return false;
    if (nothingWaits<rule>(transfer.resource))
        routes.wake(transfer.resource - resourceTotal);
    if constexpr (rule == Rule::Fifo)
        readySince[graph.source(position)] = order;
    offer<rule>(transfer.resource, order, taskTotal + position);
    return true;
}

/// Starts what can start on routes that share channels.
template <EventLoop::Rule rule, class Record>
void EventLoop::startShared(Record& record)
{
    const auto first = [&](std::uint32_t route) {
        const std::uint32_t item = firstOf<rule>(resourceTotal + route);
        const VertexId source = graph.source(item - taskTotal);
        return SharedRoutes::First{rule == Rule::Fifo ? readySince[source] : key[source], item, route};
    };
    const auto start = [&](std::uint32_t route) {
        const std::uint32_t item = takeFirst<rule>(resourceTotal + route);
        const std::uint32_t position = item - taskTotal;
        const double end = time + graph.transfer(position).seconds;
        events.push(end, item);
        record.transferStarted(position, time, end, none);
        return !nothingWaits<rule>(resourceTotal + route);
    };
    routes.startAll(first, start);
}

} // namespace doppler
