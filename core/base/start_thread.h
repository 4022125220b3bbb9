// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <system_error>
#include <thread>
#include <utility>

namespace doppler {

/// Starts a thread for `work` in `into` (std::thread or std::jthread). Returns false if the operating system
/// refuses, as beyond a limit on the number of processes; `work` is then lost.
template <class Thread, class Work>
[[nodiscard]] bool startThread(Thread& into, Work&& work)
{
    try { // the standard library's threads speak in exceptions; they end here
        into = Thread(std::forward<Work>(work));
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

/// The error of work that needs a thread of its own.
Error noThread();

} // namespace doppler
