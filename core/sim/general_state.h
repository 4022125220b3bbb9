// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/noise.h"
#include "core/problem/transfer_plan.h"
#include "core/sim/arrays/ready_tasks.h"
#include "core/sim/general_simulator.h"
#include "core/sim/memory/held_bytes.h"
#include "core/sim/memory/memory_ledger.h"
#include "core/sim/successor_rank.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// The state of GeneralSimulator. Ready tasks wait in queues, one per device (vertices and send tasks) and
/// one per directed pair (transfers): all items of a queue need the same slots or channels and the memory of
/// the same device. Only queues that may have changed are examined.
struct GeneralState {
    explicit GeneralState(ProblemPtr problem);

    /// Runs the placement and returns the makespan. The results remain in `tasks` and `transfers`.
    double simulate(std::span<const DeviceId> devices, std::span<const VertexId> order);
    [[nodiscard]] Schedule takeSchedule(double makespan) const;

    // prepare
    void prepare(std::span<const DeviceId> devices, std::span<const VertexId> order);
    void reserveAll();
    void shareRoom();
    void findTransfersByLevel();
    [[nodiscard]] std::span<const std::uint32_t> transfersOfLevel(std::size_t k) const
    {
        const std::uint32_t begin = k == 0 ? 0 : endOfTransfers[k - 1];
        return std::span(byLevel).subspan(begin, endOfTransfers[k] - begin);
    }
    void findDeviceOrder(std::span<const VertexId> order);
    [[nodiscard]] bool fitsStatically();

    // general_events.cpp: completions
    enum class EventKind { TaskEnd, SlotFree, SendEnd, TransferEnd, ChannelFree };
    struct Event {
        double time;
        EventKind kind;
        std::uint32_t index; ///< Vertex, device or transfer.
    };
    void schedule(double time, EventKind kind, std::uint32_t index);
    void takeIn(const Event& event);
    void takeInEarliest();
    void taskEnded(VertexId v);
    void transferEnded(std::uint32_t transfer);
    void releaseSlot(DeviceId d);
    void releaseChannels(std::uint32_t transfer);
    void inputArrived(VertexId v);
    void vertexReady(VertexId v);
    void transferReady(std::uint32_t transfer);
    void offerVertex(VertexId v);
    void offerTransfer(std::uint32_t transfer);
    void offerOnRoute(std::uint32_t transfer);
    void passBarriers();

    // general_starts.cpp: starts at one time
    struct Candidate {
        ReadyTask task;
        std::uint32_t queue;
    };
    [[nodiscard]] std::uint32_t queueOfPair(DeviceId from, DeviceId to) const
    {
        return deviceTotal + from.value * deviceTotal + to.value;
    }
    void push(std::uint32_t queue, const ReadyTask& task);
    void markDirty(std::uint32_t queue);
    [[nodiscard]] bool isDevice(std::uint32_t queue) const { return queue < deviceTotal; }
    [[nodiscard]] DeviceId memoryOf(std::uint32_t queue) const;
    [[nodiscard]] bool hasRoom(std::uint32_t queue) const;
    [[nodiscard]] bool isItsTurn(std::uint32_t queue, const ReadyTask& task) const;
    [[nodiscard]] bool fits(std::uint32_t queue, double bytes) const;
    void addCandidate(std::uint32_t queue);
    [[nodiscard]] bool startsAfter(const Candidate& a, const Candidate& b) const;
    void startAll();
    double start(const Candidate& candidate);
    double startVertex(VertexId v);
    double startSend(std::uint32_t transfer);
    double startTransfer(std::uint32_t transfer);
    void noteStuck();

    static constexpr std::uint32_t none = ~std::uint32_t{0};

    // Derived from the problem.
    ProblemPtr problemValue;
    const Problem& problem;
    const DataflowGraph& graph;
    const ModelOptions& model;
    std::uint32_t deviceTotal;
    bool bulk;
    bool byEvents; ///< placeto: one start at a time, transfers before vertices.
    NoiseSource noise;
    std::vector<double> factor;      ///< By vertex; empty: no noise.
    std::vector<double> staticBytes; ///< By vertex; empty: no static bound on memory.
    std::vector<std::uint32_t> level;
    std::vector<std::vector<VertexId>> levelVertices;        ///< Bulk-synchronous only.
    std::vector<std::vector<std::uint32_t>> queuesOfChannel; ///< By channel: the routes that use it.

    // Derived from the placement.
    std::span<const DeviceId> at;
    const GivenTimes* given = nullptr; ///< Null: all durations are the model's.
    std::stop_token stop;              ///< Ends the run.
    static constexpr std::size_t timesPerLook = 256;
    TransferPlan plan;
    std::vector<double> key;                   ///< By vertex; unused by fifo.
    std::vector<VertexId> deviceOrder;         ///< Strict: the vertices of every device, device after device.
    std::vector<std::uint32_t> nextTurn;       ///< Strict, by device: index into deviceOrder.
    std::vector<std::uint32_t> byLevel;        ///< Bulk-synchronous only: the transfers, level after level.
    std::vector<std::uint32_t> endOfTransfers; ///< By level: end index in byLevel.

    // State of the run.
    double now = 0;
    std::size_t remaining = 0;
    std::vector<Event> events; ///< A heap, earliest on top.
    std::vector<std::uint32_t> missing;
    std::vector<std::uint8_t> arrived;  ///< By transfer.
    std::vector<std::uint32_t> readyOn; ///< By device, at the last completions.
    std::vector<DeviceId> startedOn;    ///< Starts that readyOn does not include yet.
    std::vector<std::uint32_t> freeSlots;
    std::vector<std::uint32_t> freeChannels;
    std::optional<MemoryLedger> ledger; ///< Enforced memory only.
    SuccessorRank successorRank;
    std::vector<ReadyTasks> queues; ///< By device, then by directed pair.
    /// Memory of all queues: each has a place for everything that may wait in it.
    std::vector<ReadyTask> room;
    /// By queue: the largest number of waiting items under this placement.
    std::vector<std::uint32_t> waitsIn;
    std::vector<std::uint32_t> inUse; ///< The queues in which items can wait.
    std::vector<std::uint8_t> isDirty;
    std::vector<std::uint32_t> dirty;
    std::vector<Candidate> candidates; ///< A heap.
    std::vector<Candidate> parked;     ///< Skipped at this time for lack of memory.
    std::size_t phaseLevel = 0;        ///< Bulk-synchronous: the level whose transfers or compute may start.
    bool computing = false;
    std::vector<std::size_t> transfersLeft, tasksLeft; ///< By level.
    std::vector<TaskRun> tasks;
    std::vector<TransferRun> transfers;
    bool isStuck = false; ///< Whether it is out of memory.
    OutOfMemory stuck;
    std::vector<double> staticUsed;  ///< By device.
    std::optional<HeldBytes> shared; ///< Together with staticBytes only.
};

} // namespace doppler
