// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"
#include "host_kernels.h"

#include <atomic>
#include <cstring>
#include <thread>

#include <sched.h>

namespace doppler_cuda {

/// The cores that this process may use.
inline std::vector<int> allowedCores()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    std::vector<int> cores;
    if (sched_getaffinity(0, sizeof set, &set) == 0)
        for (int core = 0; core < CPU_SETSIZE; ++core)
            if (CPU_ISSET(core, &set))
                cores.push_back(core);
    return cores;
}

inline void pinThread(int core)
{
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    sched_setaffinity(0, sizeof set, &set);
}

/// A host thread that executes one task or copy at a time for a slot or channel, pinned to a core.
class Worker {
public:
    explicit Worker(int core) : thread([this, core] { run(core); }) {}
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker()
    {
        give(Stop);
        thread.join();
    }

    void compute(const Work& task)
    {
        work = &task;
        give(Assigned);
    }
    void copy(char* destination, const char* source, std::uint64_t size)
    {
        work = nullptr;
        to = destination, from = source, bytes = size;
        give(Assigned);
    }
    [[nodiscard]] bool done() const { return state.load(std::memory_order_acquire) == Idle; }
    /// Host times of the last task or copy, once it is done.
    [[nodiscard]] double start() const { return started; }
    [[nodiscard]] double end() const { return ended; }

private:
    enum State { Idle, Assigned, Stop };
    std::atomic<int> state{Idle};
    const Work* work = nullptr;
    char* to = nullptr;
    const char* from = nullptr;
    std::uint64_t bytes = 0;
    double started = 0;
    double ended = 0;
    std::thread thread;

    void give(State next)
    {
        state.store(next, std::memory_order_release);
        state.notify_one();
    }

    /// Spins for some 100 us, because a wake-up costs more than a small task; then sleeps.
    void awaitChange()
    {
        for (int i = 0; i < 2000; ++i) {
            if (state.load(std::memory_order_acquire) != Idle)
                return;
            if (i % 64 == 63)
                std::this_thread::yield();
        }
        state.wait(Idle, std::memory_order_acquire);
    }

    void run(int core)
    {
        if (core >= 0)
            pinThread(core);
        while (true) {
            awaitChange();
            if (state.load(std::memory_order_acquire) == Stop)
                return;
            started = now();
            if (work)
                runOnHost(*work);
            else
                std::memcpy(to, from, bytes);
            ended = now();
            state.store(Idle, std::memory_order_release);
        }
    }
};

} // namespace doppler_cuda
