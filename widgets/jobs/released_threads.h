// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
#include <thread>

namespace doppler {

/// Takes over a thread whose owner goes away before the thread has ended, so that the owner's destructor
/// never waits. The thread must have been asked to end; `ended` is set as its last act, and it must not touch
/// its former owner. When the program ends, threads that are left are waited for, together at most
/// `releasedThreadSeconds`; those that write files have ended by then (last_writes.h). Window's thread only.
void releaseThread(std::thread thread, std::future<void> ended);

inline constexpr double releasedThreadSeconds = 1.5;

} // namespace doppler
