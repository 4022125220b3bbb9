// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/graphml.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/attributes/attribute_reader.h"
#include "core/io/graphs/attribute_format.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/graph_losses.h"
#include "core/io/graphs/name_index.h"

#include <algorithm>
#include <map>

#include <pugixml.hpp>

namespace doppler {

namespace {

constexpr std::size_t deepest = 16;

/// What a <key> declares.
struct Key {
    std::string name;     ///< Of the attribute.
    std::string scope;    ///< "node", "edge", "graph", "all" ...
    std::string standard; ///< The default.
    bool hasStandard = false;
    bool isDrawing = false; ///< Of yEd: its labels are names.
    [[nodiscard]] bool isFor(std::string_view part) const { return scope == part || scope == "all"; }
};

/// The text of the first label in a drawing of yEd, white space as single blanks; empty if there is none.
std::string labelOfDrawing(const pugi::xml_node& drawing)
{
    const pugi::xml_node label = drawing.find_node([](const pugi::xml_node& node) {
        std::string_view name = node.name();
        name.remove_prefix(name.find(':') == std::string_view::npos ? 0 : name.find(':') + 1);
        return (name == "NodeLabel" || name == "EdgeLabel") && !trimmed(node.child_value()).empty();
    });
    std::string text;
    for (std::string_view rest = trimmed(label.child_value()); !rest.empty();)
        if (const std::string_view word = takeUntil(rest, fieldBlanks); !word.empty())
            (text += text.empty() ? "" : " ") += word;
    return text;
}

class GraphmlReader {
public:
    GraphmlReader(std::string_view whole, std::string_view graphName, AttributeReader& reader)
        : text(whole), builder(std::string(graphName)), attributes(reader),
          mostCopied(4096 + 8 * whole.size())
    {
    }

    Result<GraphPtr> read()
    {
        pugi::xml_document document;
        const auto parsed =
            document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
        if (!parsed)
            return Error{{DOPPLER_TEXT("core", "line {0}: this is not well-formed XML ({1})"),
                          {std::to_string(lineAt(parsed.offset)), parsed.description()}},
                         {},
                         {}};
        const pugi::xml_node root = document.child("graphml");
        if (!root)
            fail(document.first_child(), DOPPLER_TEXT("core", "line {0}: found <{1}>, expected <graphml>"),
                 document.first_child().name());
        else
            readRoot(root);
        if (fault)
            return *std::move(fault);
        if (auto found = attributes.check(); !found)
            return found.error();
        attributes.addNotes(builder);
        edges.moveInto(builder);
        return builder.build();
    }

private:
    [[nodiscard]] std::size_t lineAt(std::ptrdiff_t offset) const
    {
        const std::string_view before =
            text.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
        return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    }

    bool fail(const pugi::xml_node& at, const char* sentence, std::string_view found = {},
              std::string_view more = {})
    {
        if (!fault)
            fault =
                Error{{sentence, {std::to_string(lineAt(at.offset_debug())), excerpt(found), excerpt(more)}},
                      {},
                      {}};
        return false;
    }

    void readRoot(const pugi::xml_node& root)
    {
        for (const pugi::xml_node& node : root.children("key")) {
            const std::string_view drawing = node.attribute("yfiles.type").value();
            Key key{node.attribute("attr.name").value(), node.attribute("for").as_string("all"),
                    node.child("default").text().get(), static_cast<bool>(node.child("default")),
                    drawing == "nodegraphics" || drawing == "edgegraphics"};
            if (key.name.empty())
                key.name = node.attribute("id").value();
            if (!keys.emplace(node.attribute("id").value(), std::move(key)).second)
                fail(node, DOPPLER_TEXT("core", "line {0}: duplicate key {1}, expected a unique key"),
                     node.attribute("id").value());
        }
        for (const auto& [id, key] : keys)
            if (key.hasStandard &&
                (attributes.mayBeDefault(false, key.name) || attributes.mayBeDefault(true, key.name)))
                standards.emplace(key.name + ' ' + key.scope, &key); // the first of equal ones
        const pugi::xml_node graph = root.child("graph");
        if (!graph)
            fail(root, DOPPLER_TEXT("core", "line {0}: there is no <graph> in <graphml>"));
        else if (graph.next_sibling("graph"))
            fail(graph.next_sibling("graph"),
                 DOPPLER_TEXT("core", "line {0}: found a second <graph>, expected one per file"));
        if (fault)
            return;
        if (const std::string_view id = graph.attribute("id").value(); !id.empty())
            builder.setName(std::string(id));
        for (const pugi::xml_node& data : graph.children("data"))
            if (const auto key = keys.find(data.attribute("key").value());
                key != keys.end() && (key->second.name == "name" || key->second.name == "label"))
                builder.setName(data.text().get());
        readNodes(graph, {}, 1);
        readEdges(graph, 1);
    }

    void readNodes(const pugi::xml_node& graph, const std::string& group, std::size_t depth)
    {
        if (depth > deepest) {
            fail(graph, DOPPLER_TEXT("core", "line {0}: nested too deeply"));
            return;
        }
        for (pugi::xml_node node = graph.first_child(); node && !fault; node = node.next_sibling()) {
            const std::string_view kind = node.name();
            if (kind == "hyperedge")
                fail(node,
                     DOPPLER_TEXT("core", "line {0}: found a hyperedge, expected edges between two nodes"));
            if (kind != "node")
                continue;
            const std::string id = node.attribute("id").value();
            if (id.empty())
                fail(node, DOPPLER_TEXT("core", "line {0}: found a node without an id, expected one"));
            else if (const pugi::xml_node inner = node.child("graph"))
                readNodes(inner, groupName(node, id), depth + 1);
            else
                readNode(node, id, group);
        }
    }

