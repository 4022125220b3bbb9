// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/problem.h"

#include <vector>

namespace doppler {

/// The device of every vertex, by vertex id.
using Assignment = std::vector<DeviceId>;

/// What a placer returns and a placement file holds.
struct Placement {
    Assignment devices;
    std::vector<VertexId> order; ///< Empty, or every vertex once: the planned order of starts.

    [[nodiscard]] bool operator==(const Placement&) const = default;
};

/// Checks length, device ids, allowed devices, colocation; the order for being a permutation and, under
/// Strict, for agreeing with the dependencies. The error's place is "devices[i]" or "order[i]".
Result<void> validate(const Problem& problem, const Placement& placement);

} // namespace doppler
