// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace doppler {

/// Asks the system to wake the calling thread without delay when its sleep is over. Linux lets a sleeping
/// thread oversleep by 50 microseconds to save wake-ups, and by milliseconds where others compute, unless
/// told otherwise. The second is a privilege; without it, or on another system, times are less exact.
void askForPromptWakeups();

/// A duration of the clock that threads sleep by; at most some thirty years.
std::chrono::steady_clock::duration realTime(double seconds);

/// Returns at this time: sleeps, and spins for the last 100 us, because waking up is late by more than clocks
/// differ.
void waitUntil(std::chrono::steady_clock::time_point time);

} // namespace doppler
