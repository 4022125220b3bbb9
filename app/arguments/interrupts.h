// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <thread>

namespace doppler {

/// Whether the program was started to survive the end of its terminal, as by `nohup`.
bool ignoresHangup();

/// From now on a write beyond the limit on the size of files (`ulimit -f`) fails with an error that names the
/// file. By default it ends the program.
void reportFileSizeAsError();

/// From now on Ctrl+C, a request to terminate and the end of the terminal (SIGINT, SIGTERM, SIGHUP) no longer
/// end the program, but are counted. A program that ignores SIGHUP continues to do so.
void countInterrupts();
int interruptCount();

/// While it lives, the first of these signals becomes a stop; the next one, and any after
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
