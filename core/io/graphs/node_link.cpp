// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/node_link.h"

#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/graphs/attribute_format.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/name_index.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_sniff.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::uint32_t noNode = static_cast<std::uint32_t>(-1);

/// A text at the cursor, or any other value as its JSON text.
std::string readAny(JsonReader& in)
{
    std::string text;
    if (in.peek() == '"') {
        in.readText(text);
    } else if (const auto value = in.peekValue()) {
        text = *value;
        in.skipValue();
    }
    return text;
}

class NodeLinkReader {
public:
    NodeLinkReader(std::string_view text, std::string_view name, AttributeReader& reader)
        : in(text), builder(std::string(name)), attributes(reader)
    {
    }

    Result<GraphPtr> read()
    {
        in.enterDocument();
        while (const auto key = in.nextKey())
            readMember(std::string(*key));
        in.finish();
        if (!in.failed() && !hasNodes)
            in.failAt("nodes", {DOPPLER_TEXT("core", "is missing")});
        if (!in.failed())
            joinEnds();
        if (in.failed())
            return in.error();
        if (auto found = attributes.check(); !found)
            return found.error();
        attributes.addNotes(builder);
        edges.moveInto(builder);
        auto graph = builder.build();
        return graph ? std::move(graph) : Result<GraphPtr>(inPath(graph.error()));
    }

private:
    void readMember(const std::string& key)
    {
        if (key == "directed")
            checkDirected();
        else if (key == "graph")
            readGraphAttributes();
        else if (key == "nodes")
            readNodes();
        else if (key == "links" || key == "edges")
            readLinks(key);
        else
            in.skipValue();
    }

    void checkDirected()
    {
        bool directed = true;
        if (in.readFlag(directed) && !directed)
            in.fail({DOPPLER_TEXT("core", "the graph is not directed, expected true")});
    }

    /// Its name, if it has one; older versions write a list of pairs.
    void readGraphAttributes()
    {
        if (in.peek() != '{') {
            in.skipValue();
            return;
        }
        in.enterObject();
        while (const auto key = in.nextKey()) {
            const bool isName = *key == "name" && in.peek() == '"';
            if (const std::string value = readAny(in); isName && !value.empty())
                builder.setName(value);
        }
    }

    void readNodes()
    {
        if (std::exchange(hasNodes, true)) {
            in.fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
            return;
        }
        in.enterList();
        while (in.nextElement())
            readNode();
    }

    void readNode()
    {
        Vertex vertex;
        std::optional<std::string> id;
        std::string plainName; // many writers have the name as "name"; a label counts more
        in.enterObject();
        while (const auto member = in.nextKey()) {
            const std::string key(*member);
            if (key == "id")
                id = readAny(in);
            else if (std::string value = readAttribute(vertex, key); key == "name")
                plainName = std::move(value);
        }
        if (in.failed())
            return;
        if (vertex.name.empty())
            vertex.name = !plainName.empty() ? plainName : id.value_or("");
        ids.push_back(id ? *id : !plainName.empty() ? plainName : vertex.name);
        if (!numbers.add(ids.back()).second && id) {
            in.fail({DOPPLER_TEXT("core", "duplicate id \"{0}\", expected a unique id"), {excerpt(*id)}});
            return;
        }
        builder.addVertex(std::move(vertex));
    }

    /// Reads an attribute; returns its value, empty for a list, an object or null, which set nothing.
    template <class Part>
    std::string readAttribute(Part& part, const std::string& key)
    {
        const char first = in.peek();
        if (first == '{' || first == '[' || first == 'n') {
            in.skipValue();
            return {};
        }
        std::string value = readAny(in);
        if (!in.failed())
            if (const char* refusal = attributes.set(part, key, value))
                in.fail(withoutLine(refusal, key, value));
        return value;
    }

    /// The sentence of an attribute's error, which begins with the line where formats have lines.
    static Message withoutLine(const char* sentence, const std::string& key, const std::string& value)
    {
        constexpr std::string_view line = "line {0}: ";
        std::string_view rest = sentence;
        if (rest.starts_with(line))
            rest = DOPPLER_TEXT("core", "{1} is \"{2}\", expected a finite number of at least 0");
        return {rest, {"", excerpt(key), excerpt(value)}};
    }

    /// An edge as it is in the file.
    struct Link {
        EdgeSpec* edge = nullptr;
        std::string from, to;
    };

