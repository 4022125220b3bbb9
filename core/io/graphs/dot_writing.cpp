// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/edge_specs.h"
#include "core/io/attributes/graph_attributes.h"
#include "core/io/graphs/dot.h"
#include "core/io/graphs/dot_lexer.h"

#include <fmt/format.h>

namespace doppler {

namespace {

template <class Part>
std::string attributesOf(const Part& part)
{
    std::string out;
    listAttributes(part, [&](std::string_view name, std::string_view value) {
        (out += out.empty() ? "" : ", ") += name.find('.') == std::string_view::npos && name != "Weight"
                                                ? std::string(name)
                                                : dotQuoted(name);
        (out += '=') += dotQuoted(value);
    });
    return out;
}

} // namespace

std::string writeDot(const DataflowGraph& graph, std::span<const std::string> more)
{
    std::string out = "digraph " + dotQuoted(graph.name()) + " {\n";
    for (VertexId v : graph.vertices()) {
        std::string attributes = attributesOf(graph.vertex(v));
        if (!more.empty() && !more[v].empty())
            (attributes += attributes.empty() ? "" : ", ") += more[v];
        out += fmt::format("  n{} [{}];\n", v.value, attributes);
    }
    for (VertexId v : graph.vertices()) {
        const TensorId plain = plainTensorOf(graph, v);
        for (const Edge& edge : graph.outEdges(v)) {
            const std::string attributes = attributesOf(specOf(graph, edge, plain));
            out += fmt::format("  n{} -> n{}{};\n", edge.from.value, edge.to.value,
                               attributes.empty() ? "" : " [" + attributes + "]");
        }
    }
    return out += "}\n";
}

} // namespace doppler
