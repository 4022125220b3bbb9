// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <memory>
#include <span>
#include <vector>

namespace doppler {

/// Something that a run does: a task, a transfer, or the send task before one (model mayer).
struct StoryItem {
    enum class Kind { Task, Transfer, Send };
    static constexpr std::uint32_t noTransfer = ~std::uint32_t{0};

    Kind kind = Kind::Task;
    VertexId vertex;                     ///< Of a transfer or send task: its source.
    std::uint32_t transfer = noTransfer; ///< Index into ExecutionStory::transfers().
    [[nodiscard]] bool operator==(const StoryItem&) const = default;
};

/// What tasks (or transfers) compete for: the slots of a device, or the way from one device to another.
struct StoryResource {
    DeviceId from; ///< The device itself.
    DeviceId to;
    [[nodiscard]] bool isDevice() const { return from == to; }
};

/// Why something that was ready did not start.
enum class PassedOver {
    No,     ///< It started.
    Taken,  ///< No slot, or a channel of its route is taken.
    Turn,   ///< Strict: it is another vertex's turn.
    Memory, ///< What it allocates does not fit.
};

/// One of those that ChooseTask could choose from.
struct Rival {
    StoryItem item;
    /// What the rule compares: fifo: seconds at which it was ready; blevel: seconds of the remaining path;
    /// msr: the successor rank; dfs, bfs: hops; given, strict: place in the order; random: the draw.
    double rank = 0;
    PassedOver why = PassedOver::No;
};

/// What a resource with room could choose from in one moment, in the order of choice.
struct Contest {
    StoryResource resource;
    std::vector<Rival> rivals; ///< All that started, and the first of the others.
    std::size_t others = 0;    ///< How many more were passed over.
};

/// What a device waits for that runs nothing.
struct DeviceWait {
    enum class Why {
        NothingLeft,     ///< It has no task any more.
        TransferRunning, ///< `item` is on its way to it.
        TransferWaiting, ///< `item` is ready to be sent, and waits for a channel, a barrier or memory.
        TaskRunning,     ///< `item`, which makes the input, runs.
        TaskWaiting,     ///< `item`, which makes the input, has not started.
        Barrier,         ///< Bulk-synchronous: `next` has its inputs; its level is not open yet.
        Memory,          ///< `next` has its inputs and does not fit, or nothing can go on for want of memory.
        Pause,           ///< Its last kernel still holds the slot (model placeto).
        Launch,          ///< `next` has its inputs and started later (measured runs).
    };
    DeviceId device;
    Why why = Why::NothingLeft;
    VertexId next;    ///< What it runs next; invalid: nothing.
    StoryItem item;   ///< Of the first four that name one.
    double until = 0; ///< Seconds at which `item` ends, or the wait is over; `never` where it does not.
};

/// Everything that happens at one time.
struct StoryStep {
    double time = 0;
    std::vector<StoryItem> ended;
    std::vector<StoryItem> ready;   ///< What became ready.
    std::vector<StoryItem> started; ///< In the order in which ChooseTask took them.
    std::vector<Contest> contests;  ///< Those of each moment: what takes no time ends in a moment of its own.
    std::vector<DeviceWait> waits;  ///< Of the devices that run nothing afterwards, by device.
    std::vector<StoryItem> waiting; ///< Ready and not started afterwards, in no order.
};

/// Algorithm 1 on one run, retold event by event. Every step is worked out when it is asked for, from the
/// state that the schedule gives for its time: the choices are made anew by the model's rules (Simulator
/// makes the same), except in measured runs and in plans that order their transfers, which leave no choice. A
/// step takes time by the size of the graph.
class ExecutionStory {
public:
    explicit ExecutionStory(RunPtr run);
    ~ExecutionStory();
    ExecutionStory(const ExecutionStory&) = delete;
    ExecutionStory& operator=(const ExecutionStory&) = delete;

    [[nodiscard]] const RunPtr& run() const;
    [[nodiscard]] std::size_t stepCount() const { return times().size(); }
    /// The times at which something starts or ends, ascending.
    [[nodiscard]] std::span<const double> times() const;
    /// The last step at or before that time; 0 before the first.
    [[nodiscard]] std::size_t stepAt(double seconds) const;
    /// Safe to call from several threads at once.
    [[nodiscard]] StoryStep step(std::size_t index) const;
    /// Every transfer that the placement needs; `never` where it did not run.
    [[nodiscard]] std::span<const TransferRun> transfers() const;
    /// Whether the choices follow a rule (see above).
    [[nodiscard]] bool choosesByRule() const;

private:
    struct Basis;
    class State;
    std::unique_ptr<const Basis> basis;
};

using ExecutionStoryPtr = std::shared_ptr<const ExecutionStory>;

} // namespace doppler
