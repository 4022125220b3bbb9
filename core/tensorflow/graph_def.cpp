// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_fields.h"
#include "core/graph/row_access.h"
#include "core/io/graphs/disjoint_sets.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/name_index.h"
#include "core/io/models/format_module.h"
#include "core/tensorflow/graphs.pb.h"
#include "core/tensorflow/tensor_shape.h"
#include "core/tensorflow/text_message.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

using namespace tensorflow;

constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
constexpr std::uint32_t controlPort = none;
constexpr std::string_view location = "loc:@";

/// Bytes of an element; 0: of no fixed size.
double bytesOf(DataType type)
{
    constexpr int reference = 100; // DT_FLOAT_REF is DT_FLOAT and so much
    switch (type > reference ? type - reference : type) {
    case DT_BOOL:
    case DT_INT8:
    case DT_QINT8:
    case DT_QUINT8:
    case DT_UINT8:
        return 1;
    case DT_BFLOAT16:
    case DT_HALF:
    case DT_INT16:
    case DT_QINT16:
    case DT_QUINT16:
    case DT_UINT16:
        return 2;
    case DT_FLOAT:
    case DT_INT32:
    case DT_QINT32:
    case DT_UINT32:
        return 4;
    case DT_COMPLEX64:
    case DT_DOUBLE:
    case DT_INT64:
    case DT_UINT64:
        return 8;
    case DT_COMPLEX128:
        return 16;
    default:
        return 0;
    }
}

/// The number of elements of a shape; negative where it is not known.
double elementsOf(const TensorShape& shape)
{
    double elements = 1;
    for (const Dimension& dimension : shape.dim()) {
        if (dimension.size() < 0)
            return -1;
        elements *= static_cast<double>(dimension.size());
    }
    return shape.unknown_rank() || !std::isfinite(elements) ? -1 : elements;
}

/// How well an attribute names the type of the outputs: by the operator ("dtype" of a constant, "DstT" of a
/// cast), else "T"; 0: not at all.
int typeRank(std::string_view key) { return key == "dtype" || key == "DstT" ? 2 : key == "T" ? 1 : 0; }

/// What a node's attributes say of its outputs.
struct Outputs {
    std::vector<double> elements; ///< By port; negative: unknown.
    DataType type = DT_INVALID;
    std::vector<std::string> shapes; ///< By port, for people.
    std::string declared;            ///< The shape that the operator has to make; of a variable, its own.
};

struct NodeInput {
    std::uint32_t source = 0; ///< Number of its name.
    std::uint32_t target = 0; ///< Index of the vertex, and of the node.
    std::uint32_t port = 0;
    int index = 0; ///< In the node's list.
};

class GraphDefReader {
public:
    explicit GraphDefReader(std::string_view name) : builder(std::string(name)) {}

    /// Takes names out of the graph.
    std::optional<NodeFault> read(GraphDef& graph)
    {
        builder.reserve(static_cast<std::size_t>(graph.node_size()), 0);
        for (NodeDef& node : *graph.mutable_node())
            if (auto fault = addNode(node))
                return fault;
        hasFunctions = graph.library().function_size() > 0;
        vertexOf.resize(names.size(), none);
        colocate();
        return addEdges();
    }

    Result<GraphPtr> build()
    {
        if (hasFunctions)
            builder.addNote({DOPPLER_TEXT(
                "core", "the file has a function library: a node that calls a function becomes one vertex")});
        if (withoutSize > 0)
            builder.addNote(
                {DOPPLER_PLURAL(
                     "core",
                     "the output sizes of {0} nodes are unknown (no _output_shapes) and are taken as 0",
                     "the output size of {0} node is unknown (no _output_shapes) and is taken as 0"),
                 {count(withoutSize)}});
        return builder.build();
    }

private:
    std::optional<NodeFault> addNode(NodeDef& node)
    {
        const auto v = static_cast<std::uint32_t>(builder.vertexCount());
        if (node.name().empty())
            return NodeFault{
                DOPPLER_TEXT("core", "line {0}: the node that begins here has no name"), {}, int(v)};
        const std::uint32_t number = names.add(node.name()).first;
        vertexOf.resize(std::max<std::size_t>(vertexOf.size(), names.size()), none);
        if (vertexOf[number] != none)
            return NodeFault{DOPPLER_TEXT("core", "line {0}: duplicate name \"{1}\", expected a unique name"),
                             node.name(), int(v), "name"};
        vertexOf[number] = v;
        for (int i = 0; i < node.input_size(); ++i)
            if (auto fault = addInput(node.input(i), v, i))
                return fault;
        Vertex vertex;
        vertex.name = std::move(*node.mutable_name());
        vertex.op = std::move(*node.mutable_op());
        const Outputs outputs = outputsOf(node, number);
        setSizes(vertex, outputs, v);
        setShapes(vertex, outputs);
        builder.addVertex(std::move(vertex));
        return std::nullopt;
    }

