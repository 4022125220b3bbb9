// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>

namespace doppler {

class AttributeReader;

/// Reads a directed graph in networkx's node-link JSON (networkx.node_link_data): "nodes" with "id", and
/// "links" or "edges" with "source" and "target". Ids are JSON values of any kind; without ids, or where none
/// fits, "source" and "target" count nodes from 0, as in D3. All other members are attributes
/// (graph_attributes.h, where "weight" means "Weight"); lists and objects are ignored. The place of an error
/// is the JSON path.
Result<GraphPtr> readNodeLink(std::string_view text, std::string_view name, AttributeReader& attributes);

} // namespace doppler
