// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/online/online_policy.h"
#include "core/sim/schedule.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// A run under an online policy.
struct OnlineRun {
    Placement placement; ///< The devices that resulted, and the order of the starts.
    Schedule schedule;
};

/// The bookkeeping of an online run, whatever its clock is: asks the policy, and starts the tasks and
/// transfers whose inputs, slots and channels are there. A derived class advances the time and reports what
/// has ended. Not thread-safe.
class OnlineProgress : public OnlineView {
protected:
    /// `releases`: see runOnline(). The policy and the releases must outlive the run.
    OnlineProgress(ProblemPtr problem, OnlinePolicy& policy, std::span<const double> releases = {});

    /// A task occupies a slot of its device at(v) from now on; all its inputs are there.
    virtual void taskStarts(VertexId v) = 0;
    /// A transfer (its position in `transfers`) occupies its channels from now on.
    virtual void transferStarts(std::uint32_t x) = 0;

    [[nodiscard]] bool finished() const { return remaining == 0; }
    [[nodiscard]] std::size_t left() const { return remaining; } ///< Tasks that have not ended.
    /// The time at which the next sources arrive; infinite: none.
    [[nodiscard]] double nextRelease() const;
    /// Sets the time, in seconds from the start, and takes in the sources that arrive at it.
    void advance(double now);
    // What has ended at this time. Its end in the schedule is this time.
    void taskEnded(VertexId v);
    void transferEnded(std::uint32_t x);
    /// Asks the policy, and starts what can start. Called at time 0, and after all ends of a time point.
    void settle();
    /// The finished run. Leaves this object without its schedule.
    [[nodiscard]] OnlineRun result();

    const Problem& problem;
    const DataflowGraph& graph;
    std::vector<TaskRun> tasks;

private:
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
    struct DecisionKey {
        double key = 0;
        std::uint32_t number = 0;
    };
    [[nodiscard]] std::uint32_t pairOf(DeviceId from, DeviceId to) const
    {
        return from.value * static_cast<std::uint32_t>(problem.deviceCount()) + to.value;
    }

    void decide();
    [[nodiscard]] DeviceId lastDevice(VertexId v) const;
    void assignFirst();
    void assign(const OnlineStart& start);
    std::uint32_t request(const Edge& e, DeviceId to);
    void markDirty(std::uint32_t pair);
    void startTransfers();
    void addCandidate(std::uint32_t pair);
    void startTransfer(std::uint32_t x);
    void inputsThere(VertexId v);
    void startTasks();
    void startTask(VertexId v, DeviceState& device);

    OnlinePolicy& policy;
    std::span<const double> releases; ///< By vertex; empty: everything is there at time 0.
    std::vector<VertexId> pending;    ///< Sources that arrive later, by release time.
    std::size_t nextPending = 0;
    std::vector<std::uint32_t> missing; ///< By vertex: predecessors, then, once it is decided, inputs.
    std::vector<DecisionKey> keys;
    std::vector<std::uint32_t> nextWaiter;    ///< By edge.
    std::vector<std::vector<Waiting>> queues; ///< By device: heaps.
    std::vector<PairQueue> pairs;             ///< By directed pair.
    std::vector<std::uint32_t> dirtyPairs;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> candidates; ///< Transfer and pair; a heap.
    std::vector<std::vector<std::uint32_t>> queuesOfChannel;
    std::vector<std::uint32_t> freeChannels;
    std::vector<VertexId> newlyReady;
    std::size_t undecided = 0; ///< Ready vertices that the policy has not decided.
    std::size_t remaining = 0;
    std::size_t inFlight = 0; ///< Tasks and transfers that have started and not ended.
    std::uint32_t decided = 0;
    std::uint32_t startedCount = 0;
};

} // namespace doppler
