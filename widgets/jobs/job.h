// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/start_thread.h"
#include "widgets/jobs/released_threads.h"
#include "widgets/jobs/yield_to_window.h"

#include <QObject>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <future>
#include <list>
#include <memory>
#include <mutex>
#include <new>
#include <stop_token>
#include <thread>

namespace doppler {

/// One kind of background work (loading a file, placing, laying out) on threads of its own. The newest start
/// wins: an earlier one gets a stop request, and its result is dropped. All methods belong to the owner's
/// thread, which needs an event loop; the hooks are called there: one result or one failure for each start
/// that wins, after all its steps. A hook may call start().
template <class Value, class Step = std::uint64_t>
class Job {
public:
    using Report = std::function<void(const Step&)>;
    /// Runs on a worker thread and returns early once the token says so. It may call `report` as often as it
    /// likes: the first step always comes through, later ones at most 25 times a second.
    using Work = std::function<Result<Value>(std::stop_token, const Report&)>;
    struct Hooks {
        std::function<void(const Value&)> result;
        std::function<void(const Error&)> failure;
        std::function<void(const Step&)> progress;
    };

    explicit Job(Hooks wanted) : hooks(std::move(wanted)) {}
    /// Requests a stop and returns at once; the thread ends on its own (released_threads.h).
    ~Job()
    {
        stop();
        door->close();
        for (Worker& worker : workers)
            releaseThread(std::move(worker.thread), std::move(worker.ended));
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// Never blocks. The work must own what it uses: it may outlive the job. If no thread can be started, the
    /// failure comes as if from the work.
    void start(Work work)
    {
        cancel();
        active = true;
        std::promise<void> ended;
        Worker worker;
        worker.ended = ended.get_future();
        auto run = [this, at = door, work = std::move(work), stop = worker.stop.get_token(),
                    mine = generation, ended = std::move(ended)]() mutable {
            yieldToWindow();
            runOnWorker(this, at, stop, work, mine);
            ended.set_value();
            at->post([this] { reap(); });
        };
        if (startThread(worker.thread, std::move(run)))
            workers.push_back(std::move(worker));
        else
            door->post([this, mine = generation] { finish(mine, noThread()); });
    }
    /// Requests a stop and drops the result. Never blocks.
    void cancel()
    {
        ++generation;
        active = false;
        stop();
    }
    /// Requests a stop; the result or failure still comes. Never blocks.
    void stop()
    {
        for (Worker& worker : workers)
            worker.stop.request_stop();
    }
    /// A result or failure is still to come.
    [[nodiscard]] bool running() const { return active; }
    /// A thread still works, possibly for a result that will be dropped.
    [[nodiscard]] bool busy() const { return std::ranges::any_of(workers, isRunning); }

private:
    struct Worker {
        std::thread thread;
        std::stop_source stop;
        std::future<void> ended;
    };
    static bool isRunning(const Worker& worker)
    {
        return worker.ended.wait_for(std::chrono::seconds(0)) != std::future_status::ready;
    }

    /// The way back from the workers to the owner's thread; closed when the job is destroyed.
    class Door {
    public:
        template <class Function>
        void post(Function function)
        {
            const std::lock_guard lock(mutex);
            if (home)
                QMetaObject::invokeMethod(home.get(), std::move(function), Qt::QueuedConnection);
        }
        void close()
        {
            const std::lock_guard lock(mutex);
            home.reset(); // Posted calls that are still waiting go with it.
        }

    private:
        std::mutex mutex;
        std::unique_ptr<QObject> home = std::make_unique<QObject>();
    };

    /// `job` is used in posted calls only: in the owner's thread, while it exists.
    static void runOnWorker(Job* job, const std::shared_ptr<Door>& at, std::stop_token stop, const Work& work,
                            std::uint64_t mine)
    {
        using Clock = std::chrono::steady_clock;
        const Report report = [job, at, mine, last = Clock::time_point{}](const Step& step) mutable {
            const auto now = Clock::now();
            if (now - last < std::chrono::milliseconds(40))
                return;
            last = now;
            at->post([job, mine, step] {
                if (mine == job->generation && job->hooks.progress)
                    job->hooks.progress(step);
            });
        };
        auto outcome = std::make_shared<Result<Value>>(attempt(work, stop, report));
        at->post([job, mine, outcome] { job->finish(mine, *outcome); });
    }

    /// The end of the start with this number, in the owner's thread.
    void finish(std::uint64_t mine, const Result<Value>& outcome)
    {
        if (mine != generation)
            return;
        active = false;
        if (outcome.ok())
            hooks.result(*outcome);
        else
            hooks.failure(outcome.error());
    }

    /// An exception of the work is its failure, not the program's end.
    static Result<Value> attempt(const Work& work, const std::stop_token& stop, const Report& report)
    {
        try {
            return work(stop, report);
        } catch (const std::bad_alloc&) {
            return Error{{DOPPLER_TEXT("core", "not enough memory for this operation")}, {}, {}};
        } catch (const std::exception& fault) {
            return Error{{DOPPLER_TEXT("core", "unexpected error: {0}"), {fault.what()}}, {}, {}};
        }
    }

    void reap()
    {
        for (Worker& worker : workers)
            if (!isRunning(worker))
                worker.thread.join();
        std::erase_if(workers, [](const Worker& worker) { return !worker.thread.joinable(); });
    }

    Hooks hooks;
    std::uint64_t generation = 0;
    bool active = false;
    std::shared_ptr<Door> door = std::make_shared<Door>();
    std::list<Worker> workers;
};

} // namespace doppler
