// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"

#include "core/base/start_thread.h"

#include <atomic>
#include <chrono>
#include <csignal>

namespace doppler {

namespace {

std::atomic<int> interrupts{0};
void onInterrupt(int) { ++interrupts; }

void handle(void (*handler)(int))
{
    std::signal(SIGINT, handler);
    std::signal(SIGTERM, handler);
    if (!ignoresHangup())
        std::signal(SIGHUP, handler);
}

} // namespace

bool ignoresHangup()
{
    struct sigaction current {};
    return ::sigaction(SIGHUP, nullptr, &current) == 0 && current.sa_handler == SIG_IGN;
}

void reportFileSizeAsError() { std::signal(SIGXFSZ, SIG_IGN); }

void countInterrupts() { handle(onInterrupt); }
int interruptCount() { return interrupts; }

StopOnInterrupt::StopOnInterrupt()
{
    countInterrupts();
    // A signal handler may do next to nothing, so a thread looks at what it counted.
    const auto watch = [this](const std::stop_token& over) {
        while (!over.stop_requested()) {
            if (interrupts > 0) {
                handle(SIG_DFL);
                source.request_stop();
                return;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    };
    if (!startThread(watcher, watch))
        handle(SIG_DFL); // then a signal ends the program at once
}

StopOnInterrupt::~StopOnInterrupt()
{
    handle(SIG_DFL);
    if (source.stop_requested())
        interrupts = 0; // It was for what ends here. One that came too late to be noticed is for the next.
}

} // namespace doppler
