// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// The order in which Placeto visits the vertices; Wang, Payberah, Hagos and Vlassov ("Accelerate Model
/// Parallel Training by Using Efficient Graph Traversal Order in Device Placement", arXiv 2201.09676)
/// compare such orders. Ties: the lower id, except where the rule says otherwise.
enum class PlacetoOrder {
    Topological,    ///< The graph's topological order.
    Lexicographic,  ///< Topological; of the vertices whose inputs were visited, the first one by name.
    Reverse,        ///< The topological order from its end.
    DepthFirstPre,  ///< Depth-first from the sources, a vertex before its successors.
    DepthFirstPost, ///< Depth-first from the sources, a vertex after all of its successors.
    BreadthFirst    ///< Breadth-first from all sources together.
};

/// The value of the policy's option `order`.
PlacetoOrder placetoOrder(const Options& options);

/// Returns all vertices in this order.
std::vector<VertexId> vertexOrder(const DataflowGraph& graph, PlacetoOrder order);

/// Returns the vertices whose devices Placeto chooses in an episode, in this order. A colocation group is
/// visited once, at its first vertex; vertices with only one allowed device are skipped. The number of visits
/// does not depend on the order.
std::vector<VertexId> placetoVisits(const Problem& problem, PlacetoOrder order = PlacetoOrder::Topological);

} // namespace doppler
