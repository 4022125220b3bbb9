// SPDX-License-Identifier: GPL-3.0-or-later
// One mutex guards all that the threads share; it is held for microseconds, and never by one that sleeps.
// Every time is taken under it, and so is every choice: the schedule's times tell the order in which things
// really happened, and what started was the first in the order of choice among what was ready by then.
#include "core/exec/timed_run.h"

#include "core/problem/order_keys.h"
#include "core/sim/general_simulator.h"
#include "core/sim/placed_graph.h"
#include "core/sim/ready_tasks.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>

#ifdef __linux__
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#endif

namespace doppler {

namespace {

using Clock = std::chrono::steady_clock;

/// Linux lets a sleeping thread oversleep by 50 microseconds to save wake-ups, and by milliseconds where
/// others compute, unless told otherwise. The second is a privilege; without it, or on another system, times
/// are less exact.
void askForPromptWakeups()
{
#ifdef __linux__
    prctl(PR_SET_TIMERSLACK, 1UL); // nanoseconds
    sched_param lowest{};
    lowest.sched_priority = sched_get_priority_min(SCHED_FIFO);
    pthread_setschedparam(pthread_self(), SCHED_FIFO, &lowest);
#endif
}

Clock::duration realTime(double seconds)
{
    constexpr double longest = 1e9; // some thirty years fit into any clock
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(std::clamp(seconds, 0.0, longest)));
}

/// What is carried out by the same threads: the slots of a device; those of a channel; or those of several
/// channels that some routes need together, where a thread carries out whatever may start.
struct Station {
    std::size_t slots = 0;
    std::size_t left = 0; ///< What has not been started yet, ready or not.
    std::vector<ReadyTask> room;
    ReadyTasks ready;
    std::condition_variable wake; ///< For threads that have nothing to carry out.
};

/// Things that must be taken in a given order, by device or by channel; empty: any order.
struct Turns {
    std::vector<std::uint32_t> order;
    std::size_t next = 0;
    [[nodiscard]] bool allow(std::uint32_t index) const { return order.empty() || order[next] == index; }
};

class TimedRun {
public:
    TimedRun(const Problem& problem, const Placement& placement, const TransferPlan& plan,
             const BlockingTimes& times);
    Result<Schedule> run(const EngineContext& context);

private:
    static constexpr std::uint32_t air = ~std::uint32_t{0}; ///< The station of a transfer without channels.

    void makeStations();
    void makeTurns(const Placement& placement);
    [[nodiscard]] bool startThreads(std::vector<std::thread>& threads);
    void begin();
    void halt();
    void follow(const std::function<void(double)>& progress);

    // On the threads, with the mutex held but for sleeping.
    void serve(Station& station, std::condition_variable& pause);
    void serveAir();
    void arrive();
    std::optional<ReadyTask> choose(Station& station);
    [[nodiscard]] bool canStart(const ReadyTask& task) const;
    [[nodiscard]] bool somethingCanStart(const Station& station) const;
    void start(const ReadyTask& task, Clock::time_point now);
    void finish(const ReadyTask& task, Clock::time_point now);
    void offer(std::uint32_t station, const ReadyTask& task);
    void inputArrived(VertexId v, double now);
    void transferReady(std::uint32_t transfer, Clock::time_point now);
    void finishTransfer(std::uint32_t transfer, double now);

    [[nodiscard]] double blockingTime(const ReadyTask& task) const
    {
        return task.isVertex() ? times.tasks[task.vertex] : times.transfers[task.transfer];
    }
    [[nodiscard]] double sinceOrigin(Clock::time_point at) const
    {
        return std::chrono::duration<double>(at - origin).count();
    }
    [[nodiscard]] std::uint32_t stationOf(const PlannedTransfer& x) const;
    [[nodiscard]] std::span<const ChannelId> routeOf(std::uint32_t transfer) const
    {
        const PlannedTransfer& x = plan.transfers()[transfer];
        return problem.route(x.from, x.to);
    }

    const Problem& problem;
    const DataflowGraph& graph;
    const TransferPlan& plan;
    const BlockingTimes& times;
    Resources resources;
    std::vector<double> key; ///< By vertex; unused by fifo.

