// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/profiles/pytorch_event.h"

#include <cstddef>
#include <span>
#include <vector>

namespace doppler {

/// Finds out whether anything runs in each iteration of a profile: profilers write a last step that nothing
/// ran in, or in which only the host worked.
class IterationWork {
public:
    /// `marks` are sorted and do not overlap; microseconds.
    explicit IterationWork(std::span<const IterationMark> marks) : iterations(marks), found(marks.size()) {}

    void add(ProfileCategory category, const ProfileEvent& event);
    /// Sets IterationMark::empty. If kernels ran, and some iteration launched any, those that launched none
    /// are empty.
    void markEmpty(std::vector<IterationMark>& marks) const;

private:
    struct Work {
        bool called = false;   ///< An operator ran.
        bool launched = false; ///< A kernel, copy or fill was launched.
    };

    std::span<const IterationMark> iterations;
    std::vector<Work> found;
    bool anyKernel = false;
};

} // namespace doppler
