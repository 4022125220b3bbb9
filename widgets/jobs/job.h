// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
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

/// One kind of background work (loading a file, placing, simulating) on threads of its own. The newest start
/// wins: an earlier one is asked to stop and whatever it still brings is dropped. All methods belong to the
/// owner's thread, where the hooks are called too, one of result and failure for each start that wins.
template <class Value, class Step = std::uint64_t>
class Job {
public:
    using Report = std::function<void(const Step&)>;
    /// Runs on a worker thread. It should look at the token; `report` may be called as often as it likes, at
    /// most 25 steps a second come through.
    using Work = std::function<Result<Value>(std::stop_token, const Report&)>;
    struct Hooks {
        std::function<void(const Value&)> result;
        std::function<void(const Error&)> failure;
        std::function<void(const Step&)> progress;
    };

    explicit Job(Hooks wanted) : hooks(std::move(wanted)) {}
    /// Asks what runs to stop and leaves at once; its thread ends on its own (parting_threads.h).
    ~Job()
    {
        stop();
        door->close();
        for (Worker& worker : workers)
            releaseThread(std::move(worker.thread), std::move(worker.ended));
    }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// Doesn't block. The work must not refer to anything that may go while it runs.
    void start(Work work)
    {
        cancel();
        active = true;
        std::promise<void> ended;
        Worker worker;
        worker.ended = ended.get_future();
        worker.thread = std::thread([this, at = door, work = std::move(work), stop = worker.stop.get_token(),
                                     mine = generation, ended = std::move(ended)]() mutable {
            yieldToWindow();
            runOnWorker(this, at, stop, work, mine);
            ended.set_value();
            at->post([this] { reap(); });
        });
        workers.push_back(std::move(worker));
    }
    /// Asks what runs to stop; neither result nor failure of it will come. Doesn't block.
    void cancel()
    {
        ++generation;
        active = false;
        stop();
    }
    /// Asks what runs to stop early; its result or failure still comes. Doesn't block.
    void stop()
    {
        for (Worker& worker : workers)
            worker.stop.request_stop();
    }
    /// A result or failure is still to come.
    [[nodiscard]] bool running() const { return active; }
    /// A thread still works, be it for a result that nobody wants any more.
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

    /// The way back from the workers to the owner's thread; shut when the job goes.
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
            home.reset(); // What was posted and nobody took goes with it.
        }

    private:
        std::mutex mutex;
        std::unique_ptr<QObject> home = std::make_unique<QObject>();
    };

    /// `job` is looked at in what is posted only: in the owner's thread, while it is there.
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
        at->post([job, mine, outcome] {
            if (mine != job->generation)
                return;
            job->active = false;
            if (outcome->ok())
                job->hooks.result(**outcome);
            else
                job->hooks.failure(outcome->error());
        });
    }

    /// Whatever the work throws is a failure of it, not the program's end.
    static Result<Value> attempt(const Work& work, const std::stop_token& stop, const Report& report)
    {
        try {
            return work(stop, report);
        } catch (const std::bad_alloc&) {
            return Error{{DOPPLER_TEXT("core", "there is not enough memory for this")}, {}, {}};
        } catch (const std::exception& fault) {
            return Error{{DOPPLER_TEXT("core", "this failed unexpectedly: {0}"), {fault.what()}}, {}, {}};
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
