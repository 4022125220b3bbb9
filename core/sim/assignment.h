// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// The device of every vertex, by vertex id.
using Assignment = std::vector<DeviceId>;

/// The result of a placer and the content of a placement file.
struct Placement {
    Assignment devices;
    std::vector<VertexId> order; ///< Empty, or every vertex once: the planned order of starts.
    /// Empty, or every transfer once, represented by its first edge (among the edges of its tensor to one
    /// device): the planned order of transfers. Only `strict` uses it; channels then wait for their next
    /// transfer.
    std::vector<EdgeId> transfers = {};

    [[nodiscard]] bool operator==(const Placement&) const = default;
};

/// Checks a placement: the number of devices, their ids, allowed devices and colocation; that the order is a
/// permutation and, under Strict, respects the dependencies; that the transfers are edges and, under Strict,
/// are those that the devices need, in an order consistent with that of the tasks. The place of the error is
/// "devices[i]", "order[i]" or "transfers[i]".
Result<void> validate(const Problem& problem, const Placement& placement);

} // namespace doppler
