// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/order_keys.h"

#include "core/base/random.h"

#include <algorithm>

namespace doppler {

namespace {

/// Mayer's PCT under this assignment, negated so that the largest goes first.
void findRemainingPaths(const Problem& problem, std::span<const DeviceId> devices, std::span<double> key)
{
    const DataflowGraph& graph = problem.graph();
    const auto order = graph.topologicalOrder();
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        const DeviceId here = devices[*v];
        double longest = 0;
        for (const Edge& e : graph.outEdges(*v))
            longest = std::max(longest, problem.transferSeconds(e.tensor, here, devices[e.to]) - key[e.to]);
        key[*v] = -(problem.computeSeconds(*v, here) + longest);
    }
}

void findDepths(const DataflowGraph& graph, double sign, std::span<double> key)
{
    for (VertexId v : graph.topologicalOrder()) {
        double depth = 0;
        for (EdgeId e : graph.inEdges(v))
            depth = std::max(depth, sign * key[graph.edge(e).from] + 1);
        key[v] = sign * depth;
    }
}

} // namespace

void findOrderKeys(const Problem& problem, std::span<const DeviceId> devices, std::span<const VertexId> order,
                   std::span<double> key)
{
    const DataflowGraph& graph = problem.graph();
    switch (problem.model().schedule) {
    case ChooseTask::Fifo:
        break;
    case ChooseTask::BLevel:
    case ChooseTask::Msr:
        findRemainingPaths(problem, devices, key);
        break;
    case ChooseTask::Given:
    case ChooseTask::Strict:
        if (order.empty())
            order = graph.topologicalOrder();
        for (std::size_t i = 0; i < order.size(); ++i)
            key[order[i]] = static_cast<double>(i);
        break;
    case ChooseTask::Dfs:
        findDepths(graph, -1, key);
        break;
    case ChooseTask::Bfs:
        findDepths(graph, 1, key);
        break;
    case ChooseTask::Random:
        for (VertexId v : graph.vertices())
            key[v] = Random(problem.model().seed ^ (0x9e3779b97f4a7c15U * (v.value + 1))).uniform();
        break;
    }
}

} // namespace doppler
