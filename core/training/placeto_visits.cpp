// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/placeto_visits.h"

#include <algorithm>
#include <array>
#include <queue>
#include <string>
#include <utility>

namespace doppler {

namespace {

std::vector<VertexId> sources(const DataflowGraph& graph)
{
    std::vector<VertexId> out;
    for (VertexId v : graph.vertices())
        if (graph.inEdges(v).size() == 0)
            out.push_back(v);
    return out;
}

/// Kahn's algorithm, which takes the ready vertex with the first name. Equal names: the lower id.
std::vector<VertexId> lexicographicOrder(const DataflowGraph& graph)
{
    using Named = std::pair<std::string, std::uint32_t>;
    std::priority_queue<Named, std::vector<Named>, std::greater<>> ready;
    std::vector<std::size_t> missing(graph.vertexCount());
    for (VertexId v : graph.vertices())
        missing[v] = graph.inEdges(v).size();
    for (VertexId v : sources(graph))
        ready.emplace(graph.label(v), v.value);
    std::vector<VertexId> out;
    while (!ready.empty()) {
        const VertexId v{ready.top().second};
        ready.pop();
        out.push_back(v);
        for (const Edge& edge : graph.outEdges(v))
            if (--missing[edge.to] == 0)
                ready.emplace(graph.label(edge.to), edge.to.value);
    }
    return out;
}

/// The successors of a vertex in the order of their ids, each once.
std::vector<VertexId> successors(const DataflowGraph& graph, VertexId v)
{
    std::vector<VertexId> out;
    for (const Edge& edge : graph.outEdges(v))
        out.push_back(edge.to);
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

/// With its own stack, because a chain may be as long as the graph.
std::vector<VertexId> depthFirst(const DataflowGraph& graph, bool before)
{
    struct Open {
        VertexId vertex;
        std::vector<VertexId> next;
        std::size_t taken = 0;
    };
    std::vector<VertexId> out;
    std::vector<Open> stack;
    std::vector<bool> seen(graph.vertexCount());
    const auto open = [&](VertexId v) {
        if (seen[v])
            return;
        seen[v] = true;
        if (before)
            out.push_back(v);
        stack.push_back({v, successors(graph, v)});
    };
    for (VertexId source : sources(graph)) {
        open(source);
        while (!stack.empty()) {
            Open& top = stack.back();
            if (top.taken < top.next.size()) {
                open(top.next[top.taken++]);
                continue;
            }
            if (!before)
                out.push_back(top.vertex);
            stack.pop_back();
        }
    }
    return out;
}

std::vector<VertexId> breadthFirst(const DataflowGraph& graph)
{
    std::vector<VertexId> out = sources(graph);
    std::vector<bool> seen(graph.vertexCount());
    for (VertexId v : out)
        seen[v] = true;
    for (std::size_t i = 0; i < out.size(); ++i)
        for (VertexId next : successors(graph, out[i]))
            if (!seen[next]) {
                seen[next] = true;
                out.push_back(next);
            }
    return out;
}

} // namespace

PlacetoOrder placetoOrder(const Options& options)
{
    constexpr std::array<std::pair<std::string_view, PlacetoOrder>, 6> orders{
        {{"topological", PlacetoOrder::Topological},
         {"lexicographic", PlacetoOrder::Lexicographic},
         {"reverse", PlacetoOrder::Reverse},
         {"dfs-preorder", PlacetoOrder::DepthFirstPre},
         {"dfs-postorder", PlacetoOrder::DepthFirstPost},
         {"bfs", PlacetoOrder::BreadthFirst}}};
    const std::string& name = options.text("order");
    return std::find_if(orders.begin(), orders.end(), [&](const auto& o) { return o.first == name; })->second;
}

std::vector<VertexId> vertexOrder(const DataflowGraph& graph, PlacetoOrder order)
{
    const auto topological = graph.topologicalOrder();
    switch (order) {
    case PlacetoOrder::Topological:
        break;
    case PlacetoOrder::Lexicographic:
        return lexicographicOrder(graph);
    case PlacetoOrder::Reverse:
        return {topological.rbegin(), topological.rend()};
    case PlacetoOrder::DepthFirstPre:
    case PlacetoOrder::DepthFirstPost:
        return depthFirst(graph, order == PlacetoOrder::DepthFirstPre);
    case PlacetoOrder::BreadthFirst:
        return breadthFirst(graph);
    }
    return {topological.begin(), topological.end()};
}

std::vector<VertexId> placetoVisits(const Problem& problem, PlacetoOrder order)
{
    std::vector<VertexId> visits;
    std::vector<bool> seen(problem.vertexCount());
    for (VertexId v : vertexOrder(problem.graph(), order)) {
        if (seen[v] || problem.allowedDevices(v).size() < 2)
            continue;
        visits.push_back(v);
        for (VertexId with : problem.movesTogether(v))
            seen[with] = true;
    }
    return visits;
}

} // namespace doppler
