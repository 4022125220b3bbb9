// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

namespace doppler {

/// Work that an online run has started and that no thread has taken yet: the tasks of a device, or transfers.
/// One mutex guards all stations of a run; every function needs it held.
class WorkStation {
public:
    /// Adds a vertex or transfer, and wakes one thread that waits here.
    void offer(std::uint32_t index)
    {
        started.push_back(index);
        ++offers;
        wake.notify_one();
    }
    /// Wakes all threads that wait here; they ask take()'s `over` again.
    void wakeAll()
    {
        ++offers;
        wake.notify_all();
    }
    /// Waits for work and removes it; nothing once `over()` is true. Releases the lock while it waits. A
    /// thread that `spins` looks for work for a short time before it sleeps: waking up takes longer than many
    /// kernels.
    template <class Over>
    std::optional<std::uint32_t> take(std::unique_lock<std::mutex>& lock, bool spins, const Over& over)
    {
        while (!over()) {
            if (!started.empty()) {
                const std::uint32_t first = started.front();
                started.pop_front();
                return first;
            }
            const std::uint32_t seen = offers;
            if (spins)
                spin(lock, seen);
            wake.wait(lock, [&] { return over() || offers != seen; });
        }
        return std::nullopt;
    }

private:
    void spin(std::unique_lock<std::mutex>& lock, std::uint32_t seen) const
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::chrono::microseconds patience{30};
        lock.unlock();
        const Clock::time_point end = Clock::now() + patience;
        while (offers == seen && Clock::now() < end)
            std::this_thread::yield();
        lock.lock();
    }

    std::deque<std::uint32_t> started;
    std::condition_variable wake;
    std::atomic<std::uint32_t> offers{0}; ///< Changes when `wake` is notified, for threads that spin.
};

} // namespace doppler
