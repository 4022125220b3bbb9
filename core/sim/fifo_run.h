// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/event_loop.h"

#include <cassert>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// Runs the most frequent model, first in first out with one slot for every device and channel, with the same
/// results as EventLoop in fewer steps. Transfers leave a channel in the order in which they become ready, so
/// their starts and ends are known as soon as their source ends. The time at which a task becomes ready is
/// therefore known in advance, and the only events are ends of tasks and choices of devices.
///
/// Requires that everything takes time: items without duration are ordered by rounds at one time, which
/// cannot be known in advance.
class FifoRun {
public:
    static constexpr std::uint32_t none = EventLoop::none;

    /// Whether FifoRun supports the problem; its results then equal EventLoop's to the bit.
    static bool possible(const Problem& problem, const Resources& resources);

    FifoRun(const Problem& problem, const Resources& resources, const PlacedGraph& graph);

    /// Collects the tasks that are ready at time 0.
    void begin();
    /// Runs until everything has ended and returns the makespan. Returns infinity as soon as the makespan is
    /// known to exceed the limit, or if the record requests a stop. The record (see EventLoop) receives only
    /// starts; those of transfers only if Record::ofTransfers, at the end of their source.
    template <class Record>
    double run(double limit, Record& record);

    [[nodiscard]] double now() const { return time; }
    static constexpr bool countsTransfers = false;
    [[nodiscard]] std::size_t itemsDone() const { return done; }
    [[nodiscard]] std::uint32_t itemOfTransfer(std::uint32_t position) const { return taskTotal + position; }
    [[nodiscard]] static constexpr bool knowsHolders() { return true; }

    struct Snapshot {
        double time = 0;
        std::size_t done = 0;
        /// Of the vertices from this one on: inputs are missing to none before it, so no entry of these is
        /// used.
        std::size_t firstMissing = 0;
        std::vector<std::uint32_t> missing;
        std::vector<double> readyAt;
        std::vector<double> channelFree;
        std::vector<std::uint32_t> lastOnChannel;
        std::vector<std::uint32_t> running;
        SlotTree::Saved next;
        std::vector<ReadyHeap::Entry> waiting; ///< Of all devices, in sequence.
        std::vector<std::size_t> waitingEnd;
    };
    /// Reserves memory, so that saving needs none at any time.
    void reserve(Snapshot& out) const;
    void save(Snapshot& out);
    void restore(const Snapshot& in);

private:
    enum Mark : std::uint32_t { Ends, Chooses };
    static constexpr double never = std::numeric_limits<double>::infinity();

    template <class Record>
    void finish(VertexId v, Record& record);
    void arrive(VertexId v, double when);
    template <class Record>
    bool start(std::uint32_t device, double limit, Record& record);
    void rest(std::uint32_t device);
    template <class Record>
    void finishTogether(Record& record);

    const Resources& resources;
    const PlacedGraph& graph;
    std::uint32_t taskTotal;
    std::vector<VertexId> sources;
    /// Whether every channel starts at one device only. Otherwise tasks that end at the same time must be
    /// processed by their numbers, because their transfers may share a channel.
    bool oneSenderEach = true;

    double time = 0;
    std::size_t done = 0;
    std::size_t firstMissing = 0;             ///< No vertex before it misses inputs; brought up when saved.
    std::vector<std::uint32_t> missing;       ///< By vertex: number of inputs with unknown arrival.
    std::vector<double> readyAt;              ///< By vertex: the latest known arrival.
    std::vector<double> channelFree;          ///< By resource; only the entries of channels are used.
    std::vector<std::uint32_t> lastOnChannel; ///< By resource: an item; maintained if transfers are recorded.
    std::vector<std::uint32_t> running;       ///< By device: the task that started last.
    std::vector<std::uint8_t> busy;           ///< By device.
    std::vector<ReadyHeap> waiting; ///< By device: tasks with a known ready time, which may be in the future.
    SlotTree next;                  ///< By device: the end of its task, or the time at which it chooses one.
    std::vector<std::uint32_t> ended; ///< Devices whose tasks end at the same time.
};

