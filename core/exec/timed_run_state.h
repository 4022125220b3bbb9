// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/timed_run.h"
#include "core/sim/arrays/ready_tasks.h"
#include "core/sim/placed_graph.h"
#include "core/sim/successor_rank.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

namespace doppler {

/// A run of runOnThreads(). One mutex guards everything that the threads share. It is held for microseconds,
/// and never by a thread that sleeps or computes. Every time is taken and every choice is made under it. The
/// times of the schedule therefore have the order of the events, and a task that started was the first in the
/// order of choice among those that were ready.
class TimedRun final : public RunEvents {
public:
    explicit TimedRun(const TimedRunSetup& setup);
    Result<Schedule> run(const EngineContext& context);

    void arrived(std::uint32_t transfer) override;
    void phaseOver(std::size_t phase) override;
    void fail(Error error) override;

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::uint32_t air =
        ~std::uint32_t{0}; ///< The station of a transfer that only takes time.

    /// What is carried out by the same threads: the slots of a device; those of a channel; those of several
    /// channels that some routes need together; or the transfers without channels, if they are real work.
    struct Station {
        std::size_t slots = 0;
        bool spins = false;   ///< Whether waiting threads look for a task before they sleep.
        std::size_t left = 0; ///< The tasks that have not been started yet, ready or not.
        std::vector<ReadyTask> room;
        ReadyTasks ready;
        std::condition_variable wake;         ///< For threads that have nothing to carry out.
        std::atomic<std::uint32_t> offers{0}; ///< Changes when `wake` is notified, for threads that spin.
    };

    /// Items that must be taken in a given order, by device or by channel; empty: any order.
    struct Turns {
        std::vector<std::uint32_t> order;
        std::size_t next = 0;
        [[nodiscard]] bool allow(std::uint32_t index) const { return order.empty() || order[next] == index; }
    };

    /// A sleeping transfer without channels.
    struct Flight {
        Clock::time_point due;
        std::uint32_t transfer;
        bool operator<(const Flight& other) const { return due > other.due; } ///< The earliest on top.
    };

    // timed_run.cpp: the threads
    [[nodiscard]] bool startThreads(std::vector<std::thread>& threads);
    [[nodiscard]] Result<void> begin();
    void halt();
    void awaitPhases();
    void follow(const std::function<void(double)>& progress);
    void serve(std::size_t station, std::condition_variable& pause);
    void serveAir();
    void arrive();
    void settle(std::size_t station) const;
    void wait(Station& station, std::unique_lock<std::mutex>& lock);
    void perform(const ReadyTask& task, std::unique_lock<std::mutex>& lock, std::condition_variable& pause,
                 Clock::time_point now);
    [[nodiscard]] double sleepingTime(const ReadyTask& task) const
    {
        return task.isVertex() ? setup.times->tasks[task.vertex] : setup.times->transfers[task.transfer];
    }

    // timed_run_events.cpp: what happens at one time, with the mutex held
    void makeStations();
    void makeTurns();
    void makeLevels();
    std::optional<ReadyTask> choose(Station& station);
    void rank(Station& station);
    [[nodiscard]] bool canStart(const ReadyTask& task) const;
    [[nodiscard]] bool somethingCanStart(const Station& station) const;
    void start(const ReadyTask& task, Clock::time_point now);
    void finish(const ReadyTask& task, Clock::time_point now);
    void finishTransfer(std::uint32_t transfer, Clock::time_point now);
    void offer(std::uint32_t station, const ReadyTask& task);
    void offerVertex(VertexId v);
    void offerTransfer(std::uint32_t transfer, Clock::time_point now);
    void inputArrived(VertexId v, double now);
    void transferReady(std::uint32_t transfer, Clock::time_point now);
    void passBarriers(Clock::time_point now);
    [[nodiscard]] bool mayPass();
    /// Whether the device is in this process.
    [[nodiscard]] bool isHere(DeviceId d) const { return !hereOnly || *hereOnly == d; }
    [[nodiscard]] bool phasesOver() const { return phaseLevel == levelVertices.size(); }
    static void wakeOne(Station& station);
    [[nodiscard]] std::uint32_t stationOf(const PlannedTransfer& x) const;
    [[nodiscard]] double sinceOrigin(Clock::time_point at) const
    {
        return std::chrono::duration<double>(at - origin).count();
    }
    [[nodiscard]] std::span<const ChannelId> routeOf(std::uint32_t transfer) const
    {
        const PlannedTransfer& x = plan.transfers()[transfer];
        return problem.route(x.from, x.to);
    }

    const TimedRunSetup& setup;
    const Problem& problem;
    const DataflowGraph& graph;
    const TransferPlan& plan;
    Resources resources;
    std::vector<double> key;          ///< By vertex; unused by fifo.
    bool byRank;                      ///< Rule msr.
    std::optional<DeviceId> hereOnly; ///< Nothing: all devices are here.

    std::mutex mutex;
    bool halted = false;
    bool begun = false;           ///< Whether the origin is known. Other processes may begin earlier.
    std::optional<Error> failure; ///< The first of the work.
    Clock::time_point origin;
    std::deque<Station> stations; ///< By device, by channel, by group of channels; maybe the air.
    std::deque<std::condition_variable> pauses; ///< By thread: what it sleeps on.
    std::vector<Turns> deviceTurns;             ///< By device; empty: any order.
    std::vector<Turns> channelTurns;            ///< By channel; empty: any order.
    std::vector<std::uint32_t> freeChannels;
    std::vector<std::uint32_t> missing; ///< By vertex: inputs (edges) that it lacks.
    std::vector<std::uint8_t> copied;   ///< By transfer; for msr.
    std::vector<std::uint32_t> readyOn; ///< By device; for msr.
    SuccessorRank successorRank;
    std::size_t tasksLeft = 0;
    std::size_t tasksTotal = 0; ///< In this process.
    Schedule schedule;

    // Bulk-synchronous only: first the transfers of a level, then its tasks.
    std::vector<std::uint32_t> level; ///< By vertex; empty: no barriers.
    std::vector<std::vector<VertexId>> levelVertices;
    std::vector<std::vector<std::uint32_t>> levelTransfers;
    std::vector<std::size_t> verticesLeft, transfersLeft; ///< By level.
    std::size_t phaseLevel = 0;
    bool computing = false;
    std::size_t phasesFinished = 0; ///< By this process; as OtherDevices numbers them.
    std::size_t phasesPassed = 0;   ///< By all processes.

    std::vector<Flight> flights; ///< A heap.
    std::size_t flightsLeft = 0;
    std::condition_variable airWake;

    std::size_t waiting = 0; ///< Threads that have been started and wait for the beginning.
    std::condition_variable gathered;
    std::condition_variable over; ///< It begins; every vertex has run; all phases are over; it was halted.
};

} // namespace doppler
