// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/io/graphs/graph_format.h"

#include <string>
#include <string_view>

namespace doppler {

/// Reads a graph in our own format ("doppler-graph", version 1; docs/file-formats.md). `name` is the graph's
/// where the text has none. An error's place is the JSON path.
Result<GraphPtr> readGraphJson(std::string_view text, std::string_view name = {},
                               const ReadWatch& watch = {});

/// The graph in our own format, one vertex and one edge per line. Reading it gives an equal graph.
std::string writeGraphJson(const DataflowGraph& graph);
/// The same in pieces of some 100 KiB, until the sink wants no more.
void writeGraphJson(const DataflowGraph& graph, const PieceSink& sink);

} // namespace doppler
