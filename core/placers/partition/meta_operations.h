// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <vector>

namespace doppler {

/// The kernels of one sharded operation, all of which can run at once, and the formations that add their
/// partial results up.
struct MetaOperation {
    std::vector<VertexId> joins;      ///< By id.
    std::vector<VertexId> formations; ///< By id.
};

/// Every vertex in one meta-operation; these by hop distance of their joins from the sources, then by first
/// join. Joins belong together that agree in group, kind of operation and hop distance from the sources: the
/// join kernels of one einsum do. So graphs without groups (the published ones among them) fall into one
/// meta-operation for every kind and level, and a group that is a whole layer into its operations. A vertex
/// of kind "formation" belongs to its predecessor of largest distance; one without predecessors, or behind
/// another formation, counts as a join.
std::vector<MetaOperation> metaOperations(const DataflowGraph& graph);

} // namespace doppler
