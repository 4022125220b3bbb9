// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
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
    /// Asks what runs to stop and waits for it.
    ~Job() { stop(); }
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;

    /// Doesn't block.
    void start(Work work)
    {
        cancel();
        active = true;
        auto ended = std::make_shared<std::atomic<bool>>(false);
        workers.push_back(
            {std::jthread([this, ended, work = std::move(work), mine = generation](std::stop_token stop) {
                 runOnWorker(stop, work, mine);
                 ended->store(true);
                 post([this] { reap(); });
             }),
             ended});
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
            worker.thread.request_stop();
    }
    /// A result or failure is still to come.
    [[nodiscard]] bool running() const { return active; }
    /// A thread still works, be it for a result that nobody wants any more.
    [[nodiscard]] bool busy() const
    {
        return std::any_of(workers.begin(), workers.end(), [](const Worker& w) { return !w.ended->load(); });
    }

private:
    struct Worker {
        std::jthread thread;
        std::shared_ptr<std::atomic<bool>> ended;
    };

    template <class Function>
    void post(Function function)
    {
        QMetaObject::invokeMethod(&home, std::move(function), Qt::QueuedConnection);
    }

    void runOnWorker(std::stop_token stop, const Work& work, std::uint64_t mine)
    {
        using Clock = std::chrono::steady_clock;
        auto last = Clock::time_point{};
        const Report report = [this, mine, last](const Step& step) mutable {
            const auto now = Clock::now();
            if (now - last < std::chrono::milliseconds(40))
                return;
            last = now;
            post([this, mine, step] {
                if (mine == generation && hooks.progress)
                    hooks.progress(step);
            });
        };
        auto outcome = std::make_shared<Result<Value>>(work(stop, report));
        post([this, mine, outcome] {
            if (mine != generation)
                return;
            active = false;
            if (outcome->ok())
                hooks.result(**outcome);
            else
                hooks.failure(outcome->error());
        });
    }

    void reap()
    {
        std::erase_if(workers, [](const Worker& worker) { return worker.ended->load(); });
    }

    Hooks hooks;
    std::uint64_t generation = 0;
    bool active = false;
    QObject home; ///< Dropped after the threads: what they posted and nobody took dies with it.
    std::list<Worker> workers;
};

} // namespace doppler
