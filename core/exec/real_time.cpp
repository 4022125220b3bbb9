// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exec/real_time.h"

#include <algorithm>
#include <thread>

#ifdef __linux__
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#endif

namespace doppler {

void askForPromptWakeups()
{
#ifdef __linux__
    prctl(PR_SET_TIMERSLACK, 1UL); // nanoseconds
    sched_param lowest{};
    lowest.sched_priority = sched_get_priority_min(SCHED_FIFO);
    pthread_setschedparam(pthread_self(), SCHED_FIFO, &lowest);
#endif
}

std::chrono::steady_clock::duration realTime(double seconds)
{
    constexpr double longest = 1e9; // fits into any clock
    return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
        std::chrono::duration<double>(std::clamp(seconds, 0.0, longest)));
}

void waitUntil(std::chrono::steady_clock::time_point time)
{
    std::this_thread::sleep_until(time - std::chrono::microseconds(100));
    while (std::chrono::steady_clock::now() < time) {
    }
}

} // namespace doppler
