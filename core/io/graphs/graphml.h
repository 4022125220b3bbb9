// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

namespace doppler {

class AttributeReader;

/// Reads a directed GraphML graph (graphml.graphdrawing.org). Vertices are in file order; costs are the
/// attributes of graph_attributes.h, where "weight" means "Weight"; a vertex in the graph of a node has that
/// node as its group. Labels of yEd give the names of nodes and groups. Only the five entities of XML are
/// known, no other file is opened, and graphs nest at most 16 deep. Errors name the line; faults of the whole
/// graph have the place "vertices[i]" or "edges[i]".
Result<GraphPtr> readGraphml(std::string_view text, std::string_view name = {});
/// The same with a mapping of attributes.
Result<GraphPtr> readGraphml(std::string_view text, std::string_view name, AttributeReader& attributes);

/// The graph as GraphML. Reading it returns an equal graph.
std::string writeGraphml(const DataflowGraph& graph);

} // namespace doppler
