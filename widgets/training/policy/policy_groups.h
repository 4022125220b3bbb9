// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "widgets/graph_view/picture/coloring.h"

#include <span>
#include <stop_token>

namespace doppler {

/// Colours for the groups that a policy placed as one. `groups`: by vertex (EpisodeTrace::groups). Groups
/// that an edge joins have different colours, as long as there are enough. Null after a stop request. Reads
/// all edges: for worker threads.
ColoringPtr groupColoring(const DataflowGraph& graph, std::span<const std::uint32_t> groups,
                          const std::stop_token& stop = {});

} // namespace doppler
