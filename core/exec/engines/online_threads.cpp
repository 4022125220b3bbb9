// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/engines/online_threads.h"

#include "core/exec/machine/processors.h"
#include "core/exec/real_time.h"
#include "core/exec/work_station.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <system_error>
#include <thread>

namespace doppler {

namespace {

/// A run of runOnlineOnThreads(). One mutex guards everything that the threads share, the policy included: it
/// is held while the policy decides, and never by a thread that sleeps or computes.
class OnlineThreads final : public OnlineProgress {
public:
    explicit OnlineThreads(const OnlineThreadsSetup& s)
        : OnlineProgress(s.problem, s.policy), setup(s), stations(problem.deviceCount() + 1)
    {
    }

    Result<OnlineRun> run(const EngineContext& context)
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
        if (failure)
            return *std::move(failure);
        return finished() ? Result<OnlineRun>(result()) : Result<OnlineRun>(executionStopped());
    }

private:
    using Clock = std::chrono::steady_clock;

    /// A transfer that only takes time.
    struct Flight {
        Clock::time_point due;
        std::uint32_t transfer;
        bool operator<(const Flight& other) const { return due > other.due; } ///< The earliest on top.
    };

    void taskStarts(VertexId v) override { stations[at[v]].offer(v.value); }
    void transferStarts(std::uint32_t x) override
    {
        if (setup.work) {
            stations.back().offer(x);
            return;
        }
        const Transfer& transfer = transfers[x];
        const double seconds = setup.times->transfer(transfer.tensor, transfer.from, transfer.to);
        flights.push_back({Clock::now() + realTime(seconds), x});
        std::push_heap(flights.begin(), flights.end());
        airWake.notify_one();
    }

    /// A thread for every slot of a device that can be used, and threads for the transfers.
    bool startThreads(std::vector<std::thread>& threads)
    {
        try { // the standard library's threads speak in exceptions; they end here
            for (const DeviceId d : problem.topology().devices())
                for (std::size_t i = 0;
                     i < std::min<std::size_t>(problem.topology().device(d).slotCount, left()); ++i) {
                    std::condition_variable& pause = newPause();
                    threads.emplace_back([this, d, &pause] { serve(d, pause); });
                }
            for (std::size_t i = 0; setup.work && i < carrierCount(); ++i)
                threads.emplace_back([this] { carry(); });
            if (!setup.work)
                threads.emplace_back([this] { serveAir(); });
        } catch (const std::system_error&) {
            return false;
        }
        std::unique_lock lock(mutex);
        gathered.wait(lock, [&] { return waiting == threads.size(); });
        return true;
    }

    std::condition_variable& newPause()
    {
        const std::lock_guard lock(mutex);
        return pauses.emplace_back();
    }

    /// As many as transfers can be at once; a pair of devices without channels counts as one.
    [[nodiscard]] std::size_t carrierCount() const
    {
        std::size_t most = 0;
        for (const Channel& channel : problem.channels())
            most += channel.capacity;
        for (const DeviceId from : problem.topology().devices())
            for (const DeviceId to : problem.topology().devices())
                most += from != to && problem.route(from, to).empty() ? 1 : 0;
        return std::min(most, graph.edgeCount());
    }

    void begin()
    {
        const std::lock_guard lock(mutex);
        origin = Clock::now();
        advance(0);
        settle();
    }

    [[nodiscard]] double now() const
    {
        return std::chrono::duration<double>(Clock::now() - origin).count() / setup.realSeconds;
    }

    void arrive()
    {
        ++waiting;
        gathered.notify_one();
    }

