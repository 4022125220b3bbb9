// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/sim/assignment.h"

#include <span>
#include <vector>

namespace doppler {

/// The first part of a run as a problem of its own.
struct Beginning {
    ProblemPtr problem;
    std::vector<VertexId>
        vertices;            ///< By vertex of `problem`, those of the whole problem; readers have none.
    Placement start;         ///< Of `problem`: the devices of the whole run.
    std::size_t movable = 0; ///< Vertices that may leave their devices.
};

/// The problem of the first `until` vertices of `order` on the devices of a run. `order` contains all
/// vertices by their starts, each after its predecessors. Vertices before `from`, and those colocated with
/// them, stay on their devices; so do all readers outside, which take no time: their inputs occupy the
/// channels as in the whole run. Under fifo without noise, the start of a vertex is that of the whole run as
/// long as nothing outside could delay it. Fails if the devices of one kind differ in speed. Thread-safe.
Result<Beginning> beginningOf(const Problem& problem, const Assignment& devices,
                              std::span<const VertexId> order, std::size_t from, std::size_t until);

/// The problem with the vertices of each cluster colocated. `cluster` gives each vertex the number of its
/// cluster; colocated vertices must have the same one, and vertices of one cluster the same allowed devices.
/// Vertices, edges and tensors keep their numbers, and a placement of the result is one of `problem` with the
/// same run. Thread-safe.
Result<ProblemPtr> tied(const Problem& problem, std::span<const std::size_t> cluster);

} // namespace doppler
