// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/bytes/byte_source.h"
#include "core/io/graphs/graph_format.h"

#include <string>
#include <string_view>
#include <utility>

namespace doppler {

/// Sets the readers of a format whose files may be too large for memory: texts and files are both read by
/// `graphOf`, piece by piece. Errors of files name the file.
template <Result<GraphPtr> (*graphOf)(const OpenSource&, const ReadRequest&)>
void readSourcesWith(GraphFormat& format)
{
    format.read = [](std::string_view text, const ReadRequest& request) {
        return graphOf(sourceOfText(text), request);
    };
    format.readFile = [](const std::string& path, const ReadRequest& request) {
        auto graph = graphOf(sourceOfFile(path), request);
        // A file that belongs to this one, such as a profile, has been named already.
        return graph || !graph.error().file.empty() ? std::move(graph)
                                                    : Result<GraphPtr>(inFile(graph.error(), path));
    };
}

} // namespace doppler
