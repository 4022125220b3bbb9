// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// Reads a digraph in Graphviz's DOT language. Vertices in the order of their first mention; the costs are
/// the attributes of graph_attributes.h ("Weight" on vertices and edges: seconds); a vertex without a group
/// gets its innermost cluster as one. Everything that only paints is passed over. Subgraphs nest at most 64
/// deep. An error tells the line; faults of the whole graph are placed at "vertices[i]" or "edges[i]".
Result<GraphPtr> readDot(std::string_view text, std::string_view name = {});

/// The graph in DOT; reading it gives an equal graph. `more` has further attributes for each vertex ("a=b,
/// c=d"), or is empty.
std::string writeDot(const DataflowGraph& graph, std::span<const std::string> more = {});

} // namespace doppler
