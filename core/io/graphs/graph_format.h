// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/graph/dataflow_graph.h"
#include "core/io/bytes/read_watch.h"
#include "core/topology/topology.h"

#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What a reader is told beside the text.
struct ReadRequest {
    std::string_view name; ///< The graph's, where the text has none.
    Options options;       ///< Values of all that the format's `options` declared for this text.
    ReadWatch watch;
};

/// A format of graphs. One file per format, which ends with `GraphFormat xFormat()`; one line in
/// graph_formats.def makes it known to everything.
struct GraphFormat {
    std::string_view id;         ///< As the command line spells it.
    std::string_view name;       ///< A proper name, the same in every language.
    std::string_view extensions; ///< Usual endings of files, separated by blanks, with their dots.
    /// How surely a text is of the format, told from its beginning (at least the first 64 KiB of it).
    Match (*sniff)(std::string_view text) = nullptr;
    Result<GraphPtr> (*read)(std::string_view text, const ReadRequest& request) = nullptr;
    std::string (*write)(const DataflowGraph& graph) = nullptr; ///< Null: only read.
    /// Writes piece by piece what may be too large to be held as one text; used instead of `write` for files.
    /// Null: the whole text is made first.
    void (*writePieces)(const DataflowGraph& graph, const PieceSink& sink) = nullptr;
    /// What a graph has and the format has no place for, by the names of our own format's keys. Null:
    /// nothing.
    std::vector<std::string_view> (*loses)(const DataflowGraph& graph) = nullptr;
    /// What the reader can be told about this text, e.g. the extent of a symbolic dimension. Null: nothing.
    std::vector<OptionSpec> (*options)(std::string_view text) = nullptr;
    /// The devices that the text describes as well. Null: the format has none.
    Result<TopologyPtr> (*readTopology)(std::string_view text, std::string_view name) = nullptr;
    /// Reads from the file itself, piece by piece, what is too large for memory; used instead of `read` where
    /// a graph is opened by its file. Null: the whole text is read.
    Result<GraphPtr> (*readFile)(const std::string& path, const ReadRequest& request) = nullptr;
};

/// An option without a usable default: a number whose default lies below its least value.
bool mustBeGiven(const OptionSpec& option);

/// A text option that names another file that the reader needs; empty: none.
OptionSpec fileOption(std::string name, const char* help);
bool namesFile(const OptionSpec& option);

} // namespace doppler
