// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <span>
#include <vector>

namespace doppler {

/// All vertices in the order of a list scheduler: among the vertices whose predecessors are done, always the
/// one with the largest priority; ties: lower id. `priority` is by vertex id.
std::vector<VertexId> readyOrder(const DataflowGraph& graph, std::span<const double> priority);

} // namespace doppler
