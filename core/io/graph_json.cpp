// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graph_json.h"

#include "core/base/excerpt.h"
#include "core/graph/graph_builder.h"
#include "core/io/graph_format.h"
#include "core/io/json_head.h"
#include "core/io/json_reader.h"
#include "core/io/json_writing.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-graph";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 5> graphKeys{"format", "version", "name", "vertices", "edges"};
enum GraphKey { GraphFormatKey, GraphVersion, GraphName, GraphVertices, GraphEdges };

constexpr std::array<std::string_view, 10> vertexKeys{
    "id", "name", "op", "flops", "output_bytes", "group", "colocate", "allow", "persistent_bytes", "seconds"};
enum VertexKey { Id_, Name, Op, Flops, OutputBytes, Group, Colocate, Allow, PersistentBytes, Seconds };

constexpr std::array<std::string_view, 5> edgeKeys{"from", "to", "bytes", "seconds", "tensor"};
enum EdgeKey { From, To, Bytes, EdgeSeconds, TensorName };

/// Any JSON may be meant for us; what says that it is ours is. Asked of a text's beginning, which may be cut
/// off.
Match sniffGraphJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    if (first == std::string_view::npos || (text[first] != '{' && text[first] != '['))
        return Match::No;
    const auto head = readHead(text);
    return head && head->format && head->format->starts_with("doppler-") ? Match::Yes : Match::Maybe;
}

/// One pass over the text, straight into the builder.
class GraphReader {
public:
    GraphReader(std::string_view text, std::string_view name) : in(text), graphName(name) {}

    Result<GraphPtr> read()
    {
        std::uint32_t seen = 0;
        in.enterDocument();
        while (const auto key = in.nextField(graphKeys, seen)) {
            switch (*key) {
            case GraphName:
                in.readText(graphName);
                break;
            case GraphVertices:
                readVertices();
                break;
            case GraphEdges:
                readEdges();
                break;
            default:
                in.skipValue();
            }
        }
        in.require(graphKeys, seen, GraphVertices);
        in.finish();
        sortById();
        if (in.failed())
            return in.error();
        builder.setName(std::move(graphName));
        auto graph = builder.build();
        return graph ? std::move(graph) : Result<GraphPtr>(inFileOrder(graph.error()));
    }

private:
    void readVertices()
    {
        in.enterList();
        while (in.nextElement())
            readVertex();
    }

    void readVertex()
    {
        Vertex vertex;
        std::uint32_t id = 0;
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(vertexKeys, seen)) {
            switch (*key) {
            case Id_:
                in.readWhole(id, 0, largestId);
                break;
            case Name:
                in.readText(vertex.name);
                break;
            case Op:
                in.readText(vertex.op);
                break;
            case Flops:
                in.readQuantity(vertex.flops);
                break;
            case OutputBytes:
                in.readQuantity(vertex.outputBytes);
                break;
            case Group:
                in.readText(vertex.group);
                break;
            case Colocate:
                in.readText(vertex.colocate);
                break;
            case Allow:
                readAllow(vertex);
                break;
            case PersistentBytes:
                in.readQuantity(vertex.persistentBytes);
                break;
            case Seconds:
                readSeconds(vertex);
                break;
            }
        }
        if (!in.require(vertexKeys, seen, Id_))
            return;
        ids.push_back(id);
        builder.addVertex(std::move(vertex));
    }

    void readAllow(Vertex& vertex)
    {
        in.enterList();
        while (in.nextElement())
            in.readText(vertex.allow.emplace_back());
    }

    void readSeconds(Vertex& vertex)
    {
        in.enterObject();
        while (const auto kind = in.nextKey())
            in.readQuantity(vertex.seconds.emplace_back(MeasuredSeconds{std::string(*kind), 0}).seconds);
        if (in.failed() || vertex.seconds.size() < 2)
            return;
        std::vector<std::string_view> kinds;
        for (const MeasuredSeconds& measured : vertex.seconds)
            kinds.push_back(measured.kind);
        std::sort(kinds.begin(), kinds.end());
        const auto twice = std::adjacent_find(kinds.begin(), kinds.end());
        if (twice != kinds.end())
            in.failAt(in.path() + '.' + excerpt(*twice),
                      {DOPPLER_TEXT("core", "stands twice in one object, expected once")});
    }

    void readEdges()
    {
        in.enterList();
        while (in.nextElement()) {
            EdgeSpec edge;
            std::uint32_t seen = 0;
            in.enterObject();
            while (const auto key = in.nextField(edgeKeys, seen)) {
                switch (*key) {
                case From:
                    in.readWhole(edge.from, 0, largestId);
                    break;
                case To:
                    in.readWhole(edge.to, 0, largestId);
                    break;
                case Bytes:
                    in.readQuantity(edge.bytes);
                    break;
                case EdgeSeconds:
                    in.readQuantity(edge.seconds);
                    break;
                case TensorName:
                    in.readText(edge.tensor);
                    break;
                }
            }
            if (in.require(edgeKeys, seen, From) && in.require(edgeKeys, seen, To))
                builder.addEdge(std::move(edge));
        }
    }

    /// Checks that the ids are 0..n-1 and brings the vertices into their order.
    void sortById()
    {
        if (in.failed())
            return;
        constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
        position.assign(ids.size(), none);
        for (std::uint32_t i = 0; i < ids.size(); ++i) {
            const std::string id = std::to_string(ids[i]);
            if (ids[i] >= ids.size()) {
                in.failAt(fmt::format("vertices[{}].id", i),
                          {DOPPLER_TEXT("core", "found {0}, expected ids from 0 to {1} for {2} vertices"),
                           {id, std::to_string(ids.size() - 1), std::to_string(ids.size())}});
                return;
            }
            if (position[ids[i]] != none) {
                in.failAt(fmt::format("vertices[{}].id", i),
                          {DOPPLER_TEXT("core", "found {0}, which vertices[{1}] has already, expected "
                                                "every id once"),
                           {id, std::to_string(position[ids[i]])}});
                return;
            }
            position[ids[i]] = i;
        }
        for (std::uint32_t i = 0; i < ids.size(); ++i)
            while (ids[i] != i) { // every swap brings one vertex home
                const std::uint32_t home = ids[i];
                std::swap(builder.vertex(VertexId{i}), builder.vertex(VertexId{home}));
                std::swap(ids[i], ids[home]);
            }
    }

    /// The builder names vertices by id; the file may hold them in another order.
    [[nodiscard]] Error inFileOrder(Error error) const
    {
        constexpr std::string_view prefix = "vertices[";
        if (error.place.starts_with(prefix)) {
            const std::size_t id = std::stoul(error.place.substr(prefix.size()));
            error.place = fmt::format("vertices[{}]", position.at(id));
        }
        return error;
    }

    JsonReader in;
    std::string graphName;
    GraphBuilder builder;
    std::vector<std::uint32_t> ids;      ///< By place in the file.
    std::vector<std::uint32_t> position; ///< By id: the place in the file.
};

