// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"
#include "core/io/attributes/attribute_survey.h"
#include "core/io/bytes/read_watch.h"
#include "core/topology/topology.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// The input of a reader in addition to the text.
struct ReadRequest {
    std::string_view name; ///< Name of the graph if the text has none.
    Options options;       ///< Values of all options that the format's `options` declared for this text.
    ReadWatch watch;
    /// Readers of large texts report here that they no longer need so many bytes at the beginning of the
    /// text. May be empty.
    std::function<void(std::size_t bytes)> release = {};
    /// Path of the file that holds the text; empty if it is not from a file. For GraphOrigin.
    std::string file = {};
};

/// A graph format. Each has one file that ends with `GraphFormat xFormat()`, and one line in
/// graph_formats.def.
struct GraphFormat {
    std::string_view id;         ///< As on the command line.
    std::string_view name;       ///< A proper name, which is not translated.
    std::string_view extensions; ///< Usual file extensions with their dots, separated by blanks.
    /// How certainly a text has this format, judged from its beginning (at least the first 64 KiB).
    Match (*sniff)(std::string_view text) = nullptr;
    Result<GraphPtr> (*read)(std::string_view text, const ReadRequest& request) = nullptr;
    std::string (*write)(const DataflowGraph& graph) = nullptr; ///< Null: the format is only read.
    /// Writes the graph in pieces, for graphs whose text may be too large for memory. Files are written with
    /// this function instead of `write`. Null: the whole text is made first.
    void (*writePieces)(const DataflowGraph& graph, const PieceSink& sink) = nullptr;
    /// The properties of this graph that the format cannot store, as keys of our own format. Null: it stores
    /// all.
    std::vector<std::string_view> (*loses)(const DataflowGraph& graph) = nullptr;
    /// The options of the reader for this text, e.g. the extent of a symbolic dimension. Null: none.
    std::vector<OptionSpec> (*options)(std::string_view text) = nullptr;
    /// Reads the devices that the text also describes. Null: the format has none.
    Result<TopologyPtr> (*readTopology)(std::string_view text, std::string_view name) = nullptr;
    /// The attributes of the text, if the format's options map them (attributeOptions()). Null: they don't.
    Result<AttributeSurvey> (*survey)(std::string_view text) = nullptr;
    /// Reads directly from a file, in pieces, if it may be too large for memory. Files are read with this
    /// function instead of `read`. Null: the whole text is read.
    Result<GraphPtr> (*readFile)(const std::string& path, const ReadRequest& request) = nullptr;
};

/// Whether an option has no usable default: a number whose default is below its minimum.
bool mustBeGiven(const OptionSpec& option);

/// A text option that names another file which the reader needs; empty: none.
OptionSpec fileOption(std::string name, OptionText text);
bool namesFile(const OptionSpec& option);

} // namespace doppler
