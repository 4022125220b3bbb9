// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/execution_story.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/arrays/ready_tasks.h"
#include "core/sim/memory/memory_ledger.h"
#include "core/sim/successor_rank.h"

#include <map>
#include <optional>

namespace doppler {

/// The data that all steps of a story share.
struct ExecutionStory::Basis {
    explicit Basis(RunPtr run);

    [[nodiscard]] const TaskRun& task(VertexId v) const { return run->schedule.tasks[v]; }
    /// The time at which the slot of v becomes free.
    [[nodiscard]] double slotFree(VertexId v) const
    {
        return task(v).end + problem.pauseAfterCompute(problem.computeSeconds(v, task(v).device));
    }
    [[nodiscard]] double channelFree(const TransferRun& x) const
    {
        return x.end + problem.pauseAfterTransfer();
    }

    RunPtr run;
    const Problem& problem;
    const DataflowGraph& graph;
    const ModelOptions& model;
    std::span<const DeviceId> at;
    bool byRule;
    std::vector<std::uint32_t> level;
    std::uint32_t levelCount = 0;
    TransferPlan plan;
    std::vector<TransferRun> transfers;   ///< By index in the plan.
    std::vector<double> key;              ///< By vertex; unused by fifo.
    std::vector<VertexId> deviceOrder;    ///< Strict: the vertices of every device, device after device.
    std::vector<std::uint32_t> firstTurn; ///< Strict, by device: where its part of deviceOrder begins.
    std::vector<double> times;

private:
    void matchTransfers();
    void findDeviceOrder();
    void findTimes();
};

/// The state of a run during one of its times, round by round (docs/decisions/execution-model.md).
class ExecutionStory::State {
public:
    /// The state before anything happens at this time.
    State(const Basis& basis, double time);
    /// Applies the completions of the next round and starts what can start. Returns false if there was none.
    bool next(StoryStep& step);
    /// Adds the state after the last round to the step.
    void finish(StoryStep& step) const;

private:
    enum class TaskState : std::uint8_t { Unready, Ready, Running, Done };
    enum class TransferState : std::uint8_t { Unready, ReadyToSend, Sending, Ready, Moving, Arrived };
    using Kind = StoryItem::Kind;

    void findTasks();
    void findTransfers();
    void findMemory();
    void findLevels();

    void takeIn(const StoryItem& item, StoryStep& step);
    void arrive(VertexId v, StoryStep& step);
    void makeReady(const StoryItem& item, StoryStep& step);
    [[nodiscard]] bool hasArrived(EdgeId e) const;
    void releaseRoute(const TransferRun& x);
    void passBarriers();

    [[nodiscard]] bool offered(const StoryItem& item) const;
    [[nodiscard]] std::uint32_t queueOf(const StoryItem& item) const;
    [[nodiscard]] StoryResource resourceOf(std::uint32_t queue) const;
    [[nodiscard]] bool hasRoom(std::uint32_t queue) const;
    [[nodiscard]] PassedOver obstacle(const StoryItem& item, std::uint32_t queue) const;
    [[nodiscard]] ReadyTask ranked(const StoryItem& item);
    [[nodiscard]] double shownRank(const ReadyTask& task) const;
    void prepareRanks();
    void choose(StoryStep& step);
    void follow(StoryStep& step);
    void start(const StoryItem& item, StoryStep& step);
    void dropStarted();
    [[nodiscard]] double endOf(const StoryItem& item) const;
    [[nodiscard]] double beginOf(const StoryItem& item) const;

    [[nodiscard]] DeviceWait waitOf(DeviceId d, VertexId nextTask) const;
    void explainInput(DeviceWait& wait, EdgeId input) const;

    const Basis& basis;
    double now;
    bool first = true;
    bool byEvents; ///< placeto: one start at a time, transfers before vertices.
    bool bulk;
    std::vector<TaskState> tasks;
    std::vector<TransferState> transfers;
    std::vector<std::uint32_t> freeSlots;
    std::vector<std::uint32_t> freeChannels;
    std::vector<std::uint32_t> nextTurn;
    std::vector<StoryItem> ending; ///< Items that end in the next round.
    std::vector<DeviceId> slotsBack;
    std::vector<std::uint32_t> routesBack;
    std::vector<StoryItem> pool;                       ///< Ready items that have not started.
    std::vector<std::size_t> transfersLeft, tasksLeft; ///< By level; bulk-synchronous only.
    std::size_t phaseLevel = 0;
    bool computing = false;
    std::optional<MemoryLedger> ledger;
    // msr only
    std::vector<std::uint32_t> missing;
    std::vector<std::uint8_t> arrived;
    std::vector<std::uint32_t> readyOn;
    std::optional<SuccessorRank> successorRank;
};

} // namespace doppler
