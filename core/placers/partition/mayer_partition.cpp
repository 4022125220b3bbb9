// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/partition/mayer_partition.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<double> operations(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    bool all = true;
    for (VertexId v : graph.vertices())
        all = all && graph.vertex(v).flops && graph.vertex(v).seconds.empty();
    std::vector<double> out;
    out.reserve(graph.vertexCount());
    for (VertexId v : graph.vertices())
        out.push_back(all ? *graph.vertex(v).flops : problem.meanComputeSeconds(v));
    return out;
}

} // namespace

void ProductRecord::tell(VertexId unit, DeviceId chosen, std::vector<Decision::Option> products)
{
    Decision decision = decisionInOrder(++taken, order, chosen, std::move(products));
    decision.valueName = product;
    decision.valueUnit = DecisionUnit::Product;
    tellOfAll(context, std::move(decision), problem.movesTogether(unit));
}

std::vector<VertexId> placementUnits(const Problem& problem)
{
    std::vector<VertexId> units;
    for (VertexId v : problem.graph().vertices())
        if (problem.movesTogether(v).front() == v)
            units.push_back(v);
    return units;
}

std::vector<double> longestPaths(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const std::vector<double> work = operations(problem);
    const auto order = graph.topologicalOrder();
    std::vector<double> longest(graph.vertexCount(), 0); // first what comes after v
    std::vector<double> above(graph.vertexCount(), 0);   // most operations before v
    for (auto v = order.rbegin(); v != order.rend(); ++v)
        for (const Edge& e : graph.outEdges(*v))
            longest[*v] = std::max(longest[*v], longest[e.to] + work[e.to]);
    for (VertexId v : order) {
        longest[v] += above[v] + work[v];
        for (const Edge& e : graph.outEdges(v))
            above[e.to] = std::max(above[e.to], above[v] + work[v]);
    }
    for (const auto& group : graph.colocationGroups()) {
        double most = 0;
        for (VertexId v : group)
            most = std::max(most, longest[v]);
        for (VertexId v : group)
            longest[v] = most;
    }
    return longest;
}

DeviceSpeeds deviceSpeeds(const Problem& problem)
{
    DeviceSpeeds speeds;
    std::vector<double> whole(problem.deviceCount(), 0); // seconds of the whole graph
    for (DeviceId d : problem.topology().devices()) {
        for (VertexId v : problem.graph().vertices())
            whole[d] += problem.computeSeconds(v, d);
        speeds.descending.push_back(d);
    }
    std::stable_sort(speeds.descending.begin(), speeds.descending.end(),
                     [&](DeviceId a, DeviceId b) { return whole[a] < whole[b]; });
    const double least = whole[speeds.descending.front()];
    for (double seconds : whole)
        speeds.relative.push_back(seconds > 0 ? least / seconds : 1);
    return speeds;
}

double positiveFactor(double factor) { return std::max(factor, 0.01); }

void findChoices(PartialAssignment& assignment, VertexId unit, std::vector<UnitChoice>& out)
{
    const auto tensors = assignment.incoming(unit);
    double mostTraffic = 0;
    double mostExecution = 0;
    for (DeviceId d : assignment.feasibleDevices(unit)) {
        UnitChoice choice{d, 0, assignment.assignedSeconds(d) + assignment.seconds(unit, d)};
        for (TensorId t : tensors)
            choice.traffic += assignment.arrivalSeconds(t, d);
        mostTraffic = std::max(mostTraffic, choice.traffic);
        mostExecution = std::max(mostExecution, choice.execution);
        out.push_back(choice);
    }
    for (UnitChoice& choice : out) {
        choice.traffic = mostTraffic > 0 ? choice.traffic / mostTraffic : 0;
        choice.execution = mostExecution > 0 ? choice.execution / mostExecution : 0;
    }
}

} // namespace doppler