    /// The label that yEd shows on a group; without one, the node's id.
    std::string groupName(const pugi::xml_node& node, const std::string& id)
    {
        for (const pugi::xml_node& data : node.children("data"))
            if (const auto key = keys.find(data.attribute("key").value());
                key != keys.end() && key->second.isDrawing)
                if (std::string label = labelOfDrawing(data); !label.empty())
                    return label;
        return id;
    }

    void readNode(const pugi::xml_node& node, const std::string& id, const std::string& group)
    {
        if (!names.add(id).second) {
            fail(node, DOPPLER_TEXT("core", "line {0}: duplicate node {1}, expected a unique id"), id);
            return;
        }
        Vertex vertex;
        vertex.name = id;
        if (mayCopy(group.size(), node))
            vertex.group = group;
        readData(vertex, node, "node");
        builder.addVertex(std::move(vertex));
    }

    void readEdges(const pugi::xml_node& graph, std::size_t depth)
    {
        const bool directed =
            graph.attribute("edgedefault").as_string("directed") != std::string_view("undirected");
        for (pugi::xml_node node = graph.first_child(); node && !fault; node = node.next_sibling()) {
            const std::string_view kind = node.name();
            if (kind == "node" && depth < deepest) {
                if (const pugi::xml_node inner = node.child("graph"))
                    readEdges(inner, depth + 1);
                continue;
            }
            if (kind != "edge")
                continue;
            if (!node.attribute("directed").as_bool(directed)) {
                fail(node,
                     DOPPLER_TEXT("core", "line {0}: found an undirected edge, expected directed ones"));
                return;
            }
            EdgeSpec edge;
            if (readEnd(node, "source", edge.from) && readEnd(node, "target", edge.to)) {
                readData(edge, node, "edge");
                edges.add(std::move(edge));
            }
        }
    }

    bool readEnd(const pugi::xml_node& edge, const char* end, std::uint32_t& out)
    {
        const std::string_view id = edge.attribute(end).value();
        const auto known = names.find(id);
        if (!known)
            return fail(
                edge,
                DOPPLER_TEXT(
                    "core",
                    "line {0}: {2} \"{1}\" does not exist or contains a graph, expected a node without one"),
                id, end);
        out = *known;
        return true;
    }

    template <class Part>
    void readData(Part& part, const pugi::xml_node& node, std::string_view kind)
    {
        for (const auto& [name, key] : standards)
            if (key->isFor(kind) && mayCopy(key->standard.size(), node))
                if (!(attributes.givesNames(key->name) && key->standard.empty())) // all keep their names
                    set(part, *key, key->standard, node);
        for (const pugi::xml_node& data : node.children("data"))
            if (const auto key = keys.find(data.attribute("key").value());
                key != keys.end() && key->second.isFor(kind))
                setData(part, key->second, data);
    }

    template <class Part>
    void setData(Part& part, const Key& key, const pugi::xml_node& data)
    {
        if (!key.isDrawing)
            set(part, key, data.text().get(), data);
        else if (const std::string label = labelOfDrawing(data); !label.empty())
            set(part, {"label", {}, {}}, label, data);
    }

    template <class Part>
    void set(Part& part, const Key& key, std::string_view value, const pugi::xml_node& at)
    {
        if (const char* refusal = attributes.set(part, key.name, value))
            fail(at, refusal, key.name, value);
    }

    /// Counts what one place gives to many: a small text must not make a large graph.
    bool mayCopy(std::size_t length, const pugi::xml_node& at)
    {
        constexpr std::size_t keptInside = 15; // a short string has no memory of its own
        copied += length > keptInside ? length : 0;
        return copied <= mostCopied ||
               fail(at,
                    DOPPLER_TEXT(
                        "core",
                        "line {0}: the attribute is too long for the number of elements that it applies to"));
    }

    std::string_view text;
    GraphBuilder builder;
    AttributeReader& attributes;
    std::map<std::string, Key, std::less<>> keys;
    std::map<std::string, const Key*>
        standards; ///< The ones with a default, one for each attribute and scope.
    NameIndex names;
    EdgeList edges;
    std::size_t mostCopied;
    std::size_t copied = 0;
    std::optional<Error> fault;
};

} // namespace

Result<GraphPtr> readGraphml(std::string_view text, std::string_view name)
{
    AttributeReader attributes({}, {.weight = true});
    return readGraphml(text, name, attributes);
}

Result<GraphPtr> readGraphml(std::string_view text, std::string_view name, AttributeReader& attributes)
{
    return GraphmlReader(text, name, attributes).read();
}

GraphFormat graphmlFormat()
{
    GraphFormat format;
    format.id = "graphml";
    format.name = "GraphML";
    format.extensions = ".graphml";
    format.sniff = [](std::string_view text) {
        const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
        return first != std::string_view::npos && text[first] == '<' &&
                       text.find("<graphml") != std::string_view::npos
                   ? Match::Yes
                   : Match::No;
    };
    format.write = writeGraphml;
    format.loses = lostInAttributes;
    mapAttributes<readGraphml, UsualAttributes{.weight = true}>(format);
    return format;
}

} // namespace doppler
