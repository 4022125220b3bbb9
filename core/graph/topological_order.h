// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

namespace doppler {

/// Every vertex after its predecessors, among several the lower id first; or the fault that names a cycle.
/// Needs the graph's edges both ways.
Result<std::vector<VertexId>> topologicalOrderOf(const DataflowGraph& graph);

} // namespace doppler
