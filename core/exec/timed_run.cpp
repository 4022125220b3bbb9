// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/timed_run.h"

#include "core/exec/machine/processors.h"
#include "core/exec/real_time.h"
#include "core/exec/timed_run_state.h"

#include <algorithm>
#include <system_error>

namespace doppler {

Result<Schedule> TimedRun::run(const EngineContext& context)
{
    std::vector<std::thread> threads;
    bool started = false;
    {
        const std::stop_callback onStop(context.stop, [this] { halt(); });
        if (setup.others)
            setup.others->attach(this);
        started = startThreads(threads);
        if (auto begun = started ? begin() : Result<void>(); !begun)
            fail(begun.error());
        if (!started)
            halt();
        if (started && context.progress)
            follow(context.progress);
        for (std::thread& thread : threads)
            thread.join();
        if (setup.others) {
            awaitPhases();
            setup.others->attach(nullptr);
        }
    }
    if (!started)
        return Error{
            {DOPPLER_TEXT("core", "the operating system did not start another thread after {0} threads"),
             {count(threads.size())}},
            {},
            {}};
    if (failure)
        return *std::move(failure);
    if (tasksLeft > 0 || halted)
        return executionStopped();
    for (const TaskRun& task : schedule.tasks)
        if (isHere(task.device))
            schedule.makespan = std::max(schedule.makespan, task.end);
    return std::move(schedule);
}

bool TimedRun::startThreads(std::vector<std::thread>& threads)
{
    try { // the standard library's threads speak in exceptions; they end here
        for (std::size_t station = 0; station < stations.size(); ++station)
            for (std::size_t i = 0; i < stations[station].slots; ++i) {
                std::unique_lock lock(mutex);
                std::condition_variable& pause = pauses.emplace_back();
                lock.unlock();
                threads.emplace_back([this, station, &pause] { serve(station, pause); });
            }
        if (flightsLeft > 0)
            threads.emplace_back([this] { serveAir(); });
    } catch (const std::system_error&) {
        return false;
    }
    std::unique_lock lock(mutex);
    gathered.wait(lock, [&] { return waiting == threads.size(); });
    return true;
}

/// Time begins when every thread is there, also those of other processes.
Result<void> TimedRun::begin()
{
    Clock::time_point start = Clock::now();
    if (setup.others) {
        const auto agreed = setup.others->agreeOnStart();
        if (!agreed)
            return agreed.error();
        start = *agreed;
        waitUntil(start);
    }
    const std::unique_lock lock(mutex);
    origin = setup.others ? start : Clock::now();
    for (VertexId v : graph.vertices())
        if (missing[v] == 0 && isHere(schedule.tasks[v].device))
            inputArrived(v, 0);
    passBarriers(origin);
    begun = true;
    over.notify_all();
    return {};
}

/// A process without further tasks still takes part in the barriers of the others.
void TimedRun::awaitPhases()
{
    std::unique_lock lock(mutex);
    over.wait(lock, [this] { return halted || phasesOver(); });
}

/// Reports how much is done until everything is. It holds the mutex for less than a microsecond at a time, so
/// that it does not change the measured times.
void TimedRun::follow(const std::function<void(double)>& progress)
{
    constexpr std::chrono::milliseconds interval{100};
    const auto total = static_cast<double>(std::max<std::size_t>(tasksTotal, 1));
    std::unique_lock lock(mutex);
    while (!over.wait_for(lock, interval, [this] { return halted || tasksLeft == 0; })) {
        const double share = 1 - static_cast<double>(tasksLeft) / total;
        lock.unlock();
        progress(share);
        lock.lock();
    }
}

void TimedRun::fail(Error error)
{
    {
        const std::lock_guard lock(mutex);
        if (!failure && !halted)
            failure = std::move(error);
    }
    halt();
}

void TimedRun::halt()
{
    const std::unique_lock lock(mutex);
    halted = true;
    over.notify_all();
    for (Station& station : stations) {
        ++station.offers;
        station.wake.notify_all();
    }
    for (std::condition_variable& pause : pauses)
        pause.notify_all();
    airWake.notify_all();
}

void TimedRun::arrive()
{
    ++waiting;
    gathered.notify_one();
}

/// Threads that compute stay below real-time priority: the system would stop them for a part of every second.
/// So do those that send to other processes: Gloo lets a sender spin until a thread of its own has gone on.
void TimedRun::settle(std::size_t station) const
{
    const bool isDevice = station < problem.deviceCount();
    if (isDevice && !setup.processors.empty())
        pinThread(setup.processors[station]);
    if ((!isDevice || !setup.work) && !setup.others)
        askForPromptWakeups();
}

void TimedRun::serve(std::size_t index, std::condition_variable& pause)
{
    settle(index);
    Station& station = stations[index];
    std::unique_lock lock(mutex);
    arrive();
    while (!halted && station.left > 0) {
        const auto task = choose(station);
        if (!task) {
            wait(station, lock);
            continue;
        }
        if (--station.left == 0) {
            ++station.offers;
            station.wake.notify_all(); // the others may go
        }
        const Clock::time_point now = Clock::now();
        start(*task, now);
        if (somethingCanStart(station))
            wakeOne(station);
        perform(*task, lock, pause, now);
        if (!halted)
            finish(*task, Clock::now());
    }
}

/// Where work is real, a device that waits for an input looks for it for a short time before it sleeps:
/// waking up takes longer than many kernels.
void TimedRun::wait(Station& station, std::unique_lock<std::mutex>& lock)
{
    constexpr std::chrono::microseconds patience{30};
    const std::uint32_t seen = station.offers;
    if (station.spins) {
        lock.unlock();
        const Clock::time_point end = Clock::now() + patience;
        while (station.offers == seen && Clock::now() < end)
            std::this_thread::yield();
        lock.lock();
    }
    station.wake.wait(lock, [&] { return halted || station.left == 0 || station.offers != seen; });
}

void TimedRun::perform(const ReadyTask& task, std::unique_lock<std::mutex>& lock,
                       std::condition_variable& pause, Clock::time_point now)
{
    if (setup.work) {
        lock.unlock();
        auto done = task.isVertex() ? setup.work->compute(task.vertex) : setup.work->carry(task.transfer);
        lock.lock();
        if (done)
            return;
        lock.unlock();
        fail(done.error());
        lock.lock();
        return;
    }
    if (const double seconds = sleepingTime(task); seconds > 0)
        pause.wait_until(lock, now + realTime(seconds), [this] { return halted; });
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
        finishTransfer(first.transfer, now);
    }
}

Result<Schedule> runOnThreads(const TimedRunSetup& setup, const EngineContext& context)
{
    return TimedRun(setup).run(context);
}

} // namespace doppler
