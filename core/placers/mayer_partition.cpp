// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/mayer_partition.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

std::vector<double> operations(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const auto known = [&](VertexId v) {
        return graph.vertex(v).flops.has_value() && graph.vertex(v).seconds.empty();
    };
    bool all = true;
    for (VertexId v : graph.vertices())
        all = all && known(v);
    std::vector<double> out;
    out.reserve(graph.vertexCount());
    for (VertexId v : graph.vertices())
        out.push_back(all ? *graph.vertex(v).flops : problem.meanComputeSeconds(v));
    return out;
}

} // namespace

MayerPartition::MayerPartition(const Problem& p)
    : problem(p), memory(p), load(p.deviceCount(), 0), copies(p), devices(p.vertexCount())
{
    findUnits();
    findLongestPaths();
    findSpeeds();
}

void MayerPartition::findUnits()
{
    unitOfVertex.resize(problem.vertexCount());
    for (VertexId v : problem.graph().vertices()) {
        const VertexId first = problem.movesTogether(v).front();
        if (first == v) {
            unitOfVertex[v] = static_cast<std::uint32_t>(firstMember.size());
            firstMember.push_back(v);
            demand.push_back(memory.demand(problem.movesTogether(v)));
        } else {
            unitOfVertex[v] = unitOfVertex[first];
        }
    }
}

void MayerPartition::findLongestPaths()
{
    const DataflowGraph& graph = problem.graph();
    const std::vector<double> work = operations(problem);
    const auto order = graph.topologicalOrder();
    std::vector<double> below(graph.vertexCount(), 0); // most operations after v
    std::vector<double> above(graph.vertexCount(), 0); // before v
    for (auto v = order.rbegin(); v != order.rend(); ++v)
        for (const Edge& e : graph.outEdges(*v))
            below[*v] = std::max(below[*v], below[e.to] + work[e.to]);
    longest.resize(graph.vertexCount());
    for (VertexId v : order) {
        longest[v] = above[v] + work[v] + below[v];
        for (const Edge& e : graph.outEdges(v))
            above[e.to] = std::max(above[e.to], above[v] + work[v]);
    }
}

double MayerPartition::unitLongestPath(std::size_t unit) const
{
    double most = 0;
    for (VertexId v : members(unit))
        most = std::max(most, longest[v]);
    return most;
}

void MayerPartition::findSpeeds()
{
    std::vector<double> whole(problem.deviceCount(), 0); // seconds of the whole graph
    for (DeviceId d : problem.topology().devices()) {
        for (VertexId v : problem.graph().vertices())
            whole[d] += problem.computeSeconds(v, d);
        bySpeed.push_back(d);
    }
    std::stable_sort(bySpeed.begin(), bySpeed.end(),
                     [&](DeviceId a, DeviceId b) { return whole[a] < whole[b]; });
    const double least = whole[bySpeed.front()];
    for (double seconds : whole)
        speed.push_back(seconds > 0 ? least / seconds : 1);
}

std::span<const DeviceId> MayerPartition::feasibleDevices(std::size_t unit)
{
    return memory.feasible(problem.allowedDevices(firstMember[unit]), demand[unit]);
}

DeviceId MayerPartition::firstFeasible(std::size_t unit, std::span<const DeviceId> list, std::size_t first)
{
    const auto feasible = feasibleDevices(unit);
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const DeviceId d = list[(first + i) % list.size()];
            std::binary_search(feasible.begin(), feasible.end(), d))
            return d;
    return feasible.front();
}

double MayerPartition::secondsOn(std::size_t unit, DeviceId d) const
{
    double sum = 0;
    for (VertexId v : members(unit))
        sum += problem.computeSeconds(v, d);
    return sum;
}

void MayerPartition::findIncoming(std::size_t unit)
{
    const DataflowGraph& graph = problem.graph();
    incoming.clear();
    for (VertexId v : members(unit))
        for (EdgeId id : graph.inEdges(v))
            if (const Edge& e = graph.edge(id); unitOfVertex[e.from] != unit && devices[e.from].valid())
                incoming.push_back(e.tensor);
    std::sort(incoming.begin(), incoming.end());
    incoming.erase(std::unique(incoming.begin(), incoming.end()), incoming.end());
}

std::span<const MayerPartition::Candidate> MayerPartition::candidates(std::size_t unit)
{
    findIncoming(unit);
    found.clear();
    double mostTraffic = 0;
    double mostExecution = 0;
    for (DeviceId d : feasibleDevices(unit)) {
        Candidate c{d, 0, load[d] + secondsOn(unit, d)};
        for (TensorId t : incoming)
            if (!copies.has(t, d))
                c.traffic += problem.transferSeconds(t, devices[problem.graph().tensor(t).source], d);
        mostTraffic = std::max(mostTraffic, c.traffic);
        mostExecution = std::max(mostExecution, c.execution);
        found.push_back(c);
    }
    for (Candidate& c : found) {
        c.traffic = mostTraffic > 0 ? c.traffic / mostTraffic : 0;
        c.execution = mostExecution > 0 ? c.execution / mostExecution : 0;
    }
    return found;
}

void MayerPartition::assign(std::size_t unit, DeviceId d)
{
    load[d] += secondsOn(unit, d);
    memory.add(demand[unit], d);
    for (VertexId v : members(unit)) {
        devices[v] = d;
        for (EdgeId id : problem.graph().inEdges(v))
            copies.add(problem.graph().edge(id).tensor, d);
    }
}

double positiveFactor(double factor) { return std::max(factor, 1e-6); }

} // namespace doppler
