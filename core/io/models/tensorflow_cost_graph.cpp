// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text_fields.h"
#include "core/io/bytes/text_proto.h"
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/graphs/name_index.h"
#include "core/io/models/tensorflow.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

namespace doppler {

namespace {

constexpr double secondsPerUnit = 1e-6;
constexpr std::uint32_t controlPort = static_cast<std::uint32_t>(-1);

/// An input: ids are unique within a partition, which is a device.
struct Input {
    std::uint64_t source = 0; ///< Partition and id.
    std::uint32_t target = 0; ///< Index of the vertex.
    std::uint32_t port = 0;
    std::uint32_t line = 0;
};

class CostGraphReader {
public:
    CostGraphReader(std::string_view text, std::string_view name) : in(text), builder(std::string(name))
    {
        builder.reserve(std::min(countOf(text, "node"), text.size() / 8), 0);
    }

    Result<GraphPtr> read()
    {
        while (const auto field = in.nextField())
            if (*field == "node")
                readNode();
        if (in.failed())
            return in.error();
        if (!hasCosts)
            for (std::size_t v = 0; v < builder.vertexCount(); ++v)
                builder.vertex(VertexId{v}).seconds.clear();
        if (auto error = addEdges())
            return *std::move(error);
        return builder.build();
    }

private:
    /// A whole number of 32 bits; the format knows no others as ids and ports.
    bool readWhole(std::uint32_t& out)
    {
        double number = 0;
        if (!in.readQuantity(number))
            return false;
        if (number != std::floor(number) || number >= controlPort)
            return in.fail(DOPPLER_TEXT("core", "line {0}: found {1}, expected a whole number"),
                           std::to_string(number));
        out = static_cast<std::uint32_t>(number);
        return true;
    }

    /// Sizes and costs that are not known are negative.
    bool readKnown(double& out)
    {
        double number = 0;
        if (!in.readNumber(number))
            return false;
        out = std::max(number, 0.0);
        return true;
    }

    void readNode()
    {
        Vertex vertex;
        std::uint32_t id = 0; // proto3 leaves out what is 0
        std::string device;
        double cost = 0;
        double time = 0;
        std::uint32_t port = 0;
        const auto target = static_cast<std::uint32_t>(builder.vertexCount());
        const std::size_t firstInput = inputs.size();
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field == "name") {
                in.readText(vertex.name);
            } else if (*field == "device") {
                in.readText(device);
            } else if (*field == "id") {
                readWhole(id);
            } else if (*field == "input_info") {
                readInput(target);
            } else if (*field == "control_input") {
                Input input{0, target, controlPort, static_cast<std::uint32_t>(in.line())};
                std::uint32_t source = 0;
                readWhole(source);
                input.source = source;
                inputs.push_back(input);
            } else if (*field == "output_info") {
                readOutput(vertex, target, port++);
            } else if (*field == "compute_cost") {
                hasCosts = readKnown(cost) || hasCosts;
            } else if (*field == "compute_time") {
                hasCosts = readKnown(time) || hasCosts;
            } else if (*field == "persistent_memory_size") {
                readKnown(vertex.persistentBytes);
            }
        }
        if (in.failed())
            return;
        const std::uint64_t partition = std::uint64_t{partitions.add(device).first} << 32;
        for (std::size_t i = firstInput; i < inputs.size(); ++i)
            inputs[i].source |= partition;
        if (!indexOf.emplace(partition | id, target).second) {
            in.fail(DOPPLER_TEXT("core", "line {0}: the id {1} stands twice"), std::to_string(id));
            return;
        }
        vertex.seconds = {{"*", (cost > 0 ? cost : time) * secondsPerUnit}};
        builder.addVertex(std::move(vertex));
    }

    void readInput(std::uint32_t target)
    {
        Input input{0, target, 0, static_cast<std::uint32_t>(in.line())};
        std::uint32_t source = 0;
        in.enterMessage();
        while (const auto field = in.nextField()) {
            if (*field == "preceding_node")
                readWhole(source);
            else if (*field == "preceding_port")
                readWhole(input.port);
        }
        input.source = source;
        inputs.push_back(input);
    }

    void readOutput(Vertex& vertex, std::uint32_t v, std::uint32_t port)
    {
        double bytes = 0;
        in.enterMessage();
        while (const auto field = in.nextField())
            if (*field == "size")
                readKnown(bytes);
        if (port == 0)
            vertex.outputBytes = bytes;
        else if (bytes > 0)
            portBytes.emplace(std::uint64_t{v} << 32 | port, bytes);
    }

    std::optional<Error> addEdges()
    {
        EdgeList edges;
        for (const Input& input : inputs) {
            const auto source = indexOf.find(input.source);
            if (source == indexOf.end())
                return Error{{DOPPLER_TEXT("core", "line {0}: there is no node of id {1} on this device"),
                              {std::to_string(input.line), std::to_string(input.source & 0xffffffff)}},
                             {},
                             {}};
            EdgeSpec edge{source->second, input.target, {}, {}, {}};
            if (input.port == controlPort) {
                edge.bytes = 0;
                edge.tensor = "^";
            } else if (input.port > 0) {
                const auto bytes = portBytes.find(std::uint64_t{source->second} << 32 | input.port);
                edge.bytes = bytes == portBytes.end() ? 0 : bytes->second;
                edge.tensor = std::to_string(input.port);
            }
            edges.add(std::move(edge));
        }
        inputs = {};
        edges.moveInto(builder);
        return std::nullopt;
    }

    TextProtoReader in;
    GraphBuilder builder;
    NameIndex partitions;
    std::unordered_map<std::uint64_t, std::uint32_t> indexOf; ///< By partition and id.
    std::unordered_map<std::uint64_t, double> portBytes;      ///< By vertex and port above 0.
    std::vector<Input> inputs;
    bool hasCosts = false;
};

/// Told by what the first nodes say of themselves.
Match sniffCostGraph(std::string_view text)
{
    TextProtoReader in(text);
    while (const auto field = in.nextField()) {
        if (*field != "node") {
            if (*field != "cost")
                return Match::No;
            continue;
        }
        if (!in.enterMessage())
            return Match::No;
        while (const auto part = in.nextField())
            if (*part == "id" || *part == "input_info" || *part == "output_info" || *part == "compute_cost" ||
                *part == "control_input")
                return Match::Yes;
    }
    return Match::No;
}

} // namespace

Result<GraphPtr> readCostGraph(std::string_view text, std::string_view name)
{
    return CostGraphReader(text, name).read();
}

GraphFormat costGraphFormat()
{
    return {
        .id = "tensorflow-cost",
        .name = "TensorFlow CostGraphDef",
        .extensions = ".pbtxt",
        .sniff = sniffCostGraph,
        .read = [](std::string_view text, const ReadRequest& ask) { return readCostGraph(text, ask.name); }};
}

} // namespace doppler
