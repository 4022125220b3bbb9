// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/graphs/graph_format.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

/// What whoever opens a file may say of how: options of the reader, by name (see graphReadOptions), and what
/// follows the reading.
struct ReadSettings {
    std::vector<std::pair<std::string, std::string>> options;
    ReadWatch watch;
};

/// Every format, in the order in which choosers show them; the first is our own.
std::span<const GraphFormat> graphFormats();
/// Their names, for sentences.
std::string graphFormatNames();

/// Reads a graph of any known format, told by its content alone. `name` is the graph's where the text has
/// none. What no format claims is answered with the formats that are read.
Result<GraphPtr> readGraphText(std::string_view text, std::string_view name = {},
                               const ReadSettings& settings = {});

/// The same from a file. Errors name the file. May block on a slow disk.
Result<GraphPtr> readGraph(const std::string& path, const ReadSettings& settings = {});

/// The options that a file's reader has for this file. One that mustBeGiven() has to be asked for before
/// readGraph() can succeed. Fails where the file can't be read or no format claims it.
Result<std::vector<OptionSpec>> graphReadOptions(const std::string& path);

/// The devices that a file brings along with its graph; nothing where its format has none.
Result<TopologyPtr> readTopologyOfGraph(const std::string& path);

/// A sentence that tells what of the graph would be lost in that file; nothing where nothing is. The path and
/// format as in writeGraph().
std::optional<Message> lossOfWriting(const DataflowGraph& graph, const std::string& path,
                                     std::string_view formatId = {});

/// Writes a graph in the format of that id, or, without one, in the format that the file's ending names; in
/// our own where no format has that ending. An ending of a format that is only read is refused. Whole or not
/// at all, also where the watch asks to stop. Gzipped where the path ends with ".gz".
Result<void> writeGraph(const DataflowGraph& graph, const std::string& path, const WriteWatch& watch = {},
                        std::string_view formatId = {});

} // namespace doppler
