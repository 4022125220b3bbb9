// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/graph/graph_builder.h"

#include <algorithm>
#include <string>

namespace doppler::tests {

/// Some vertices, each once.
inline std::vector<VertexId> someVertices(Random& random, std::size_t count)
{
    std::vector<VertexId> users;
    for (std::size_t v = 0; v < count; ++v)
        if (random.below(4) == 0)
            users.emplace_back(v);
    if (users.empty())
        users.emplace_back(random.below(count));
    return users;
}

/// Gives a graph shared weights, inputs, results and vertices that read a part of their inputs, in whole
/// bytes.
inline void addHeldMemory(Random& random, GraphBuilder& builder)
{
    const std::size_t n = builder.vertexCount();
    for (std::size_t i = random.below(4); i > 0; --i) {
        HeldValue weight{"w" + std::to_string(i), static_cast<double>(random.below(6)), {}};
        weight.users = someVertices(random, n);
        builder.vertex(weight.users.front()).persistentBytes += weight.bytes;
        builder.addSharedWeight(std::move(weight));
    }
    for (std::size_t i = random.below(4); i > 0; --i)
        builder.addInput(
            {"x" + std::to_string(i), static_cast<double>(random.below(6)), someVertices(random, n)});
    for (std::size_t i = random.below(6); i > 0; --i) {
        const char* names[] = {"", "shared", "unread"};
        builder.addResult(
            {VertexId{random.below(n)}, names[random.below(3)], static_cast<double>(random.below(5))});
    }
    if (random.below(2) == 0)
        builder.vertex(VertexId{random.below(n)}).accessedBytes = static_cast<double>(random.below(9));
}

/// Bytes that a vertex has on its device from the start to the end for itself alone.
inline double ownHeldBytes(const DataflowGraph& graph, VertexId v)
{
    double bytes = graph.vertex(v).persistentBytes;
    for (const HeldValue& weight : graph.memory().sharedWeights)
        bytes -= weight.users.front() == v ? weight.bytes : 0;
    return bytes;
}

/// Bytes of shared weights and inputs of the graph on a device, which some user of each is on.
template <class DeviceOf>
double sharedHeldBytes(const DataflowGraph& graph, DeviceId d, const DeviceOf& deviceOf)
{
    double sum = 0;
    for (const auto& list : {graph.memory().sharedWeights, graph.memory().inputs})
        for (const HeldValue& value : list)
            if (std::any_of(value.users.begin(), value.users.end(),
                            [&](VertexId v) { return deviceOf(v) == d; }))
                sum += value.bytes;
    return sum;
}

/// Whether a tensor is a result of the graph, found by its name.
inline bool isResult(const DataflowGraph& graph, TensorId t)
{
    const Tensor& tensor = graph.tensor(t);
    return std::any_of(graph.memory().results.begin(), graph.memory().results.end(),
                       [&](const GraphResult& result) {
                           return result.vertex == tensor.source && result.tensor == tensor.name.text() &&
                                  (!tensor.name.empty() || std::find(graph.memory().keptTensors.begin(),
                                                                     graph.memory().keptTensors.end(),
                                                                     t) != graph.memory().keptTensors.end());
                       });
}

/// Bytes of v's results that no edge carries.
inline double unreadResultBytes(const DataflowGraph& graph, VertexId v)
{
    double sum = 0;
    if (graph.outEdges(v).empty())
        return 0;
    for (const GraphResult& result : graph.memory().results) {
        bool carried = false;
        for (const Edge& edge : graph.outEdges(v))
            carried = carried || (graph.tensor(edge.tensor).name.text() == result.tensor &&
                                  isResult(graph, edge.tensor));
        sum += result.vertex == v && !carried ? result.bytes : 0;
    }
    return sum;
}

} // namespace doppler::tests
