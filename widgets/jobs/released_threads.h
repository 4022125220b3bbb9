// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
#include <thread>

namespace doppler {

/// Takes over a running thread from an owner that is being destroyed, so that no destructor waits. The thread
/// must have received a stop request and must not touch its former owner; it sets `ended` as its last act. At
/// the end of the program the remaining threads get `releasedThreadSeconds` together; threads that write
/// files have ended by then (last_writes.h). GUI thread only.
void releaseThread(std::thread thread, std::future<void> ended);

inline constexpr double releasedThreadSeconds = 1.5;

} // namespace doppler
