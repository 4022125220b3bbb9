// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/graph/edge_specs.h"
#include "core/io/attributes/graph_attributes.h"
#include "core/io/graphs/graphml.h"

#include <map>

#include <fmt/format.h>

namespace doppler {

namespace {

/// As XML text or attribute: escaped, control characters as blanks, what is not UTF-8 as U+FFFD.
std::string xmlText(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        switch (const char c = text[at]) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        default:
            if (length == 0)
                out += "\xef\xbf\xbd";
            else if (static_cast<unsigned char>(c) < 0x20)
                out += ' ';
            else
                out += text.substr(at, length);
        }
        at += length == 0 ? 1 : length;
    }
    return out;
}

/// The keys in use, by part ("node", "edge") and attribute.
class KeyTable {
public:
    const std::string& id(std::string_view part, std::string_view attribute)
    {
        auto& known = ids[{std::string(part), std::string(attribute)}];
        if (known.empty())
            known = fmt::format("d{}", ids.size() - 1);
        return known;
    }
    [[nodiscard]] std::string declarations() const
    {
        std::string out;
        for (const auto& [key, id] : ids)
            out += fmt::format("<key id=\"{}\" for=\"{}\" attr.name=\"{}\" attr.type=\"{}\"/>\n", id,
                               key.first, xmlText(key.second), isNumeric(key.second) ? "double" : "string");
        return out;
    }

private:
    std::map<std::pair<std::string, std::string>, std::string> ids;
};

template <class Part>
std::string dataOf(KeyTable& keys, std::string_view kind, const Part& part)
{
    std::string out;
    listAttributes(part, [&](std::string_view name, std::string_view value) {
        out += fmt::format("<data key=\"{}\">{}</data>", keys.id(kind, name), xmlText(value));
    });
    return out;
}

} // namespace

std::string writeGraphml(const DataflowGraph& graph)
{
    KeyTable keys;
    std::string body;
    for (VertexId v : graph.vertices())
        body += fmt::format("<node id=\"n{}\">{}</node>\n", v.value, dataOf(keys, "node", graph.vertex(v)));
    for (VertexId v : graph.vertices()) {
        const TensorId plain = plainTensorOf(graph, v);
        for (const Edge& edge : graph.outEdges(v))
            body += fmt::format("<edge source=\"n{}\" target=\"n{}\">{}</edge>\n", edge.from.value,
                                edge.to.value, dataOf(keys, "edge", specOf(graph, edge, plain)));
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n" +
           keys.declarations() +
           fmt::format("<graph id=\"{}\" edgedefault=\"directed\">\n", xmlText(graph.name())) + body +
           "</graph>\n</graphml>\n";
}

} // namespace doppler
