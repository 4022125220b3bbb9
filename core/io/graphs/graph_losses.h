// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string_view>
#include <vector>

namespace doppler {

// The properties of a graph that a format cannot store, as keys of our own format; see GraphFormat::loses.

std::vector<std::string_view> lostInWfcommons(const DataflowGraph& graph);
/// For formats with free attributes (graph_attributes.h).
std::vector<std::string_view> lostInAttributes(const DataflowGraph& graph);

} // namespace doppler
