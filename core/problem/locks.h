// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// A vertex that placers must leave on this device.
struct Lock {
    VertexId vertex;
    DeviceId device;
    [[nodiscard]] bool operator==(const Lock&) const = default;
};

using Locks = std::vector<Lock>;

/// Returns the problem with the locks as restrictions: a locked vertex, with its colocation group, is allowed
/// only on its device. Vertices, edges and tensors keep their numbers, and a placement of the result is one
/// of `problem` with the same run. Refuses a lock on a device that is not allowed, or that contradicts
/// another lock; the place of the error is "vertices[i]". Copies the graph.
Result<ProblemPtr> withLocks(const Problem& problem, const Locks& locks);

} // namespace doppler
