// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/base/text_fields.h"
#include "core/io/bytes/text_proto.h"
#include "core/io/graphs/disjoint_sets.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/name_index.h"
#include "core/io/models/tensorflow.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
constexpr std::uint32_t controlInputPort = none;
constexpr std::string_view location = "loc:@";

/// Bytes of an element, by the names of types.proto; 0: of no fixed size.
double bytesOf(std::string_view type)
{
    constexpr std::pair<std::string_view, double> sizes[] = {
        {"DT_FLOAT", 4},  {"DT_DOUBLE", 8},    {"DT_INT32", 4},       {"DT_UINT8", 1},  {"DT_INT16", 2},
        {"DT_INT8", 1},   {"DT_COMPLEX64", 8}, {"DT_INT64", 8},       {"DT_BOOL", 1},   {"DT_QINT8", 1},
        {"DT_QUINT8", 1}, {"DT_QINT32", 4},    {"DT_BFLOAT16", 2},    {"DT_QINT16", 2}, {"DT_QUINT16", 2},
        {"DT_UINT16", 2}, {"DT_HALF", 2},      {"DT_COMPLEX128", 16}, {"DT_UINT32", 4}, {"DT_UINT64", 8}};
    for (const auto& [name, bytes] : sizes)
        if (type == name || (type.starts_with(name) && type.substr(name.size()) == "_REF"))
            return bytes;
    return 0;
}

/// What a node's attributes say of its outputs.
struct Outputs {
    std::vector<double> elements; ///< By port; negative: unknown.
    std::string type;
    int typeRank = 0; ///< Of the attribute that gave the type.
};

struct NodeInput {
    std::uint32_t source = 0; ///< Number of its name.
    std::uint32_t target = 0; ///< Index of the vertex.
    std::uint32_t port = 0;
    std::uint32_t line = 0;
};

class GraphDefReader {
public:
    GraphDefReader(std::string_view text, std::string_view name) : in(text), builder(std::string(name))
    {
        builder.reserve(std::min(countOf(text, "node"), text.size() / 8), 0);
    }

    Result<GraphPtr> read()
    {
        while (const auto field = in.nextField()) {
            if (*field == "node")
                readNode();
            else if (*field == "library")
                readLibrary();
        }
        if (in.failed())
            return in.error();
        vertexOf.resize(names.size(), none);
        colocate();
        if (auto error = addEdges())
            return *std::move(error);
        if (hasFunctions)
            builder.addNote(
                {DOPPLER_TEXT("core", "the file has a library of functions: a node that calls one is "
                                      "one vertex")});
        if (withoutSize > 0)
            builder.addNote(
                {DOPPLER_PLURAL("core",
                                "the sizes of {0} nodes' outputs are unknown (no _output_shapes), "
                                "and taken as 0",
                                "the size of {0} node's output is unknown (no _output_shapes), "
                                "and taken as 0"),
                 {count(withoutSize)}});
        return builder.build();
    }

private:
    void readLibrary()
    {
        in.enterMessage();
        while (const auto field = in.nextField())
            hasFunctions = hasFunctions || *field == "function";
    }