template <class Record>
double FifoRun::run(double limit, Record& record)
{
    for (;;) {
        if (record.wantsToStop())
            return never;
        const double soonest = next.firstEnd();
        if (soonest == never) {
            assert(done == taskTotal && "something takes no finite time");
            return done == taskTotal ? time : never;
        }
        if (soonest > limit)
            return never;
        time = soonest;
        const std::uint32_t device = next.firstSlot();
        if (next.firstMark() == Chooses) {
            if (!start(device, limit, record))
                return never;
        } else if (oneSenderEach) {
            ++done;
            finish(VertexId{running[device]}, record);
            if (waiting[device].firstTime() < time) {
                if (!start(device, limit, record))
                    return never;
            } else {
                rest(device);
            }
        } else {
            finishTogether(record);
        }
    }
}

/// Processes all tasks that end at this time, by their numbers.
template <class Record>
void FifoRun::finishTogether(Record& record)
{
    ended.clear();
    while (next.firstEnd() == time && next.firstMark() == Ends) {
        ended.push_back(next.firstSlot());
        next.release(ended.back());
    }
    if (ended.size() > 1)
        std::sort(ended.begin(), ended.end(),
                  [&](std::uint32_t a, std::uint32_t b) { return running[a] < running[b]; });
    // None of them may choose before all have been processed, so they count as busy until then.
    done += ended.size();
    for (const std::uint32_t d : ended)
        finish(VertexId{running[d]}, record);
    for (const std::uint32_t d : ended) {
        busy[d] = 0;
        next.occupy(d, std::max(time, waiting[d].firstTime()), Chooses);
    }
}

/// Decides what a device does whose task has just ended, if nothing was ready before. A task that is ready at
/// this very time must wait for everything else that ends now and may make a task ready that comes first.
inline void FifoRun::rest(std::uint32_t device)
{
    busy[device] = 0;
    next.prolong(device, waiting[device].firstTime(), Chooses);
}

template <class Record>
void FifoRun::finish(VertexId v, Record& record)
{
    const std::uint32_t firstTransfer = graph.firstTransfer(v);
    const std::uint32_t end = graph.endOfOutputs(v);
    for (std::uint32_t i = graph.firstOutput(v); i < firstTransfer; ++i)
        arrive(graph.target(i), time);
    for (std::uint32_t i = firstTransfer; i < end;) {
        const PlacedGraph::Transfer& transfer = graph.transfer(i);
        double begins = time;
        double ends = 0;
        if (transfer.resource != Resources::unlimited) {
            double& free = channelFree[transfer.resource];
            begins = std::max(begins, free);
            ends = free = begins + transfer.seconds;
        } else {
            ends = begins + transfer.seconds;
        }
        if constexpr (Record::ofTransfers) {
            const bool shared = transfer.resource != Resources::unlimited;
            const std::uint32_t by =
                shared ? std::exchange(lastOnChannel[transfer.resource], itemOfTransfer(i)) : none;
            record.transferStarted(i, begins, ends, by);
        }
        for (; i < transfer.end; ++i)
            arrive(graph.target(i), ends);
    }
}

inline void FifoRun::arrive(VertexId v, double when)
{
    const double ready = readyAt[v] = std::max(readyAt[v], when);
    if (--missing[v] > 0)
        return;
    const DeviceId d = graph.device(v);
    const bool first = waiting[d].push(ready, v.value);
    if (first && busy[d] == 0)
        next.occupy(d.value, ready, Chooses);
}

/// Starts the first waiting task on the device that is next. Returns false if it would end above the limit.
template <class Record>
bool FifoRun::start(std::uint32_t device, double limit, Record& record)
{
    const VertexId v{waiting[device].pop()};
    const double end = time + graph.seconds(v);
    if (end > limit)
        return false;
    busy[device] = 1;
    next.prolong(device, end, Ends);
    record.taskStarted(v, time, end, std::exchange(running[device], v.value));
    return true;
}

} // namespace doppler
