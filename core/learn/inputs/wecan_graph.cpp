// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/wecan_graph.h"

#include "core/learn/inputs/features.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace doppler {

namespace {

constexpr std::size_t mostKeptRows = 4096;

/// By device, the least value of all as a share of its own; 1 where that is 0.
void addShares(const std::vector<double>& costs, std::size_t column, std::vector<float>& rows)
{
    const double least = *std::ranges::min_element(costs);
    for (std::size_t d = 0; d < costs.size(); ++d)
        rows[d * WecanGraph::deviceFeatures + column] =
            costs[d] > 0 ? static_cast<float>(least / costs[d]) : 1.0F;
}

std::vector<float> deviceRowsOf(const Problem& problem)
{
    const std::size_t count = problem.deviceCount();
    std::vector<double> compute(count), links(count), slots(count);
    for (const DeviceId d : problem.topology().devices()) {
        for (const VertexId v : problem.graph().vertices())
            compute[d] += problem.computeSeconds(v, d);
        for (const DeviceId other : problem.topology().devices())
            if (other != d)
                links[d] +=
                    problem.linkCost(d, other).secondsPerByte + problem.linkCost(other, d).secondsPerByte;
        slots[d] = 1.0 / problem.topology().device(d).slotCount;
    }
    std::vector<float> rows(count * WecanGraph::deviceFeatures);
    addShares(compute, 0, rows);
    addShares(links, 1, rows);
    addShares(slots, 2, rows);
    return rows;
}

} // namespace

WecanDistances::WecanDistances(const DataflowGraph& of)
    : graph(of), position(of.vertexCount()), longest(of.vertexCount()),
      keepsAll(of.vertexCount() <= mostKeptRows)
{
    std::uint32_t next = 0;
    for (const VertexId v : graph.topologicalOrder())
        position[v] = next++;
    const std::size_t n = graph.vertexCount();
    rows.resize(keepsAll ? n * n : n);
    for (std::size_t v = 0; keepsAll && v < n; ++v)
        measure(v, std::span(rows).subspan(v * n, n));
}

std::span<const std::uint8_t> WecanDistances::row(std::size_t v)
{
    const std::size_t n = graph.vertexCount();
    if (keepsAll)
        return std::span(rows).subspan(v * n, n);
    measure(v, rows);
    return rows;
}

void WecanDistances::measure(std::size_t v, std::span<std::uint8_t> out)
{
    const auto order = graph.topologicalOrder();
    const auto reach = [&](VertexId from, std::uint32_t& there) {
        if (longest[from] > 0)
            there = std::max(there, longest[from] + 1);
    };
    const auto limited = [&](VertexId w) { return std::min<std::size_t>(longest[w] - 1, farthest); };
    std::ranges::fill(out, apart);
    out[v] = same;
    std::ranges::fill(longest, 0);
    longest[v] = 1;
    for (std::size_t i = position[v] + 1; i < order.size(); ++i) {
        const VertexId w = order[i];
        for (const EdgeId e : graph.inEdges(w))
            reach(graph.edge(e).from, longest[w]);
        if (longest[w] > 0)
            out[w] = static_cast<std::uint8_t>(farthest + limited(w));
    }
    std::ranges::fill(longest, 0);
    longest[v] = 1;
    for (std::size_t i = position[v]; i-- > 0;) {
        const VertexId w = order[i];
        for (const Edge& e : graph.outEdges(w))
            reach(e.to, longest[w]);
        if (longest[w] > 0)
            out[w] = static_cast<std::uint8_t>(farthest - limited(w));
    }
}

WecanGraph::WecanGraph(const Problem& problem)
    : vertices(problem.vertexCount()), devices(problem.deviceCount()), deviceRows(deviceRowsOf(problem)),
      compatibility(vertices * devices), priority(vertices), leastSeconds(vertices)
{
    const GraphFeatures features(problem);
    vertexRows = features.standard;
    for (const VertexId v : problem.graph().vertices()) {
        leastSeconds[v] = std::numeric_limits<double>::infinity();
        for (const DeviceId d : problem.allowedDevices(v))
            leastSeconds[v] = std::min(leastSeconds[v], problem.computeSeconds(v, d));
        shortest += leastSeconds[v];
    }
    shortest = shortest > 0 ? shortest / static_cast<double>(1000 * vertices) : 1;
    for (const VertexId v : problem.graph().vertices())
        for (const DeviceId d : problem.allowedDevices(v))
            compatibility[v * devices + d] = static_cast<float>(suitability(v, problem.computeSeconds(v, d)));
    std::vector<std::uint32_t> order(vertices);
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::uint32_t v) { return features.levels.bLevel[v]; });
    for (std::uint32_t i = 0; i < order.size(); ++i)
        priority[order[i]] = i;
}

} // namespace doppler
