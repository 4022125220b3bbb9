// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <vector>

namespace doppler {

/// The kernels of one sharded operation, all of which can run at once, and the formations that add up their
/// partial results.
struct MetaOperation {
    std::vector<VertexId> joins;      ///< By id.
    std::vector<VertexId> formations; ///< By id.
};

/// Assigns every vertex to one meta-operation. Sorted by hop distance of their joins from the sources, then
/// by first join. Joins belong together if they have the same group, kind of operation and hop distance from
/// the sources, as the join kernels of one einsum do. Graphs without groups (such as the published ones)
/// therefore get one meta-operation per kind and level, and a group that is a whole layer is divided into its
/// operations. A vertex of kind "formation" belongs to its predecessor with the largest distance; one without
/// predecessors, or behind another formation, counts as a join.
std::vector<MetaOperation> metaOperations(const DataflowGraph& graph);

} // namespace doppler
