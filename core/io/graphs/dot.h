// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <span>
#include <string>
#include <string_view>

namespace doppler {

class AttributeReader;

/// Reads a digraph in Graphviz's DOT language. Vertices are in the order of their first mention; costs are
/// the attributes of graph_attributes.h ("Weight" on vertices and edges: seconds) and "size"; the innermost
/// cluster of a vertex is its group if it has none. HTML labels and labels of records give names
/// (dot_labels.h). Subgraphs nest at most 64 deep. Errors name the line; faults of the whole graph have the
/// place "vertices[i]" or "edges[i]".
Result<GraphPtr> readDot(std::string_view text, std::string_view name = {});
/// The same with a mapping of attributes.
Result<GraphPtr> readDot(std::string_view text, std::string_view name, AttributeReader& attributes);

/// The graph in DOT; reading it returns an equal graph. `more` is empty or has further attributes for each
/// vertex ("a=b, c=d").
std::string writeDot(const DataflowGraph& graph, std::span<const std::string> more = {});

} // namespace doppler