    std::optional<NodeFault> addInput(std::string_view text, std::uint32_t target, int index)
    {
        NodeInput input{0, target, 0, index};
        if (text.starts_with('^')) {
            text.remove_prefix(1);
            input.port = controlPort;
        } else if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos) {
            if (!parseNumber(text.substr(colon + 1), input.port) || input.port == controlPort)
                return NodeFault{DOPPLER_TEXT("core", "line {0}: found \"{1}\", expected an input name:port"),
                                 std::string(text), int(target), "input", index};
            text = text.substr(0, colon);
        }
        input.source = names.add(text).first;
        inputs.push_back(input);
        return std::nullopt;
    }

    Outputs outputsOf(const NodeDef& node, std::uint32_t number)
    {
        Outputs outputs;
        int rank = 0; // of the attribute that gave the type
        for (const Attribute& attribute : node.attr()) {
            const AttributeValue& value = attribute.value();
            if (attribute.key() == "_class")
                addLocations(value.list(), number);
            else if (attribute.key() == "_output_shapes")
                addShapes(value.list(), outputs);
            else if (attribute.key() == "shape" && value.has_shape())
                outputs.declared = shapeText(value.shape());
            else if (typeRank(attribute.key()) > rank && value.type() != DT_INVALID) {
                outputs.type = value.type();
                rank = typeRank(attribute.key());
            }
        }
        return outputs;
    }

    static void addShapes(const AttributeList& list, Outputs& outputs)
    {
        for (const TensorShape& shape : list.shape()) {
            outputs.elements.push_back(elementsOf(shape));
            outputs.shapes.push_back(shapeText(shape));
        }
    }

    void addLocations(const AttributeList& list, std::uint32_t number)
    {
        for (std::string_view text : list.s())
            if (text.starts_with(location))
                classes.emplace_back(number, names.add(text.substr(location.size())).first);
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

    static void setShapes(Vertex& vertex, const Outputs& outputs)
    {
        const std::string shapes = shapesText({}, outputs.shapes);
        vertex.shapes = RareText(shapes.empty() ? shapesText({}, {outputs.declared}) : shapes);
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

    std::optional<NodeFault> addEdges()
    {
        EdgeList edges;
        for (const NodeInput& input : inputs) {
            const std::uint32_t source = vertexOf[input.source];
            if (source == none)
                return noSource(input);
            EdgeSpec edge{source, input.target, {}, {}, {}};
            if (input.port == controlPort) {
                edge.bytes = 0;
                edge.tensor = "^";
            } else if (input.port > 0) {
                edge.bytes = bytesAt(source, input.port);
                edge.tensor = std::to_string(input.port);
            }
            if (Vertex& reader = builder.vertex(VertexId{input.target});
                input.port != controlPort && readsRows(reader.op))
                countRowInput(reader, static_cast<std::size_t>(input.index),
                              edge.bytes.value_or(builder.vertex(VertexId{source}).outputBytes));
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

    [[nodiscard]] NodeFault noSource(const NodeInput& input) const
    {
        NodeFault fault{DOPPLER_TEXT("core", "line {0}: there is no node \"{1}\""),
                        {},
                        int(input.target),
                        "input",
                        input.index};
        names.forEach([&](std::string_view known, std::uint32_t number) {
            if (number == input.source)
                fault.found = known;
        });
        return fault;
    }

    struct PortBytes {
        std::uint32_t vertex, port;
        double bytes;
    };

    GraphBuilder builder;
    NameIndex names;                     ///< Every name that stands anywhere.
    std::vector<std::uint32_t> vertexOf; ///< By the number of a name.
    std::vector<NodeInput> inputs;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> classes; ///< Names that are colocated.
    std::vector<PortBytes> portBytes;
    std::size_t withoutSize = 0;
    bool hasFunctions = false;
};

Result<GraphPtr> readGraphDef(std::string_view text, const ReadRequest& ask)
{
    return readNodes<GraphDef, GraphDefReader>(text, ask.name);
}

} // namespace

} // namespace doppler

extern "C" const doppler::FormatModuleEntry dopplerGraphDef;
const doppler::FormatModuleEntry dopplerGraphDef{.read = &doppler::readGraphDef};
