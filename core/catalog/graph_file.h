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

/// How to open a file: options of its reader by name (see graphReadOptions()), and a watch.
struct ReadSettings {
    std::vector<std::pair<std::string, std::string>> options;
    ReadWatch watch;
};

/// All formats in the order of the choosers. The first is our own.
std::span<const GraphFormat> graphFormats();
/// The names of all formats, for sentences.
std::string graphFormatNames();

/// Reads a graph of any format, which is detected only by the content. `name` becomes the graph's name if the
/// text has none. The error for an unknown format lists the known ones.
Result<GraphPtr> readGraphText(std::string_view text, std::string_view name = {},
                               const ReadSettings& settings = {});

/// Reads a graph from a file, or from a folder of traces of several ranks (core/io/rankfolder). Errors name
/// the file. May block on a slow disk.
Result<GraphPtr> readGraph(const std::string& path, const ReadSettings& settings = {});

/// The options of the reader for this file. An option for which mustBeGiven() holds must be set before
/// readGraph() can succeed. Fails if the file cannot be read or has no known format.
Result<std::vector<OptionSpec>> graphReadOptions(const std::string& path);

/// The attributes of the vertices and edges of a file, if its reader has the options of attributeOptions();
/// empty for other files. Reads the whole file. May block.
Result<AttributeSurvey> surveyGraph(const std::string& path);

/// The devices that the file describes in addition to its graph; null if its format has none.
Result<TopologyPtr> readTopologyOfGraph(const std::string& path);

/// Whether the format of a graph's file can describe devices, so that readTopologyOfGraph() finds them or
/// names their fault. False where the file can't be read.
bool mayDescribeDevices(const std::string& path);

/// A sentence that lists what writeGraph() would lose with this path and format; nothing if it loses nothing.
std::optional<Message> lossOfWriting(const DataflowGraph& graph, const std::string& path,
                                     std::string_view formatId = {});

/// Writes a graph in the format with this id. Without an id, the file extension determines the format; the
/// default is our own. Refuses the extension of a format that is only read. Writes the file completely or not
/// at all, also after a stop request. Gzipped if the path ends with ".gz".
Result<void> writeGraph(const DataflowGraph& graph, const std::string& path, const WriteWatch& watch = {},
                        std::string_view formatId = {});

} // namespace doppler
