// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/metrics.h"

#include "core/graph/graph_memory.h"
#include "core/graph/settle_memory.h"

#include <algorithm>

namespace doppler {

std::vector<std::uint32_t> hopLevels(const DataflowGraph& graph)
{
    std::vector<std::uint32_t> level(graph.vertexCount(), 0);
    for (VertexId v : graph.topologicalOrder())
        for (const Edge& e : graph.outEdges(v))
            level[e.to] = std::max(level[e.to], level[v] + 1);
    return level;
}

GraphMetrics metrics(const DataflowGraph& graph)
{
    GraphMetrics out;
    for (VertexId v : graph.vertices()) {
        out.flops += graph.vertex(v).flops.value_or(0);
        out.estimated = out.estimated || graph.vertex(v).estimated();
    }
    for (TensorId t : graph.tensors())
        out.bytes += graph.tensor(t).bytes;
    const std::vector<std::uint32_t> level = hopLevels(graph);
    out.criticalPath = *std::max_element(level.begin(), level.end()) + std::size_t{1};
    std::vector<std::size_t> widths(out.criticalPath, 0);
    for (std::uint32_t l : level)
        out.width = std::max(out.width, ++widths[l]);
    out.parallelism = static_cast<double>(graph.vertexCount()) / static_cast<double>(out.criticalPath);
    return out;
}

std::vector<double> bytesProduced(const DataflowGraph& graph)
{
    std::vector<double> produced(graph.vertexCount(), 0);
    for (TensorId t : graph.tensors())
        produced[graph.tensor(t).source] += graph.tensor(t).bytes;
    for (VertexId v : graph.vertices())
        if (graph.outEdges(v).empty())
            produced[v] = graph.vertex(v).outputBytes;
    for (const UnreadResult& result : graph.memory().unreadResults)
        produced[result.vertex] += result.bytes;
    return produced;
}

namespace {

/// Persistent bytes, then the output, then the distinct inputs.
std::vector<double> withInputsAndOutput(const DataflowGraph& graph, std::vector<double> bytes)
{
    const std::vector<double> produced = bytesProduced(graph);
    std::vector<TensorId> inputs;
    for (VertexId v : graph.vertices()) {
        inputs.clear();
        for (EdgeId e : graph.inEdges(v))
            inputs.push_back(graph.edge(e).tensor);
        std::sort(inputs.begin(), inputs.end());
        inputs.erase(std::unique(inputs.begin(), inputs.end()), inputs.end());
        bytes[v] += produced[v];
        for (TensorId t : inputs)
            bytes[v] += graph.tensor(t).bytes;
    }
    return bytes;
}

} // namespace

std::vector<double> bytesTouched(const DataflowGraph& graph)
{
    std::vector<double> touched = withInputsAndOutput(graph, ownPersistentBytes(graph));
    for (const auto* list : {&graph.memory().sharedWeights, &graph.memory().inputs})
        for (const HeldValue& value : *list)
            for (VertexId v : value.users)
                touched[v] += value.bytes;
    for (VertexId v : graph.vertices())
        touched[v] = graph.vertex(v).accessedBytes.value_or(touched[v]);
    return touched;
}

std::vector<double> bytesStored(const DataflowGraph& graph)
{
    return withInputsAndOutput(graph, ownPersistentBytes(graph));
}

} // namespace doppler
