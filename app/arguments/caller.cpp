// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/caller.h"

#include "core/base/start_thread.h"

#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <thread>

#include <poll.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace doppler {

namespace {

/// 0 if no process is named.
pid_t caller()
{
    const char* text = std::getenv("DOPPLER_CALLER");
    const std::string_view digits = text ? text : "";
    pid_t process = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), process);
    return fault == std::errc() && end == digits.data() + digits.size() && process > 1 ? process : 0;
}

[[noreturn]] void end()
{
    ::kill(::getpid(), SIGTERM);
    std::this_thread::sleep_for(std::chrono::seconds(10));
    ::kill(::getpgrp() == ::getpid() ? 0 : ::getpid(), SIGKILL);
    std::abort();
}

} // namespace

void endWithCaller()
{
    const pid_t process = caller();
    if (process == 0)
        return;
    // Debian 12's <sys/pidfd.h> declares the function for C only.
    const auto watched = static_cast<int>(::syscall(SYS_pidfd_open, process, 0));
    if (watched < 0 && errno != ESRCH)
        return;
    std::thread watcher;
    const auto watch = [watched] {
        pollfd ended{watched, POLLIN, 0};
        while (watched >= 0)
            if (const int found = ::poll(&ended, 1, -1); found > 0)
                break;
            else if (found < 0 && errno != EINTR)
                return; // The caller may still run.
        end();
    };
    if (startThread(watcher, watch))
        watcher.detach();
}

} // namespace doppler
