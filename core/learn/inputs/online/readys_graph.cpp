// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/online/readys_graph.h"

#include "core/learn/inputs/gdp_graph.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// By vertex and kind: every vertex counts as one, divided evenly among its predecessors, which pass on what
/// they have. Divided by the number of vertices of the kind.
std::vector<float> belowOf(const DataflowGraph& graph, const std::vector<std::size_t>& kind)
{
    constexpr std::size_t kinds = ReadysGraph::kinds;
    std::vector<float> out(graph.vertexCount() * kinds), own(kinds);
    std::vector<float> count(kinds);
    for (const std::size_t k : kind)
        count[k] += 1;
    const auto order = graph.topologicalOrder();
    for (std::size_t i = order.size(); i-- > 0;) {
        const VertexId v{order[i]};
        const auto incoming = graph.inEdges(v);
        if (incoming.empty())
            continue;
        std::copy_n(&out[v * kinds], kinds, own.begin());
        own[kind[v]] += 1 / count[kind[v]];
        for (const EdgeId e : incoming)
            for (std::size_t k = 0; k < kinds; ++k)
                out[graph.edge(e).from * kinds + k] += own[k] / static_cast<float>(incoming.size());
    }
    return out;
}

/// By device, the seconds of all vertices on the fastest device as a share of those there.
std::vector<float> speedsOf(const Problem& problem)
{
    std::vector<double> seconds;
    for (const DeviceId d : problem.topology().devices()) {
        seconds.push_back(0);
        for (const VertexId v : problem.graph().vertices())
            seconds.back() += problem.computeSeconds(v, d);
    }
    const double least = *std::ranges::min_element(seconds);
    std::vector<float> out;
    for (const double s : seconds)
        out.push_back(s > 0 ? static_cast<float>(least / s) : 1.0F);
    return out;
}

} // namespace

float ReadysGraph::scaled(double seconds) const
{
    return static_cast<float>(std::copysign(std::log1p(std::abs(seconds) / unit), seconds));
}

ReadysGraph::ReadysGraph(const Problem& problem)
    : rows(problem.vertexCount() * columns), bLevel(levels(problem).bLevel), speed(speedsOf(problem))
{
    const DataflowGraph& graph = problem.graph();
    double seconds = 0;
    std::vector<std::size_t> kind;
    for (const VertexId v : graph.vertices()) {
        seconds += problem.meanComputeSeconds(v);
        kind.push_back(gdpKindColumn(graph.vertex(v).op) % kinds);
    }
    if (seconds > 0)
        unit = seconds / static_cast<double>(graph.vertexCount());
    for (const DeviceId d : problem.topology().devices())
        isCpu.push_back(problem.topology().device(d).deviceClass == "cpu" ? 1 : 0);
    const std::vector<float> below = belowOf(graph, kind);
    const double longest = bLevel.empty() ? 0 : *std::ranges::max_element(bLevel);
    for (const VertexId v : graph.vertices()) {
        float* row = &rows[v * columns];
        row[Outgoing] = std::log1p(static_cast<float>(graph.outEdges(v).size()));
        row[Incoming] = std::log1p(static_cast<float>(graph.inEdges(v).size()));
        row[Kind + kind[v]] = 1;
        std::copy_n(&below[v * kinds], kinds, row + Below);
        row[Urgency] = longest > 0 ? static_cast<float>(bLevel[v] / longest) : 0;
    }
}

} // namespace doppler
