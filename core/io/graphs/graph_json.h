// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/io/graphs/graph_format.h"

#include <string>
#include <string_view>

namespace doppler {

/// Reads a graph in our own format ("doppler-graph", version 1; docs/file-formats.md). `name` becomes the
/// graph's name if the text has none. The place of an error is the JSON path.
Result<GraphPtr> readGraphJson(std::string_view text, std::string_view name = {},
                               const ReadWatch& watch = {});

/// The graph in our own format, one vertex and one edge per line. Reading it returns an equal graph.
std::string writeGraphJson(const DataflowGraph& graph);
/// Writes the same text in pieces of about 100 KiB, until `sink` returns false.
void writeGraphJson(const DataflowGraph& graph, const PieceSink& sink);

} // namespace doppler
