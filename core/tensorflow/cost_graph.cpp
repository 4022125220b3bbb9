// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/edge_list.h"
#include "core/io/graphs/name_index.h"
#include "core/io/models/format_module.h"
#include "core/tensorflow/graphs.pb.h"
#include "core/tensorflow/tensor_shape.h"
#include "core/tensorflow/text_message.h"

#include <algorithm>
#include <unordered_map>

namespace doppler {

namespace {

using namespace tensorflow;

constexpr double secondsPerUnit = 1e-6;

/// Sizes and costs that are not known are negative.
double known(std::int64_t value) { return static_cast<double>(std::max<std::int64_t>(value, 0)); }

/// An input: ids are unique within a partition, which is a device.
struct Input {
    std::uint64_t source = 0; ///< Partition and id.
    std::uint32_t target = 0; ///< Index of the vertex, and of the node.
    std::uint32_t port = 0;
    int index = 0; ///< In the node's list of inputs of its kind.
    bool control = false;
};

class CostGraphReader {
public:
    explicit CostGraphReader(std::string_view name) : builder(std::string(name)) {}

    /// Takes names out of the graph.
    std::optional<NodeFault> read(CostGraphDef& graph)
    {
        builder.reserve(static_cast<std::size_t>(graph.node_size()), 0);
        const bool hasCosts = std::any_of(graph.node().begin(), graph.node().end(), [](const CostNode& node) {
            return node.has_compute_cost() || node.has_compute_time();
        });
        for (CostNode& node : *graph.mutable_node())
            if (auto fault = addNode(node, hasCosts))
                return fault;
        return addEdges();
    }

    Result<GraphPtr> build() { return builder.build(); }

private:
    std::optional<NodeFault> addNode(CostNode& node, bool hasCosts)
    {
        const auto v = static_cast<std::uint32_t>(builder.vertexCount());
        const std::uint64_t partition = std::uint64_t{partitions.add(node.device()).first} << 32;
        if (!indexOf.emplace(partition | node.id(), v).second)
            return NodeFault{DOPPLER_TEXT("core", "line {0}: duplicate id {1}, expected a unique id"),
                             std::to_string(node.id()), int(v)};
        addInputs(node, partition, v);
        Vertex vertex;
        vertex.name = std::move(*node.mutable_name());
        for (int port = 0; port < node.output_info_size(); ++port)
            setSize(vertex, v, static_cast<std::uint32_t>(port), known(node.output_info(port).size()));
        vertex.shapes = RareText(shapesOf(node));
        vertex.persistentBytes = known(node.persistent_memory_size());
        const double cost = known(node.compute_cost());
        if (hasCosts)
            vertex.seconds = {{"*", (cost > 0 ? cost : known(node.compute_time())) * secondsPerUnit}};
        builder.addVertex(std::move(vertex));
        return std::nullopt;
    }

    static std::string shapesOf(const CostNode& node)
    {
        std::vector<std::string> shapes;
        for (const OutputInfo& output : node.output_info())
            shapes.push_back(output.has_shape() ? shapeText(output.shape()) : "?");
        return shapesText({}, shapes);
    }

    void addInputs(const CostNode& node, std::uint64_t partition, std::uint32_t v)
    {
        for (int i = 0; i < node.input_info_size(); ++i) {
            const InputInfo& input = node.input_info(i);
            inputs.push_back({partition | input.preceding_node(), v, input.preceding_port(), i, false});
        }
        for (int i = 0; i < node.control_input_size(); ++i)
            inputs.push_back({partition | node.control_input(i), v, 0, i, true});
    }

    void setSize(Vertex& vertex, std::uint32_t v, std::uint32_t port, double bytes)
    {
        if (port == 0)
            vertex.outputBytes = bytes;
        else if (bytes > 0)
            portBytes.emplace(std::uint64_t{v} << 32 | port, bytes);
    }

    std::optional<NodeFault> addEdges()
    {
        EdgeList edges;
        for (const Input& input : inputs) {
            const auto source = indexOf.find(input.source);
            if (source == indexOf.end())
                return NodeFault{
                    DOPPLER_TEXT("core", "line {0}: there is no node with id {1} on this device"),
                    std::to_string(input.source & 0xffffffff), int(input.target),
                    input.control ? "control_input" : "input_info", input.index};
            EdgeSpec edge{source->second, input.target, {}, {}, {}};
            if (input.control) {
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

    GraphBuilder builder;
    NameIndex partitions;
    std::unordered_map<std::uint64_t, std::uint32_t> indexOf; ///< By partition and id.
    std::unordered_map<std::uint64_t, double> portBytes;      ///< By vertex and port above 0.
    std::vector<Input> inputs;
};

Result<GraphPtr> readCostGraph(std::string_view text, const ReadRequest& ask)
{
    return readNodes<CostGraphDef, CostGraphReader>(text, ask.name);
}

} // namespace

} // namespace doppler

extern "C" const doppler::FormatModuleEntry dopplerCostGraph;
const doppler::FormatModuleEntry dopplerCostGraph{.read = &doppler::readCostGraph};
