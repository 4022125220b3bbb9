// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/profiles/chakra_nodes.h"

#include "core/base/option_specs.h"
#include "core/graph/graph_builder.h"
#include "core/graph/shape_text.h"
#include "core/io/profiles/pytorch_operators.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace doppler {

namespace {

constexpr std::uint64_t metadataNode = 1;
constexpr std::uint64_t collectiveNode = 7;
constexpr std::array<std::string_view, 11> nodeOps{"",        "metadata", "load",      "store",
                                                   "compute", "send",     "receive",   "collective",
                                                   "storage", "batch",    "checkpoint"};
constexpr std::array<std::string_view, 8> nodeTypes{"INVALID_NODE",   "METADATA_NODE", "MEM_LOAD_NODE",
                                                    "MEM_STORE_NODE", "COMP_NODE",     "COMM_SEND_NODE",
                                                    "COMM_RECV_NODE", "COMM_COLL_NODE"};
constexpr std::array<std::string_view, 10> collectiveOps{
    "all-reduce", "reduce",         "all-gather",           "gather", "scatter", "broadcast",
    "all-to-all", "reduce-scatter", "reduce-scatter-block", "barrier"};

void sortOut(std::vector<std::uint64_t>& ids)
{
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

class GraphOfNodes {
public:
    GraphOfNodes(std::vector<ChakraNode> all, const ReadRequest& wanted)
        : nodes(std::move(all)), request(wanted), builder(std::string(wanted.name))
    {
        measured = std::any_of(nodes.begin(), nodes.end(), [](const auto& node) { return node.micros > 0; });
        hasData = std::any_of(nodes.begin(), nodes.end(),
                              [](const auto& node) { return !node.dataInputs.empty(); });
    }

    Result<GraphPtr> make()
    {
        for (const ChakraNode& node : nodes) {
            if (node.type == metadataNode)
                continue;
            if (!vertexOf.emplace(node.id, builder.addVertex(vertexFor(node))).second)
                return Error{{DOPPLER_TEXT("core", "duplicate id {0}, expected a unique id"),
                              {std::to_string(node.id)}},
                             {},
                             "nodes"};
        }
        for (ChakraNode& node : nodes)
            addEdges(node);
        if (builder.vertexCount() == 0)
            return Error{{DOPPLER_TEXT("core", "has no nodes, expected at least one")}, {}, "nodes"};
        addNotes();
        return builder.build();
    }

private:
    void addEdges(ChakraNode& node)
    {
        std::vector<std::uint64_t> from = std::move(node.dataInputs);
        sortOut(from);
        sortOut(node.controlInputs);
        if (!hasData || request.options.flag("control"))
            from.insert(from.end(), node.controlInputs.begin(), node.controlInputs.end());
        else
            for (const std::uint64_t id : node.controlInputs)
                leftOut += !std::binary_search(from.begin(), from.end(), id) && joins(id, node.id) ? 1 : 0;
        sortOut(from);
        for (const std::uint64_t id : from)
            if (joins(id, node.id))
                builder.addEdge(vertexOf.at(id), vertexOf.at(node.id));
            else
                ++missing;
    }

    [[nodiscard]] bool joins(std::uint64_t from, std::uint64_t to) const
    {
        return from != to && vertexOf.contains(from) && vertexOf.contains(to);
    }

    void addNotes()
    {
        if (missing > 0)
            builder.addNote(
                {DOPPLER_PLURAL("core", "{0} dependencies refer to nodes that are missing in the trace",
                                "{0} dependency refers to a node that is missing in the trace"),
                 {count(missing)}});
        if (!hasData)
            builder.addNote({DOPPLER_TEXT(
                "core", "the trace has no data dependencies; its control dependencies are used instead")});
        if (leftOut > 0)
            builder.addNote(
                {DOPPLER_PLURAL("core",
                                "{0} control dependencies were left out, because the trace has data "
                                "dependencies (--import control=true reads both)",
                                "{0} control dependency was left out, because the trace has data "
                                "dependencies (--import control=true reads both)"),
                 {count(leftOut)}});
    }

    [[nodiscard]] Vertex vertexFor(const ChakraNode& node) const
    {
        Vertex vertex;
        vertex.name = node.name + '.' + std::to_string(node.id);
        if (node.type == collectiveNode && node.collective && *node.collective < collectiveOps.size())
            vertex.op = collectiveOps[*node.collective];
        else if (node.name.find("::") != std::string::npos)
            vertex.op = node.name;
        else
            vertex.op = nodeOps[node.type < nodeOps.size() ? node.type : 0];
        vertex.flops = node.operations;
        vertex.shapes = RareText(shapesText(node.inputShapes, node.outputShapes));
        vertex.outputBytes = node.outputBytes > 0 ? node.outputBytes : node.bytes;
        if (node.micros > 0 || (measured && !node.operations))
            vertex.seconds = {{request.options.text("kind"), node.micros / 1e6}};
        return vertex;
    }

    std::vector<ChakraNode> nodes;
    const ReadRequest& request;
    GraphBuilder builder;
    bool measured = false;
    bool hasData = false;
    std::unordered_map<std::uint64_t, VertexId> vertexOf;
    std::size_t missing = 0;
    std::size_t leftOut = 0; ///< Control dependencies.
};

} // namespace

std::optional<std::uint64_t> chakraNodeType(std::string_view name)
{
    const auto at = std::find(nodeTypes.begin(), nodeTypes.end(), name);
    return at == nodeTypes.end() ? std::nullopt
                                 : std::optional(static_cast<std::uint64_t>(at - nodeTypes.begin()));
}

void setChakraAttribute(ChakraNode& node, std::string_view name, double value)
{
    const double number = std::max(0.0, value);
    if (name == "num_ops")
        node.operations = number;
    else if (name == "comm_type")
        node.collective = static_cast<std::uint64_t>(std::min(number, 1e6));
    else if (name == "tensor_size" || name == "comm_size")
        node.bytes = std::max(node.bytes, number);
}

std::vector<OptionSpec> chakraOptions(std::string_view)
{
    return {
        measuredKindOption(),
        flagOption("control", false,
                   {.label = DOPPLER_TEXT("core", "Control dependencies"),
                    .help = DOPPLER_TEXT(
                        "core", "Whether control dependencies are read in addition to data dependencies")})};
}

Result<GraphPtr> chakraGraph(std::vector<ChakraNode> nodes, const ReadRequest& request)
{
    return GraphOfNodes(std::move(nodes), request).make();
}

} // namespace doppler
