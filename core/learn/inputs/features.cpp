// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/features.h"

#include <algorithm>
#include <tuple>

namespace doppler {

namespace {

std::vector<GraphFeatures::Row> rawFeatures(const Problem& problem, const Levels& levels)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<GraphFeatures::Row> rows(graph.vertexCount());
    for (VertexId v : graph.vertices())
        rows[v] = {problem.meanComputeSeconds(v), levels.bLevel[v], levels.tLevel[v], 0, 0};
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        const double seconds = problem.meanTransferSeconds(e.tensor);
        rows[e.to][3] += seconds;
        rows[e.from][4] += seconds;
    }
    return rows;
}

} // namespace

GraphFeatures::GraphFeatures(const Problem& problem, std::size_t more)
    : inputs(columns + more), levels(doppler::levels(problem)),
      order(problem.graph().topologicalOrder().begin(), problem.graph().topologicalOrder().end())
{
    const DataflowGraph& graph = problem.graph();
    raw = rawFeatures(problem, levels);
    standard.resize(raw.size() * inputs);
    for (std::size_t c = 0; c < columns; ++c)
        zScore(
            raw.size(), [&](std::size_t v) { return raw[v][c]; },
            [&](std::size_t v, float z) { standard[v * inputs + c] = z; });

    std::vector<float> costs(graph.edgeCount());
    zScore(
        costs.size(),
        [&](std::size_t e) { return problem.meanTransferSeconds(graph.edge(EdgeId{e}).tensor); },
        [&](std::size_t e, float z) { costs[e] = z; });
    edgeValues = costs;
    std::sort(edgeValues.begin(), edgeValues.end());
    edgeValues.erase(std::unique(edgeValues.begin(), edgeValues.end()), edgeValues.end());
    messages.reserve(2 * costs.size());
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        const auto at = std::lower_bound(edgeValues.begin(), edgeValues.end(), costs[id]);
        const auto value = static_cast<std::uint32_t>(at - edgeValues.begin());
        messages.push_back({e.from, e.to, value});
        messages.push_back({e.to, e.from, value});
    }
    std::sort(messages.begin(), messages.end(), [](const MessageEdge& a, const MessageEdge& b) {
        return std::tie(a.value, a.to, a.from) < std::tie(b.value, b.to, b.from);
    });
}

} // namespace doppler
