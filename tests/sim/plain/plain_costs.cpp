// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_costs.h"

#include "tests/sim/plain/plain_random.h"
#include "tests/support/run_memory.h"

#include <algorithm>
#include <set>

namespace doppler::tests {

namespace {

/// Other people's simulators count operations over speed and bytes over bandwidth, and nothing else.
bool countsOnlyRates(const Problem& problem)
{
    return problem.model().costModel == CostModel::AsReleased ||
           problem.model().costModel == CostModel::Mayer;
}

} // namespace

double plainComputeSeconds(const Problem& problem, VertexId v, DeviceId d)
{
    const DataflowGraph& graph = problem.graph();
    const Vertex& x = graph.vertex(v);
    const Device& device = problem.topology().device(d);
    for (const std::string& kind : {device.kind, device.deviceClass, std::string("*")})
        for (const MeasuredSeconds& measured : x.seconds)
            if (measured.kind == kind)
                return measured.seconds;
    const double computing = x.flops.value() / device.flopsPerSecond;
    if (countsOnlyRates(problem))
        return computing;
    std::set<TensorId> inputs;
    for (EdgeId e : graph.inEdges(v))
        inputs.insert(graph.edge(e).tensor);
    double touched = ownHeldBytes(graph, v) + allocatedBytes(graph, v);
    for (TensorId t : inputs)
        touched += graph.tensor(t).bytes;
    for (const auto& list : {graph.memory().sharedWeights, graph.memory().inputs})
        for (const HeldValue& value : list)
            if (std::find(value.users.begin(), value.users.end(), v) != value.users.end())
                touched += value.bytes;
    touched = x.accessedBytes.value_or(touched);
    return device.overheadSeconds + std::max(computing, touched / device.bytesPerSecond);
}

double plainTransferSeconds(const Problem& problem, TensorId t, DeviceId from, DeviceId to)
{
    if (from == to)
        return 0;
    const Tensor& tensor = problem.graph().tensor(t);
    const Link& link = problem.topology().link(from, to);
    if (tensor.seconds)
        return *tensor.seconds;
    const double latency = countsOnlyRates(problem) ? 0 : link.latency;
    return latency + tensor.bytes / link.bandwidth;
}

double plainLowerBound(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    double work = 0;
    double longest = 0;
    std::vector<double> reached(graph.vertexCount(), 0);
    for (VertexId v : graph.topologicalOrder()) {
        double least = never;
        for (DeviceId d : problem.topology().devices())
            if (problem.allowed(v, d))
                least = std::min(least, problem.computeSeconds(v, d) * plainComputeNoise(problem.model(), v));
        work += least;
        for (EdgeId e : graph.inEdges(v))
            reached[v] = std::max(reached[v], reached[graph.edge(e).from]);
        longest = std::max(longest, reached[v] += least);
    }
    double slots = 0;
    for (DeviceId d : problem.topology().devices())
        slots += problem.topology().device(d).slotCount;
    return std::max(longest, work / slots);
}

} // namespace doppler::tests
