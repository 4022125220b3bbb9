// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace doppler {

/// The processors that this process may use, as the system numbers them: one of every core first. Never
/// empty.
std::vector<unsigned> allowedProcessors();

/// Keeps the calling thread on these processors. Does nothing for an empty list, and on a system that can't.
void pinThread(std::span<const unsigned> processors);

/// Keeps the calling thread on some processors while it lives.
class PinnedThread {
public:
    explicit PinnedThread(std::span<const unsigned> processors);
    PinnedThread(const PinnedThread&) = delete;
    PinnedThread& operator=(const PinnedThread&) = delete;
    ~PinnedThread();

private:
    std::vector<unsigned> before; ///< Empty: unknown.
};

} // namespace doppler
