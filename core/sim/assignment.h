// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// The device of every vertex, by vertex id.
using Assignment = std::vector<DeviceId>;

/// What a placer returns and a placement file holds.
struct Placement {
    Assignment devices;
    std::vector<VertexId> order; ///< Empty, or every vertex once: the planned order of starts.
    /// Empty, or every transfer once, by its first edge (of its tensor's edges to one device): the planned
    /// order of their starts. Only `strict` reads it; channels then wait for their next transfer.
    std::vector<EdgeId> transfers = {};

    [[nodiscard]] bool operator==(const Placement&) const = default;
};

/// Checks length, device ids, allowed devices, colocation; the order for being a permutation and, under
/// Strict, for agreeing with the dependencies; the transfers for being edges and, under Strict, for being
/// those that the devices need, in an order that agrees with that of the tasks. The error's place is
/// "devices[i]", "order[i]" or "transfers[i]".
Result<void> validate(const Problem& problem, const Placement& placement);

} // namespace doppler
