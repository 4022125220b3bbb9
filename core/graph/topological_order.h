// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

namespace doppler {

/// Every vertex after its predecessors (ties: lower id first), or an error that names a cycle. Requires the
/// edges of the graph in both directions.
Result<std::vector<VertexId>> topologicalOrderOf(const DataflowGraph& graph);

} // namespace doppler
