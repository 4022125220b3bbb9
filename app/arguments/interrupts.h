// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace doppler {

/// From now on Ctrl+C and a request to terminate end nothing by themselves, but are counted.
void countInterrupts();
int interruptCount();

/// While it lives, the first Ctrl+C (or request to terminate) becomes a stop; the next one, and any after
/// it is gone, ends the program. What stopped one does not stop those that follow. One at a time.
class StopOnInterrupt {
public:
    StopOnInterrupt();
    ~StopOnInterrupt();
    StopOnInterrupt(const StopOnInterrupt&) = delete;
    StopOnInterrupt& operator=(const StopOnInterrupt&) = delete;
    [[nodiscard]] std::stop_token token() const { return source.get_token(); }

private:
    std::stop_source source;
    std::jthread watcher;
};

} // namespace doppler