    /// Threads that compute stay below real-time priority: the system would stop them for a part of every
    /// second.
    void serve(DeviceId d, std::condition_variable& pause)
    {
        if (!setup.processors.empty())
            pinThread(setup.processors[d]);
        if (!setup.work)
            askForPromptWakeups();
        std::unique_lock lock(mutex);
        arrive();
        while (const auto taken = take(stations[d], lock, setup.work != nullptr)) {
            const VertexId v{*taken};
            tasks[v].start = now();
            Result<void> done;
            if (setup.work) {
                lock.unlock();
                done = setup.work->compute(v, d);
                lock.lock();
            } else if (const double seconds = setup.times->task(v, d); seconds > 0) {
                pause.wait_for(lock, realTime(seconds), [this] { return halted; });
            }
            finish(done, [&] { taskEnded(v); });
        }
    }

    void carry()
    {
        std::unique_lock lock(mutex);
        arrive();
        while (const auto x = take(stations.back(), lock, false)) {
            const Transfer transfer = transfers[*x]; // the list may grow meanwhile
            transfers[*x].start = now();
            lock.unlock();
            const auto done = setup.work->carry(transfer.tensor, transfer.from, transfer.to);
            lock.lock();
            finish(done, [&] { transferEnded(*x); });
        }
    }

    /// Transfers that only take time need no thread each: one waits for the next of them to end.
    void serveAir()
    {
        askForPromptWakeups();
        std::unique_lock lock(mutex);
        arrive();
        while (!halted && !finished()) {
            if (flights.empty()) {
                airWake.wait(lock);
                continue;
            }
            const Flight first = flights.front();
            if (Clock::now() < first.due) {
                airWake.wait_until(lock, first.due);
                continue;
            }
            std::pop_heap(flights.begin(), flights.end());
            flights.pop_back();
            finish({}, [&] { transferEnded(first.transfer); });
        }
    }

    /// The next task or transfer of a station; nothing when the run is over.
    std::optional<std::uint32_t> take(WorkStation& station, std::unique_lock<std::mutex>& lock, bool spins)
    {
        return station.take(lock, spins, [this] { return halted || finished(); });
    }

    /// Something has ended: what follows from it starts.
    template <class Ended>
    void finish(const Result<void>& done, const Ended& ended)
    {
        if (!done && !failure && !halted)
            failure = done.error();
        if (!done)
            wakeAll();
        if (halted)
            return;
        advance(now());
        ended();
        if (finished())
            wakeAll();
        else
            settle();
    }

    /// Ends the run for all threads if it is not finished.
    void wakeAll()
    {
        halted = halted || !finished();
        over.notify_all();
        for (WorkStation& station : stations)
            station.wakeAll();
        for (std::condition_variable& pause : pauses)
            pause.notify_all();
        airWake.notify_all();
    }

    void halt()
    {
        const std::lock_guard lock(mutex);
        wakeAll();
    }

    /// Reports how much is done. It holds the mutex for less than a microsecond at a time, so that it does
    /// not change the measured times.
    void follow(const std::function<void(double)>& progress)
    {
        constexpr std::chrono::milliseconds interval{100};
        const auto total = static_cast<double>(problem.vertexCount());
        std::unique_lock lock(mutex);
        while (!over.wait_for(lock, interval, [this] { return halted || finished(); })) {
            const double share = 1 - static_cast<double>(left()) / total;
            lock.unlock();
            progress(share);
            lock.lock();
        }
    }

    const OnlineThreadsSetup& setup;
    std::mutex mutex;
    bool halted = false;
    std::optional<Error> failure; ///< The first of the work.
    Clock::time_point origin;
    std::deque<WorkStation> stations; ///< By device the tasks; then one with the transfers that are work.
    std::deque<std::condition_variable> pauses; ///< By thread of a device: what it sleeps on.
    std::vector<Flight> flights;                ///< A heap.
    std::condition_variable airWake;
    std::size_t waiting = 0; ///< Threads that have been started and wait for the beginning.
    std::condition_variable gathered;
    std::condition_variable over; ///< Every vertex has run, or the run was halted.
};

} // namespace

Result<OnlineRun> runOnlineOnThreads(const OnlineThreadsSetup& setup, const EngineContext& context)
{
    return OnlineThreads(setup).run(context);
}

} // namespace doppler
