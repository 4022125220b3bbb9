// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace doppler {

/// Comes out of work that is given up. After an update the learner is as it was before.
struct Cancelled {};

/// While one lives, throwIfCancelled() asks it on this thread.
class CancelScope {
public:
    /// Asked often: it must take next to no time.
    explicit CancelScope(std::function<bool()> isWanted);
    ~CancelScope();
    CancelScope(const CancelScope&) = delete;
    CancelScope& operator=(const CancelScope&) = delete;
    /// How many placements an update has simulated since: those count, though it is given up.
    [[nodiscard]] std::uint64_t simulated() const { return count; }

private:
    friend void throwIfCancelled();
    friend void countSimulated();
    std::function<bool()> wanted;
    const CancelScope* before;
    mutable std::uint64_t count = 0;
};

/// Throws Cancelled where this thread's work is to be given up. Called at every step of an episode, and
/// within what takes long for a large graph: every round of messages, every block of steps.
void throwIfCancelled();

/// Tells the innermost CancelScope of this thread that a placement was simulated.
void countSimulated();

} // namespace doppler