    void readNode()
    {
        Vertex vertex;
        Outputs outputs;
        const auto target = static_cast<std::uint32_t>(builder.vertexCount());
        const std::size_t firstClass = classes.size();
        std::string text;
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field == "name")
                in.readText(vertex.name);
            else if (*field == "op")
                in.readText(vertex.op);
            else if (*field == "input" && in.readText(text))
                addInput(text, target);
            else if (*field == "attr")
                readAttribute(outputs);
        }
        if (in.failed())
            return;
        if (vertex.name.empty()) {
            in.fail(DOPPLER_TEXT("core", "line {0}: the node that ends here has no name"));
            return;
        }
        const std::uint32_t number = names.add(vertex.name).first;
        for (std::size_t i = firstClass; i < classes.size(); ++i)
            classes[i].first = number;
        vertexOf.resize(std::max<std::size_t>(vertexOf.size(), names.size()), none);
        if (vertexOf[number] != none) {
            in.fail(DOPPLER_TEXT("core", "line {0}: the name \"{1}\" stands twice"), vertex.name);
            return;
        }
        vertexOf[number] = target;
        setSizes(vertex, outputs, target);
        builder.addVertex(std::move(vertex));
    }

    void addInput(std::string_view text, std::uint32_t target)
    {
        NodeInput input{0, target, 0, static_cast<std::uint32_t>(in.line())};
        if (text.starts_with('^')) {
            text.remove_prefix(1);
            input.port = controlInputPort;
        } else if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos) {
            if (!parseNumber(text.substr(colon + 1), input.port) || input.port == controlInputPort) {
                in.fail(DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected an input name:port"), text);
                return;
            }
            text = text.substr(0, colon);
        }
        input.source = names.add(text).first;
        inputs.push_back(input);
    }

    /// `key` and `value` of an attribute; the key comes first in all files.
    void readAttribute(Outputs& outputs)
    {
        std::string key;
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field == "key")
                in.readText(key);
            else if (*field == "value" && (key == "_class" || key == "_output_shapes"))
                readLists(outputs, key == "_class");
            else if (*field == "value")
                readType(outputs, key);
        }
    }

    /// The type of the outputs: named by the operator ("dtype" of a constant, "DstT" of a cast), else "T".
    void readType(Outputs& outputs, std::string_view key)
    {
        const int rank = key == "dtype" || key == "DstT" ? 2 : key == "T" ? 1 : 0;
        if (rank <= outputs.typeRank)
            return;
        in.enterMessage();
        while (const auto field = in.nextField())
            if (*field == "type" && in.readWord(outputs.type))
                outputs.typeRank = rank;
    }

    void readLists(Outputs& outputs, bool locations)
    {
        std::string text;
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field != "list")
                continue;
            in.enterMessage();
            while (const auto item = in.nextField()) {
                if (locations && *item == "s" && in.readText(text) && text.starts_with(location))
                    classes.emplace_back(0, names.add(std::string_view(text).substr(location.size())).first);
                else if (!locations && *item == "shape")
                    outputs.elements.push_back(readElements());
            }
        }
    }

    /// The number of elements of a shape; negative where it is not known.
    double readElements()
    {
        double elements = 1;
        bool known = true;
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field == "unknown_rank") {
                known = false;
            } else if (*field == "dim") {
                double size = 0; // proto3 leaves out what is 0
                in.enterMessage();
                while (const auto part = in.nextField())
                    if (*part == "size")
                        in.readNumber(size);
                known = known && size >= 0;
                elements *= size;
            }
        }
        return known && std::isfinite(elements) ? elements : -1;
    }

    void setSizes(Vertex& vertex, const Outputs& outputs, std::uint32_t v)
    {
        const double each = bytesOf(outputs.type);
        for (std::uint32_t port = 0; port < outputs.elements.size(); ++port) {
            const double bytes = outputs.elements[port] * each;
            if (bytes < 0 || !std::isfinite(bytes))
                continue;
            if (port == 0)
                vertex.outputBytes = bytes;
            else if (bytes > 0)
                portBytes.push_back({v, port, bytes});
        }
        withoutSize += outputs.elements.empty() || each == 0 || outputs.elements[0] < 0 ? 1 : 0;
    }

    void colocate()
    {
        DisjointSets sets(names.size());
        std::vector<bool> together(names.size(), false);
        for (const auto& [one, other] : classes) {
            sets.join(one, other);
            together[one] = together[other] = true;
        }
        classes = {};
        for (std::uint32_t number = 0; number < vertexOf.size(); ++number) {
            if (!together[number] || vertexOf[number] == none)
                continue;
            const std::uint32_t root = vertexOf[sets.find(number)];
            builder.vertex(VertexId{vertexOf[number]}).colocate =
                "c" + std::to_string(root == none ? builder.vertexCount() + sets.find(number) : root);
        }
    }

    std::optional<Error> addEdges()
    {
        EdgeList edges;
        for (const NodeInput& input : inputs) {
            const std::uint32_t source = vertexOf[input.source];
            if (source == none)
                return noNode(input);
            EdgeSpec edge{source, input.target, {}, {}, {}};
            if (input.port == controlInputPort) {
                edge.bytes = 0;
                edge.tensor = "^";
            } else if (input.port > 0) {
                edge.bytes = bytesAt(source, input.port);
                edge.tensor = std::to_string(input.port);
            }
            edges.add(std::move(edge));
        }
        inputs = {};
        edges.moveInto(builder);
        return std::nullopt;
    }

    /// (Vertices and ports were met in ascending order.)
    [[nodiscard]] double bytesAt(std::uint32_t vertex, std::uint32_t port) const
    {
        const auto found = std::lower_bound(
            portBytes.begin(), portBytes.end(), std::pair(vertex, port),
            [](const PortBytes& p, const auto& key) { return std::pair(p.vertex, p.port) < key; });
        return found != portBytes.end() && found->vertex == vertex && found->port == port ? found->bytes : 0;
    }

    [[nodiscard]] Error noNode(const NodeInput& input) const
    {
        std::string name;
        names.forEach([&](std::string_view known, std::uint32_t number) {
            if (number == input.source)
                name = excerpt(known);
        });
        return {
            {DOPPLER_TEXT("core", "line {0}: there is no node \"{1}\""), {std::to_string(input.line), name}},
            {},
            {}};
    }

    struct PortBytes {
        std::uint32_t vertex, port;
        double bytes;
    };

    TextProtoReader in;
    GraphBuilder builder;
    NameIndex names;                     ///< Every name that stands anywhere.
    std::vector<std::uint32_t> vertexOf; ///< By the number of a name.
    std::vector<NodeInput> inputs;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> classes; ///< Names that are colocated.
    std::vector<PortBytes> portBytes;
    std::size_t withoutSize = 0;
    bool hasFunctions = false;
};

/// Told by what the first nodes say of themselves.
Match sniffGraphDef(std::string_view text)
{
    TextProtoReader in(text);
    while (const auto field = in.nextField()) {
        if (*field != "node") {
            if (*field != "versions" && *field != "version" && *field != "library")
                return Match::No;
            continue;
        }
        if (!in.enterMessage())
            return Match::No;
        while (const auto part = in.nextField())
            if (*part == "op" || *part == "input" || *part == "attr")
                return Match::Yes;
    }
    return Match::No;
}

} // namespace

Result<GraphPtr> readGraphDef(std::string_view text, std::string_view name)
{
    return GraphDefReader(text, name).read();
}

GraphFormat graphDefFormat()
{
    return {
        .id = "tensorflow",
        .name = "TensorFlow GraphDef",
        .extensions = ".pbtxt",
        .sniff = sniffGraphDef,
        .read = [](std::string_view text, const ReadRequest& ask) { return readGraphDef(text, ask.name); }};
}

} // namespace doppler