    void readLinks(const std::string& list)
    {
        if (!linkList.empty()) {
            in.fail({DOPPLER_TEXT("core", "appears twice in the same object, expected once")});
            return;
        }
        linkList = list;
        in.enterList();
        while (in.nextElement())
            readLink();
    }

    void readLink()
    {
        Link link{&edges.add({}), {}, {}};
        bool hasFrom = false;
        bool hasTo = false;
        in.enterObject();
        while (const auto member = in.nextKey()) {
            const std::string key(*member);
            if (key == "source" && !hasFrom) {
                hasFrom = true;
                link.from = readAny(in);
            } else if (key == "target" && !hasTo) {
                hasTo = true;
                link.to = readAny(in);
            } else if (key == "key") { // tells parallel edges of a multigraph apart
                in.skipValue();
            } else {
                readAttribute(*link.edge, key);
            }
        }
        if (!in.failed() && !(hasFrom && hasTo))
            in.fail({DOPPLER_TEXT("core", "an edge needs \"source\" and \"target\"")});
        links.push_back(std::move(link));
    }

    void joinEnds()
    {
        const auto known = [&](const Link& link) { return numbers.find(link.from) && numbers.find(link.to); };
        const bool byPlace = !links.empty() && std::none_of(links.begin(), links.end(), known);
        for (std::size_t i = 0; i < links.size() && !in.failed(); ++i) {
            links[i].edge->from = endOf(links[i].from, byPlace, i, "source");
            links[i].edge->to = endOf(links[i].to, byPlace, i, "target");
        }
        links = {};
    }

    std::uint32_t endOf(const std::string& id, bool byPlace, std::size_t link, const char* end)
    {
        std::uint32_t place = 0;
        if (byPlace && parseNumber(std::string_view(id), place) && place < builder.vertexCount())
            return place;
        if (const auto number = numbers.find(id); number && !byPlace)
            return vertexOf(*number);
        in.failAt(fmt::format("{}[{}].{}", linkList, link, end),
                  {DOPPLER_TEXT("core", "there is no node \"{0}\""), {excerpt(id)}});
        return 0;
    }

    /// Nodes without an id of their own may share a name; then the first has it.
    std::uint32_t vertexOf(std::uint32_t number)
    {
        if (ofNumber.empty()) {
            ofNumber.assign(numbers.size(), noNode);
            for (std::uint32_t v = 0; v < ids.size(); ++v)
                if (const auto known = numbers.find(ids[v]); known && ofNumber[*known] == noNode)
                    ofNumber[*known] = v;
        }
        return ofNumber[number];
    }

    [[nodiscard]] Error inPath(Error error) const
    {
        if (error.place.starts_with("vertices["))
            error.place.replace(0, 8, "nodes");
        else if (error.place.starts_with("edges["))
            error.place.replace(0, 5, linkList);
        return error;
    }

    JsonReader in;
    GraphBuilder builder;
    AttributeReader& attributes;
    bool hasNodes = false;
    std::string linkList; ///< Key of the list of edges; empty until it is read.
    std::vector<std::string> ids;
    NameIndex numbers; ///< Of ids.
    std::vector<std::uint32_t> ofNumber;
    EdgeList edges;
    std::vector<Link> links;
};

Match sniffNodeLink(std::string_view text)
{
    if (hasTopLevelKeys(text, {"directed", "nodes"}) || hasTopLevelKeys(text, {"multigraph", "nodes"}) ||
        hasTopLevelKeys(text, {"nodes", "links"}))
        return Match::Yes;
    return hasTopLevelKeys(text, {"directed", "multigraph"}) ||
                   (hasTopLevelKeys(text, {"nodes"}) && text.find("\"source\"") != std::string_view::npos)
               ? Match::Yes
               : Match::No;
}

} // namespace

Result<GraphPtr> readNodeLink(std::string_view text, std::string_view name, AttributeReader& attributes)
{
    return NodeLinkReader(text, name, attributes).read();
}

GraphFormat nodeLinkFormat()
{
    GraphFormat format;
    format.id = "node-link";
    format.name = "node-link JSON";
    format.extensions = ".node_link.json";
    format.sniff = sniffNodeLink;
    mapAttributes<readNodeLink, UsualAttributes{.weight = true}>(format);
    return format;
}

} // namespace doppler
