// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

namespace doppler {

/// Reads a directed GraphML graph (graphml.graphdrawing.org). Vertices in the order of the file; the costs
/// are the attributes of graph_attributes.h, "weight" being taken for "Weight"; a vertex in a node's own
/// graph gets that node as its group. No entity but the five of XML is known, nothing else is opened, and
/// graphs nest at most 16 deep. An error tells the line; faults of the whole graph are placed at
/// "vertices[i]" or "edges[i]".
Result<GraphPtr> readGraphml(std::string_view text, std::string_view name = {});

/// Reading it gives an equal graph.
std::string writeGraphml(const DataflowGraph& graph);

} // namespace doppler
