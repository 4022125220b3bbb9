// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/edge_specs.h"
#include "core/graph/graph_memory.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/graphs/kernel_json.h"
#include "core/io/graphs/memory_json.h"
#include "core/io/json/json_writing.h"

#include <fmt/format.h>

namespace doppler {

namespace {

void writeKey(std::string& out, std::string_view key) { ((out += ", \"") += key) += "\": "; }

void writeNumber(std::string& out, std::string_view key, double value)
{
    writeKey(out, key);
    appendJsonNumber(out, value);
}

void writeQuantity(std::string& out, std::string_view key, double value)
{
    if (value != 0)
        writeNumber(out, key, value);
}

void writeName(std::string& out, std::string_view key, const std::string& value)
{
    if (value.empty())
        return;
    writeKey(out, key);
    appendJsonText(out, value);
}

void writeId(std::string& out, std::uint32_t id)
{
    const fmt::format_int digits(id);
    out.append(digits.data(), digits.size());
}

void writeVertex(std::string& out, VertexId v, const Vertex& vertex)
{
    out += "{\"id\": ";
    writeId(out, v.value);
    writeName(out, "name", vertex.name);
    writeName(out, "op", vertex.op);
    if (vertex.flops)
        writeNumber(out, "flops", *vertex.flops);
    writeQuantity(out, "output_bytes", vertex.outputBytes);
    writeName(out, "group", vertex.group);
    writeName(out, "colocate", vertex.colocate);
    if (!vertex.allow.empty()) {
        writeKey(out, "allow");
        for (std::size_t i = 0; i < vertex.allow.size(); ++i) {
            out += i ? ", " : "[";
            appendJsonText(out, vertex.allow[i]);
        }
        out += ']';
    }
    writeQuantity(out, "persistent_bytes", vertex.persistentBytes);
    if (vertex.accessedBytes)
        writeNumber(out, "accessed_bytes", *vertex.accessedBytes);
    if (!vertex.seconds.empty()) {
        writeKey(out, "seconds");
        for (std::size_t i = 0; i < vertex.seconds.size(); ++i) {
            out += i ? ", " : "{";
            appendJsonText(out, vertex.seconds[i].kind);
            out += ": ";
            appendJsonNumber(out, vertex.seconds[i].seconds);
        }
        out += '}';
    }
    if (vertex.kernel) {
        writeKey(out, "kernel");
        appendKernelJson(out, *vertex.kernel);
    }
    writeName(out, "attributes", vertex.attributes.text());
    writeName(out, "shapes", vertex.shapes.text());
    out += '}';
}

void writeEdge(std::string& out, const DataflowGraph& graph, const Edge& edge, TensorId plain)
{
    out += "{\"from\": ";
    writeId(out, edge.from.value);
    out += ", \"to\": ";
    writeId(out, edge.to.value);
    if (edge.tensor != plain) {
        const Tensor& tensor = graph.tensor(edge.tensor);
        writeNumber(out, "bytes", tensor.bytes);
        if (tensor.seconds)
            writeNumber(out, "seconds", *tensor.seconds);
        writeName(out, "tensor", tensor.name.text());
    }
    out += '}';
}

/// Collects lines and hands them on by pieces.
class PieceWriter {
public:
    PieceWriter(const DataflowGraph& graph, const PieceSink& s)
        : sink(s), elements(static_cast<double>(graph.vertexCount() + graph.edgeCount()))
    {
    }

    std::string out;

    /// Begins an element of a list, the first or one more.
    void separate(bool isFirst) { out += isFirst ? "\n" : ",\n"; }
    /// Ends an element; false where no more is wanted.
    bool next()
    {
        constexpr std::size_t pieceBytes = std::size_t{100} << 10;
        ++done;
        return out.size() < pieceBytes || flush();
    }
    bool flush()
    {
        const bool more = sink(out, done / elements);
        out.clear();
        return more;
    }

private:
    const PieceSink& sink;
    double elements = 0;
    double done = 0;
};

} // namespace

void writeGraphJson(const DataflowGraph& graph, const PieceSink& sink)
{
    PieceWriter writer(graph, sink);
    std::string& out = writer.out;
    out = "{\n\"format\": \"doppler-graph\",\n\"version\": 1,\n";
    if (!graph.name().empty())
        out += "\"name\": " + jsonText(graph.name()) + ",\n";
    out += "\"vertices\": [";
    for (VertexId v : graph.vertices()) {
        writer.separate(v == VertexId{0});
        writeVertex(out, v, graph.vertex(v));
        if (!writer.next())
            return;
    }
    out += "\n],\n\"edges\": [";
    for (VertexId v : graph.vertices()) {
        const TensorId plain = plainTensorOf(graph, v);
        for (const Edge& edge : graph.outEdges(v)) {
            writer.separate(&edge == &graph.edge(EdgeId{0}));
            writeEdge(out, graph, edge, plain);
            if (!writer.next())
                return;
        }
    }
    out += "\n]";
    if (!graph.memory().empty()) {
        out += ",\n\"memory\": ";
        appendMemoryJson(out, graph.memory());
    }
    if (graph.origin())
        if (const std::string program = graph.origin()->savedProgram(); !program.empty())
            out += ",\n\"program\": " + program;
    out += "\n}\n";
    writer.flush();
}

std::string writeGraphJson(const DataflowGraph& graph)
{
    std::string text;
    writeGraphJson(graph, [&](std::string_view piece, double) {
        text += piece;
        return true;
    });
    return text;
}

} // namespace doppler
