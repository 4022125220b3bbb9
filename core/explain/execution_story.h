// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <memory>
#include <span>
#include <vector>

namespace doppler {

/// A task, a transfer, or the send task before a transfer (model mayer).
struct StoryItem {
    enum class Kind { Task, Transfer, Send };
    static constexpr std::uint32_t noTransfer = ~std::uint32_t{0};

    Kind kind = Kind::Task;
    VertexId vertex;                     ///< For a transfer or send task: its source.
    std::uint32_t transfer = noTransfer; ///< Index into ExecutionStory::transfers().
    [[nodiscard]] bool operator==(const StoryItem&) const = default;
};

/// What tasks or transfers compete for: the slots of a device, or the route from one device to another.
struct StoryResource {
    DeviceId from; ///< For slots: the device.
    DeviceId to;
    [[nodiscard]] bool isDevice() const { return from == to; }
};

/// Why a ready item did not start.
enum class PassedOver {
    No,     ///< It started.
    Taken,  ///< No slot is free, or a channel of its route is occupied.
    Turn,   ///< Strict: another vertex is next.
    Memory, ///< Its allocation does not fit.
};

/// An item among which ChooseTask could choose.
struct Rival {
    StoryItem item;
    /// The number that the rule compares: fifo: seconds at which it became ready; blevel: seconds of the
    /// remaining path; msr: the successor rank; dfs, bfs: hops; given, strict: position in the order; random:
    /// the random number.
    double rank = 0;
    PassedOver why = PassedOver::No;
};

/// The items among which a resource with room could choose at one point, in the order of choice.
struct Contest {
    StoryResource resource;
    std::vector<Rival> rivals; ///< All that started, and the first of those that did not.
    std::size_t others = 0;    ///< Number of further items that did not start.
};

/// What an idle device waits for.
struct DeviceWait {
    enum class Why {
        NothingLeft,     ///< It has no task left.
        TransferRunning, ///< `item` is travelling to it.
        TransferWaiting, ///< `item` is ready to be sent and waits for a channel, a barrier or memory.
        TaskRunning,     ///< `item`, which produces the input, is running.
        TaskWaiting,     ///< `item`, which produces the input, has not started.
        Barrier,         ///< Bulk-synchronous: `next` has its inputs, but its level has not begun.
        Memory, ///< `next` has its inputs but does not fit, or the run cannot continue for lack of memory.
        Pause,  ///< Its last kernel still occupies the slot (model placeto).
        Launch, ///< `next` had its inputs and started later (measured runs).
    };
    DeviceId device;
    Why why = Why::NothingLeft;
    VertexId next;    ///< The next task on the device; invalid: none.
    StoryItem item;   ///< For the reasons above that name one.
    double until = 0; ///< Seconds at which `item` or the wait ends; `never` if it does not.
};

/// Everything that happens at one time.
struct StoryStep {
    double time = 0;
    std::vector<StoryItem> ended;
    std::vector<StoryItem> ready;   ///< Items that became ready.
    std::vector<StoryItem> started; ///< In the order in which ChooseTask chose them.
    std::vector<Contest> contests;  ///< By round: items that take no time end in a round of their own.
    std::vector<DeviceWait> waits;  ///< Of devices that are idle afterwards, by device.
    std::vector<StoryItem> waiting; ///< Items that are ready and not started afterwards, unsorted.
};

/// Retells Algorithm 1 on one run, event by event. Each step is computed on request from the state that the
/// schedule gives for its time. The model's rules are applied again and yield the same choices as in
/// Simulator. Measured runs and plans that order their transfers leave no choice. A step is linear in the
/// size of the graph.
class ExecutionStory {
public:
    explicit ExecutionStory(RunPtr run);
    ~ExecutionStory();
    ExecutionStory(const ExecutionStory&) = delete;
    ExecutionStory& operator=(const ExecutionStory&) = delete;

    [[nodiscard]] const RunPtr& run() const;
    [[nodiscard]] std::size_t stepCount() const { return times().size(); }
    /// The times at which an item starts or ends, ascending.
    [[nodiscard]] std::span<const double> times() const;
    /// The last step at or before this time; 0 before the first.
    [[nodiscard]] std::size_t stepAt(double seconds) const;
    /// Computes a step. Thread-safe.
    [[nodiscard]] StoryStep step(std::size_t index) const;
    /// Every transfer that the placement needs; `never` if it did not run.
    [[nodiscard]] std::span<const TransferRun> transfers() const;
    /// Whether the choices follow a rule; see the class.
    [[nodiscard]] bool choosesByRule() const;

private:
    struct Basis;
    class State;
    std::unique_ptr<const Basis> basis;
};

using ExecutionStoryPtr = std::shared_ptr<const ExecutionStory>;

} // namespace doppler
