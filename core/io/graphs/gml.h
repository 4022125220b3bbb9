// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

class AttributeReader;

/// Reads a directed graph in GML (Himsolt, "GML: a portable graph file format"), as networkx, igraph and yEd
/// write it. Vertices are in file order; costs are the attributes of graph_attributes.h, where "weight" means
/// "Weight". Lists within a node or an edge, such as `graphics`, are ignored. Errors name the line; faults of
/// the whole graph have the place "vertices[i]" or "edges[i]".
Result<GraphPtr> readGml(std::string_view text, std::string_view name, AttributeReader& attributes);

} // namespace doppler
