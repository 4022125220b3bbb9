// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <optional>
#include <vector>

namespace doppler {

/// What a contiguous split balances.
enum class SplitLoad {
    Seconds, ///< Compute seconds of a part on its device, and seconds of the tensors that cross each cut.
    Bytes,   ///< Bytes of the weights and outputs of a part.
};

/// Splits `order`, in which every vertex occurs once after its predecessors, into contiguous parts, one for
/// each device in the order of ids (possibly empty), so that the largest load is least. Among at most `cuts`
/// positions for a cut, chosen evenly by load, the result is optimal by dynamic programming; a cut costs as
/// if all tensors across it went from the device before it to the device behind it. No part holds more
/// weights than its device has memory. Colocated vertices follow the first of them afterwards. Nothing if
/// every split puts a vertex on a device that it is not allowed on, or exceeds memory. Time: |D| x cuts^2.
std::optional<Assignment> contiguousSplit(const Problem& problem, const std::vector<VertexId>& order,
                                          SplitLoad load, std::size_t cuts = 1000);

/// An order for splits that finishes a branch before it starts the next one, so that few tensors are alive:
/// depth first from the sinks.
std::vector<VertexId> depthFirstOrder(const DataflowGraph& graph);

} // namespace doppler
