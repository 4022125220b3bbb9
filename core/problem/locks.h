// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// A vertex that stays on a device, whoever places the others.
struct Lock {
    VertexId vertex;
    DeviceId device;
    [[nodiscard]] bool operator==(const Lock&) const = default;
};

using Locks = std::vector<Lock>;

/// The problem for placers that must keep to the locks: a locked vertex, with all that it is colocated with,
/// is allowed on its device alone. Vertices, edges and tensors have the numbers that they had, and a
/// placement of it is one of the given problem with the same run. Refuses a lock on a device that is not
/// allowed, or against another lock; the error's place is "vertices[i]". Copies the graph.
Result<ProblemPtr> withLocks(const Problem& problem, const Locks& locks);

} // namespace doppler
