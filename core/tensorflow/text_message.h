// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <string>
#include <string_view>

#include <google/protobuf/text_format.h>

namespace doppler {

/// Parses a message in protobuf's text form (protobuf.dev/reference/protobuf/textformat-spec), at most 2 GiB
/// of it, into the empty `out`. Fields that `out` doesn't have are checked and skipped; a field that is no
/// list may be there once. Refuses messages nested deeper than 64. An error names line and column, and has
/// the library's words for what was expected. `places`, where given, learns where each field is.
Result<void> parseText(std::string_view text, google::protobuf::Message& out,
                       google::protobuf::TextFormat::ParseInfoTree* places = nullptr);

/// A fault in what a text says of a node.
struct NodeFault {
    const char* sentence; ///< {0} is the line, {1} `found`.
    std::string found;
    int node;                    ///< Index in the graph's field `node`.
    const char* field = nullptr; ///< Of the node; null: the node itself.
    int index = -1;              ///< Index in that field; -1: it is no list.
};

/// The error for a fault in a text that was parsed before. Parses it again, since places take more memory
/// than the messages: `scratch` is an empty message of the same type.
Error errorAt(std::string_view text, google::protobuf::Message& scratch, const NodeFault& fault);

/// Reads a graph from a text: `Reader(name)` takes the message apart by `read(message)`, which may return a
/// NodeFault, and then makes the graph by `build()`.
template <class Message, class Reader>
Result<GraphPtr> readNodes(std::string_view text, std::string_view name)
{
    std::optional<NodeFault> fault;
    { // Everything is freed before the places of the fault are looked up.
        Message graph;
        if (const auto parsed = parseText(text, graph); !parsed)
            return parsed.error();
        Reader reader(name);
        fault = reader.read(graph);
        if (!fault)
            return reader.build();
    }
    Message scratch;
    return errorAt(text, scratch, *fault);
}

} // namespace doppler
