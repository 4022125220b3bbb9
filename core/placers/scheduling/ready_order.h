// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <span>
#include <vector>

namespace doppler {

/// All vertices in the order in which a list scheduler takes them: of those whose predecessors were taken
/// always the one of largest priority; ties: lower id. `priority` by vertex id.
std::vector<VertexId> readyOrder(const DataflowGraph& graph, std::span<const double> priority);

} // namespace doppler
