// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/topological_order.h"

#include "core/base/excerpt.h"

#include <algorithm>
#include <functional>
#include <queue>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The vertices of one cycle among those with unmet inputs, by walking backwards until one repeats.
std::vector<VertexId> findCycle(const DataflowGraph& graph, const std::vector<std::uint32_t>& missing)
{
    std::vector<std::uint32_t> seenAt(graph.vertexCount(), 0);
    std::vector<VertexId> walk;
    VertexId v;
    for (VertexId u : graph.vertices())
        if (missing[u] > 0) {
            v = u;
            break;
        }
    while (seenAt[v] == 0) {
        walk.push_back(v);
        seenAt[v] = static_cast<std::uint32_t>(walk.size());
        for (EdgeId e : graph.inEdges(v))
            if (missing[graph.edge(e).from] > 0) {
                v = graph.edge(e).from;
                break;
            }
    }
    std::vector<VertexId> cycle(walk.begin() + seenAt[v] - 1, walk.end());
    std::reverse(cycle.begin(), cycle.end());
    return cycle;
}

/// "the graph has a cycle: a -> b -> a"; of a long one, how many vertices it has and the first of them.
Message cycleSentence(const DataflowGraph& graph, const std::vector<VertexId>& cycle)
{
    constexpr std::size_t most = 8;
    std::string names;
    for (std::size_t i = 0; i < std::min(cycle.size(), most); ++i)
        names += excerpt(graph.label(cycle[i])) + " -> ";
    if (cycle.size() <= most)
        return {DOPPLER_TEXT("core", "the graph has a cycle: {0}"),
                {names + excerpt(graph.label(cycle.front()))}};
    return {DOPPLER_TEXT("core", "the graph has a cycle of {0} vertices: {1}"),
            {count(cycle.size()), names + "... -> " + excerpt(graph.label(cycle.front()))}};
}

} // namespace

Result<std::vector<VertexId>> topologicalOrderOf(const DataflowGraph& graph)
{
    std::vector<VertexId> order;
    order.reserve(graph.vertexCount());
    // Most files list a vertex after its inputs: then the ids are the order.
    bool ascending = true;
    for (EdgeId e : graph.edges())
        ascending = ascending && graph.edge(e).from < graph.edge(e).to;
    if (ascending) {
        for (VertexId v : graph.vertices())
            order.push_back(v);
        return order;
    }

    std::vector<std::uint32_t> missing(graph.vertexCount());
    std::priority_queue<std::uint32_t, std::vector<std::uint32_t>, std::greater<>> ready;
    for (VertexId v : graph.vertices()) {
        missing[v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
        if (missing[v] == 0)
            ready.push(v);
    }
    while (!ready.empty()) {
        const VertexId v{ready.top()};
        ready.pop();
        order.push_back(v);
        for (const Edge& e : graph.outEdges(v))
            if (--missing[e.to] == 0)
                ready.push(e.to);
    }
    if (order.size() == graph.vertexCount())
        return order;
    const std::vector<VertexId> cycle = findCycle(graph, missing);
    return Error{cycleSentence(graph, cycle), {}, fmt::format("vertices[{}]", cycle.front().value)};
}

} // namespace doppler
