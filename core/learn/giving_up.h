// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace doppler {

/// Comes out of work that is given up. After an update the learner is as it was before.
struct GivenUp {};

/// While one lives, mayGiveUp() asks it on this thread.
class GivingUp {
public:
    /// Asked often: it must take next to no time.
    explicit GivingUp(std::function<bool()> isWanted);
    ~GivingUp();
    GivingUp(const GivingUp&) = delete;
    GivingUp& operator=(const GivingUp&) = delete;
    /// How many placements an update has simulated since: those count, though it is given up.
    [[nodiscard]] std::uint64_t simulated() const { return count; }

private:
    friend void mayGiveUp();
    friend void countSimulated();
    std::function<bool()> wanted;
    const GivingUp* before;
    mutable std::uint64_t count = 0;
};

/// Throws GivenUp where this thread's work is to be given up. Called at every step of an episode, and within
/// what takes long for a large graph: every round of messages, every block of steps.
void mayGiveUp();

/// Tells the innermost GivingUp of this thread that a placement was simulated.
void countSimulated();

} // namespace doppler
