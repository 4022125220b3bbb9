// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <span>
#include <string>
#include <string_view>

namespace doppler {

/// How surely a text is of a format.
enum class Match { No, Maybe, Yes };

/// A format of graphs. One file per format; one line in graph_file.cpp makes it known to everything.
struct GraphFormat {
    std::string_view id;         ///< As the command line spells it.
    std::string_view name;       ///< A proper name, the same in every language.
    std::string_view extensions; ///< Usual endings of files, separated by blanks, with their dots.
    Match (*sniff)(std::string_view text);
    Result<GraphPtr> (*read)(std::string_view text, std::string_view name);
    std::string (*write)(const DataflowGraph& graph); ///< Null: only read.
};

/// Every format, in the order in which choosers show them; the first is our own.
std::span<const GraphFormat> graphFormats();

/// Reads a graph of any known format, told by its content alone. `name` is the graph's where the text has
/// none. What no format claims is answered with the formats that are read.
Result<GraphPtr> readGraphText(std::string_view text, std::string_view name = {});

/// The same from a file. Errors name the file. May block on a slow disk.
Result<GraphPtr> readGraph(const std::string& path);

/// Writes a graph in the format that the file's extension names, else in our own. Whole or not at all.
Result<void> writeGraph(const DataflowGraph& graph, const std::string& path);

} // namespace doppler