    std::mutex mutex;
    bool halted = false;
    Clock::time_point origin;
    std::deque<Station> stations;               ///< By device, then by channel, then by group of channels.
    std::deque<std::condition_variable> pauses; ///< By thread: what it sleeps on.
    std::vector<Turns> deviceTurns;             ///< By device; empty: any order.
    std::vector<Turns> channelTurns;            ///< By channel; empty: any order.
    std::vector<std::uint32_t> freeChannels;
    std::vector<std::uint32_t> missing; ///< By vertex: inputs (edges) that it lacks.
    std::size_t tasksLeft = 0;
    Schedule schedule;

    struct Flight {
        Clock::time_point due;
        std::uint32_t transfer;
        bool operator<(const Flight& other) const { return due > other.due; } ///< The earliest on top.
    };
    std::vector<Flight> flights; ///< Transfers that need no channel, a heap.
    std::size_t flightsLeft = 0;
    std::condition_variable airWake;

    std::size_t arrived = 0;
    std::condition_variable gathered;
    std::condition_variable over; ///< Every vertex has run, or it was halted.
};

TimedRun::TimedRun(const Problem& p, const Placement& placement, const TransferPlan& transferPlan,
                   const BlockingTimes& blocking)
    : problem(p), graph(p.graph()), plan(transferPlan), times(blocking), resources(p)
{
    if (problem.model().schedule != ChooseTask::Fifo) {
        key.resize(problem.vertexCount());
        findOrderKeys(problem, placement.devices, placement.order, key);
    }
    for (VertexId v : graph.vertices()) {
        missing.push_back(static_cast<std::uint32_t>(graph.inEdges(v).size()));
        schedule.tasks.push_back({v, placement.devices[v], never, never, never});
    }
    for (const PlannedTransfer& x : plan.transfers())
        schedule.transfers.push_back({x.tensor, x.source, x.from, x.to, never, never, never});
    for (const Channel& channel : problem.channels())
        freeChannels.push_back(channel.capacity);
    tasksLeft = problem.vertexCount();
    makeStations();
    if (problem.model().schedule == ChooseTask::Strict)
        makeTurns(placement);
}

std::uint32_t TimedRun::stationOf(const PlannedTransfer& x) const
{
    const std::uint32_t resource = resources.ofPair[x.from * resources.deviceTotal + x.to];
    if (resource == Resources::unlimited)
        return air;
    if ((resource & Resources::groupBit) == 0)
        return resource;
    return static_cast<std::uint32_t>(resources.capacity.size()) + (resource ^ Resources::groupBit);
}

void TimedRun::makeStations()
{
    for (std::size_t i = 0; i < resources.capacity.size() + resources.groupTotal; ++i)
        stations.emplace_back();
    for (std::size_t i = 0; i < resources.capacity.size(); ++i)
        stations[i].slots = resources.capacity[i];
    for (const TaskRun& task : schedule.tasks)
        ++stations[task.device].left;
    std::vector<bool> counted(problem.channels().size(), false);
    for (std::uint32_t i = 0; i < plan.transfers().size(); ++i) {
        const std::uint32_t at = stationOf(plan.transfers()[i]);
        if (at == air) {
            ++flightsLeft;
            continue;
        }
        ++stations[at].left;
        if (at >= resources.capacity.size())
            for (ChannelId c : routeOf(i))
                if (!counted[c]) {
                    counted[c] = true;
                    stations[at].slots += problem.channels()[c].capacity;
                }
    }
    for (Station& station : stations) {
        station.slots = std::min(station.slots, station.left);
        station.room.resize(station.left);
        station.ready.useRoom(station.room);
    }
}

/// Rule strict: the order of the vertices of every device, and where the plan has one, of the transfers of
/// every channel.
void TimedRun::makeTurns(const Placement& placement)
{
    deviceTurns.resize(problem.deviceCount());
    const auto order = placement.order.empty() ? graph.topologicalOrder() : std::span(placement.order);
    for (VertexId v : order)
        deviceTurns[placement.devices[v]].order.push_back(v);
    if (needsGeneralSimulator(problem.model())) // there, only vertices are ordered
        return;
    channelTurns.resize(problem.channels().size());
    for (EdgeId e : placement.transfers)
        for (ChannelId c : routeOf(plan.of(e)))
            channelTurns[c].order.push_back(plan.of(e));
}

Result<Schedule> TimedRun::run(const EngineContext& context)
{
    std::vector<std::thread> threads;
    bool started = false;
    {
        const std::stop_callback onStop(context.stop, [this] { halt(); });
        started = startThreads(threads);
        if (started)
            begin();
        else
            halt();
        if (started && context.progress)
            follow(context.progress);
        for (std::thread& thread : threads)
            thread.join();
    }
    if (!started)
        return Error{
            {DOPPLER_TEXT("core", "the operating system did not start another thread after {0} threads"),
             {count(threads.size())}},
            {},
            {}};
    if (tasksLeft > 0)
        return executionStopped();
    for (const TaskRun& task : schedule.tasks)
        schedule.makespan = std::max(schedule.makespan, task.end);
    return std::move(schedule);
}

bool TimedRun::startThreads(std::vector<std::thread>& threads)
{
    try { // the standard library's threads speak in exceptions; they end here
        for (Station& station : stations)
            for (std::size_t i = 0; i < station.slots; ++i) {
                std::unique_lock lock(mutex);
                std::condition_variable& pause = pauses.emplace_back();
                lock.unlock();
                threads.emplace_back([this, &station, &pause] { serve(station, pause); });
            }
        if (flightsLeft > 0)
            threads.emplace_back([this] { serveAir(); });
    } catch (const std::system_error&) {
        return false;
    }
    std::unique_lock lock(mutex);
    gathered.wait(lock, [&] { return arrived == threads.size(); });
    return true;
}

/// Time begins when every thread is there.
void TimedRun::begin()
{
    const std::unique_lock lock(mutex);
    origin = Clock::now();
    for (VertexId v : graph.vertices())
        if (missing[v] == 0)
            inputArrived(v, 0);
}

/// Tells how much is done until everything is. It holds the mutex for less than a microsecond at a time, so
/// that the times that are measured don't notice.
void TimedRun::follow(const std::function<void(double)>& progress)
{
    constexpr std::chrono::milliseconds interval{100};
    const auto total = static_cast<double>(std::max<std::size_t>(schedule.tasks.size(), 1));
    std::unique_lock lock(mutex);
    while (!over.wait_for(lock, interval, [this] { return halted || tasksLeft == 0; })) {
        const double share = 1 - static_cast<double>(tasksLeft) / total;
        lock.unlock();
        progress(share);
        lock.lock();
    }
}

void TimedRun::halt()
{
    const std::unique_lock lock(mutex);
    halted = true;
    over.notify_one();
    for (Station& station : stations)
        station.wake.notify_all();
    for (std::condition_variable& pause : pauses)
        pause.notify_all();
    airWake.notify_all();
}

void TimedRun::arrive()
{
    ++arrived;
    gathered.notify_one();
}

void TimedRun::serve(Station& station, std::condition_variable& pause)
{
    askForPromptWakeups();
    std::unique_lock lock(mutex);
    arrive();
    while (!halted && station.left > 0) {
        const auto task = choose(station);
        if (!task) {
            station.wake.wait(lock);
            continue;
        }
        if (--station.left == 0)
            station.wake.notify_all(); // the others may go
        const Clock::time_point now = Clock::now();
        start(*task, now);
        if (somethingCanStart(station))
            station.wake.notify_one();
        if (const double seconds = blockingTime(*task); seconds > 0)
            pause.wait_until(lock, now + realTime(seconds), [this] { return halted; });
        if (!halted)
            finish(*task, Clock::now());
    }
}

/// What needs no channel needs no slot either: one thread waits for the next of all such transfers to end.
void TimedRun::serveAir()
{
    askForPromptWakeups();
    std::unique_lock lock(mutex);
    arrive();
    while (!halted && flightsLeft > 0) {
        if (flights.empty()) {
            airWake.wait(lock);
            continue;
        }
        const Flight first = flights.front();
        const Clock::time_point now = Clock::now();
        if (now < first.due) {
            airWake.wait_until(lock, first.due);
            continue;
        }
        std::pop_heap(flights.begin(), flights.end());
        flights.pop_back();
        --flightsLeft;
        finishTransfer(first.transfer, sinceOrigin(now));
    }
}

/// The first in the order of choice that can start.
std::optional<ReadyTask> TimedRun::choose(Station& station)
{
    std::optional<ReadyTask> found;
    std::vector<ReadyTask> passedOver;
    while (!found && !station.ready.empty()) {
        const ReadyTask task = station.ready.pop();
        if (canStart(task))
            found = task;
        else
            passedOver.push_back(task);
    }
    for (const ReadyTask& task : passedOver)
        station.ready.push(task);
    return found;
}

bool TimedRun::canStart(const ReadyTask& task) const
{
    if (task.isVertex())
        return deviceTurns.empty() ||
               deviceTurns[schedule.tasks[task.vertex].device].allow(task.vertex.value);
    const auto route = routeOf(task.transfer);
    return std::all_of(route.begin(), route.end(), [&](ChannelId c) {
        return freeChannels[c] > 0 && (channelTurns.empty() || channelTurns[c].allow(task.transfer));
    });
}

bool TimedRun::somethingCanStart(const Station& station) const
{
    const auto all = station.ready.all();
    return std::any_of(all.begin(), all.end(), [this](const ReadyTask& task) { return canStart(task); });
}

void TimedRun::start(const ReadyTask& task, Clock::time_point now)
{
    if (task.isVertex()) {
        TaskRun& run = schedule.tasks[task.vertex];
        run.start = sinceOrigin(now);
        if (!deviceTurns.empty())
            ++deviceTurns[run.device].next;
        return;
    }
    schedule.transfers[task.transfer].start = sinceOrigin(now);
    for (ChannelId c : routeOf(task.transfer)) {
        --freeChannels[c];
        if (!channelTurns.empty() && !channelTurns[c].order.empty())
            ++channelTurns[c].next;
    }
}

void TimedRun::finish(const ReadyTask& task, Clock::time_point now)
{
    if (!task.isVertex()) {
        for (ChannelId c : routeOf(task.transfer))
            ++freeChannels[c];
        finishTransfer(task.transfer, sinceOrigin(now));
        return;
    }
    if (--tasksLeft == 0)
        over.notify_one();
    schedule.tasks[task.vertex].end = sinceOrigin(now);
    EdgeId id = graph.firstOutEdge(task.vertex);
    for (const Edge& e : graph.outEdges(task.vertex)) {
        if (const std::uint32_t transfer = plan.of(id); transfer == TransferPlan::none)
            inputArrived(e.to, sinceOrigin(now));
        else if (plan.transfers()[transfer].firstEdge == id)
            transferReady(transfer, now);
        id = EdgeId{id + std::size_t{1}};
    }
}

void TimedRun::finishTransfer(std::uint32_t transfer, double now)
{
    schedule.transfers[transfer].end = now;
    for (std::uint32_t e = plan.transfers()[transfer].firstEdge; e != TransferPlan::none;
         e = plan.next(EdgeId{e}))
        inputArrived(graph.edge(EdgeId{e}).to, now);
}

void TimedRun::inputArrived(VertexId v, double now)
{
    if (missing[v] > 0 && --missing[v] > 0)
        return;
    schedule.tasks[v].ready = now;
    offer(schedule.tasks[v].device, {key.empty() ? now : key[v], v, ReadyTask::noTransfer, 0, 0});
}

void TimedRun::transferReady(std::uint32_t transfer, Clock::time_point now)
{
    TransferRun& run = schedule.transfers[transfer];
    run.ready = sinceOrigin(now);
    const PlannedTransfer& x = plan.transfers()[transfer];
    if (const std::uint32_t station = stationOf(x); station != air) {
        offer(station, {key.empty() ? run.ready : key[x.source], x.source, transfer, 0, 0});
        return;
    }
    run.start = run.ready;
    flights.push_back({now + realTime(times.transfers[transfer]), transfer});
    std::push_heap(flights.begin(), flights.end());
    if (flights.front().transfer == transfer)
        airWake.notify_one();
}

void TimedRun::offer(std::uint32_t station, const ReadyTask& task)
{
    stations[station].ready.push(task);
    stations[station].wake.notify_one();
}

} // namespace

Result<Schedule> runOnThreads(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                              const BlockingTimes& times, const EngineContext& context)
{
    return TimedRun(problem, placement, plan, times).run(context);
}

} // namespace doppler
