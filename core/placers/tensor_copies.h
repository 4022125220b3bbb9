// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/problem.h"

#include <vector>

namespace doppler {

/// Which tensors are on which devices, as far as a planner has placed their readers: a tensor goes to a
/// device once, however many read it there.
class TensorCopies {
public:
    explicit TensorCopies(const Problem& problem)
        : deviceCount(problem.deviceCount()), there(problem.graph().tensorCount() * problem.deviceCount())
    {
    }
    [[nodiscard]] bool has(TensorId t, DeviceId d) const { return there[t * deviceCount + d]; }
    /// True when it was not there.
    bool add(TensorId t, DeviceId d)
    {
        const bool isNew = !there[t * deviceCount + d];
        there[t * deviceCount + d] = true;
        return isNew;
    }
    void remove(TensorId t, DeviceId d) { there[t * deviceCount + d] = false; }

private:
    std::size_t deviceCount;
    std::vector<bool> there;
};

} // namespace doppler
