// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_order.h"

#include "tests/sim/plain/plain_random.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace doppler::tests {

OrderOfChoice::OrderOfChoice(const World& w) : world(w), pct(w.graph().vertexCount(), -1), key(pct.size(), 0)
{
    const DataflowGraph& graph = world.graph();
    for (VertexId v : graph.vertices())
        pct[v] = remainingPath(v);
    const std::vector<std::size_t> depth = depths(graph);
    const auto topological = graph.topologicalOrder();
    std::vector<VertexId> order = world.placement.order;
    if (order.empty())
        order.assign(topological.begin(), topological.end());
    switch (world.problem.model().schedule) {
    case ChooseTask::Fifo: // by the time of readiness
        break;
    case ChooseTask::BLevel:
    case ChooseTask::Msr: // its ties
        for (VertexId v : graph.vertices())
            key[v] = -pct[v];
        break;
    case ChooseTask::Given:
    case ChooseTask::Strict:
        for (std::size_t i = 0; i < order.size(); ++i)
            key[order[i]] = static_cast<double>(i);
        break;
    case ChooseTask::Dfs:
    case ChooseTask::Bfs:
        for (VertexId v : graph.vertices())
            key[v] =
                static_cast<double>(depth[v]) * (world.problem.model().schedule == ChooseTask::Dfs ? -1 : 1);
        break;
    case ChooseTask::Random:
        for (VertexId v : graph.vertices())
            key[v] = plainRandomKey(world.problem.model().seed, v);
        break;
    }
}

double OrderOfChoice::remainingPath(VertexId v)
{
    if (pct[v] >= 0)
        return pct[v];
    double longest = 0;
    for (const Edge& e : world.graph().outEdges(v))
        longest =
            std::max(longest, remainingPath(e.to) + world.problem.transferSeconds(e.tensor, world.deviceOf(v),
                                                                                  world.deviceOf(e.to)));
    return pct[v] = world.problem.computeSeconds(v, world.deviceOf(v)) + longest;
}

std::vector<std::size_t> OrderOfChoice::ready() const
{
    const ChooseTask rule = world.problem.model().schedule;
    std::vector<std::pair<std::tuple<double, double, std::uint32_t, std::size_t>, std::size_t>> ranked;
    for (std::size_t i = 0; i < world.works.size(); ++i) {
        const Work& x = world.works[i];
        if (x.ready == never || x.started())
            continue;
        const double rank = rule == ChooseTask::Fifo  ? x.ready
                            : rule == ChooseTask::Msr ? -successorRank(x.vertex)
                                                      : 0;
        ranked.push_back({{rank, key[x.vertex], x.vertex.value, x.edgeRank}, i});
    }
    std::sort(ranked.begin(), ranked.end());
    std::vector<std::size_t> out;
    for (const auto& [rank, i] : ranked)
        out.push_back(i);
    return out;
}

bool OrderOfChoice::hasItsTurn(const Work& exec) const
{
    if (world.problem.model().schedule != ChooseTask::Strict)
        return true;
    const bool byLevel = world.problem.model().mode == Mode::BulkSynchronous;
    return std::none_of(world.works.begin(), world.works.end(), [&](const Work& x) {
        return x.isExec() && x.device == exec.device && !x.started() && key[x.vertex] < key[exec.vertex] &&
               (!byLevel || x.level == exec.level);
    });
}

double OrderOfChoice::successorRank(VertexId v) const
{
    std::set<VertexId> successors;
    for (const Edge& e : world.graph().outEdges(v))
        successors.insert(e.to);
    double sum = 0;
    for (VertexId s : successors) {
        const double remote = world.deviceOf(s) != world.deviceOf(v) ? 1 : 0;
        const double last = isLastMissingInput(v, s) ? 1 : 0;
        const double idle = hasNothingReady(world.deviceOf(s)) ? 1 : 0;
        sum += 1 + remote * (1 + last * (1 + 5 * idle));
    }
    return sum;
}

bool OrderOfChoice::isLastMissingInput(VertexId v, VertexId successor) const
{
    bool lacksSomething = false;
    for (EdgeId id : world.graph().inEdges(successor)) {
        const Edge& e = world.graph().edge(id);
        if (world.hasArrived(e))
            continue;
        if (e.from != v)
            return false;
        lacksSomething = true;
    }
    return lacksSomething;
}

bool OrderOfChoice::hasNothingReady(DeviceId d) const
{
    return std::none_of(world.works.begin(), world.works.end(), [&](const Work& x) {
        return x.kind != Work::Kind::Transfer && x.device == d && x.ready != never && !x.started();
    });
}

} // namespace doppler::tests