void writeQuantity(std::string& out, const char* key, double value)
{
    if (value != 0)
        out += fmt::format(", \"{}\": {}", key, jsonNumber(value));
}

void writeName(std::string& out, const char* key, const std::string& value)
{
    if (!value.empty())
        out += fmt::format(", \"{}\": {}", key, jsonText(value));
}

void writeVertex(std::string& out, VertexId v, const Vertex& vertex)
{
    out += fmt::format("{{\"id\": {}", v.value);
    writeName(out, "name", vertex.name);
    writeName(out, "op", vertex.op);
    if (vertex.flops)
        out += ", \"flops\": " + jsonNumber(*vertex.flops);
    writeQuantity(out, "output_bytes", vertex.outputBytes);
    writeName(out, "group", vertex.group);
    writeName(out, "colocate", vertex.colocate);
    if (!vertex.allow.empty()) {
        out += ", \"allow\": [";
        for (std::size_t i = 0; i < vertex.allow.size(); ++i)
            out += (i ? ", " : "") + jsonText(vertex.allow[i]);
        out += ']';
    }
    writeQuantity(out, "persistent_bytes", vertex.persistentBytes);
    if (!vertex.seconds.empty()) {
        out += ", \"seconds\": {";
        for (std::size_t i = 0; i < vertex.seconds.size(); ++i)
            out += (i ? ", " : "") + jsonText(vertex.seconds[i].kind) + ": " +
                   jsonNumber(vertex.seconds[i].seconds);
        out += '}';
    }
    out += '}';
}

/// The tensor of v that edges carry when they say nothing: the unnamed one that several edges share, else the
/// first that looks like the vertex's output. The others need an explicit size to stay apart.
TensorId plainTensor(const DataflowGraph& graph, VertexId v)
{
    TensorId alike;
    TensorId previous;
    for (const Edge& edge : graph.outEdges(v)) {
        const Tensor& tensor = graph.tensor(edge.tensor);
        if (!tensor.name.empty() || tensor.seconds || tensor.bytes != graph.vertex(v).outputBytes)
            continue;
        if (alike.valid() && edge.tensor <= previous) // tensors are numbered by first use: this one is shared
            return edge.tensor;
        previous = edge.tensor;
        if (!alike.valid())
            alike = edge.tensor;
    }
    return alike;
}

void writeEdge(std::string& out, const DataflowGraph& graph, const Edge& edge, TensorId plain)
{
    out += fmt::format("{{\"from\": {}, \"to\": {}", edge.from.value, edge.to.value);
    if (edge.tensor != plain) {
        const Tensor& tensor = graph.tensor(edge.tensor);
        out += ", \"bytes\": " + jsonNumber(tensor.bytes);
        if (tensor.seconds)
            out += ", \"seconds\": " + jsonNumber(*tensor.seconds);
        writeName(out, "tensor", tensor.name);
    }
    out += '}';
}

} // namespace

Result<GraphPtr> readGraphJson(std::string_view text, std::string_view name)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    return GraphReader(text, name).read();
}

std::string writeGraphJson(const DataflowGraph& graph)
{
    std::string out = fmt::format("{{\n\"format\": \"{}\",\n\"version\": {},\n", formatName, newestVersion);
    if (!graph.name().empty())
        out += "\"name\": " + jsonText(graph.name()) + ",\n";
    out += "\"vertices\": [";
    const char* separator = "\n";
    for (VertexId v : graph.vertices()) {
        out += separator;
        separator = ",\n";
        writeVertex(out, v, graph.vertex(v));
    }
    out += "\n],\n\"edges\": [";
    separator = "\n";
    for (VertexId v : graph.vertices()) {
        const TensorId plain = plainTensor(graph, v);
        for (const Edge& edge : graph.outEdges(v)) {
            out += separator;
            separator = ",\n";
            writeEdge(out, graph, edge, plain);
        }
    }
    return out += "\n]\n}\n";
}

GraphFormat jsonGraphFormat()
{
    return {
        .id = "json",
        .name = "Doppler JSON",
        .extensions = ".json",
        .sniff = sniffGraphJson,
        .read = [](std::string_view text, const ReadRequest& ask) { return readGraphJson(text, ask.name); },
        .write = writeGraphJson};
}

} // namespace doppler
