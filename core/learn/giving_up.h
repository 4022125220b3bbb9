// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

private:
    friend void mayGiveUp();
    std::function<bool()> wanted;
    const GivingUp* before;
};

/// Throws GivenUp where this thread's work is to be given up. Called at every step of an episode, and within
/// what takes long for a large graph: every round of messages, every block of steps.
void mayGiveUp();

} // namespace doppler
