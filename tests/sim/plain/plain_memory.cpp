// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sim/plain/plain_memory.h"

#include "tests/support/held_memory.h"

#include <algorithm>
#include <set>

namespace doppler::tests {

namespace {

/// Whether a tensor is still wanted on a device: by a consumer there, or for a transfer out.
bool isWanted(const World& world, TensorId t, DeviceId d)
{
    const VertexId source = world.graph().tensor(t).source;
    if (d == world.deviceOf(source) && isResult(world.graph(), t))
        return true;
    for (const Edge& e : world.graph().outEdges(source)) {
        if (e.tensor != t)
            continue;
        const DeviceId to = world.deviceOf(e.to);
        if (to == d ? !world.exec(e.to).done
                    : d == world.deviceOf(source) && !world.of(Work::Kind::Transfer, t, to).done)
            return true;
    }
    return false;
}

} // namespace

double bytesInUse(const World& world, DeviceId d)
{
    const DataflowGraph& graph = world.graph();
    double sum = sharedHeldBytes(graph, d, [&](VertexId v) { return world.deviceOf(v); });
    for (VertexId v : graph.vertices()) {
        if (world.deviceOf(v) != d)
            continue;
        sum += ownHeldBytes(graph, v);
        if (world.exec(v).started())
            sum += graph.outEdges(v).empty() ? graph.vertex(v).outputBytes : unreadResultBytes(graph, v);
    }
    for (TensorId t : graph.tensors())
        if (const Work& exec = world.exec(graph.tensor(t).source); exec.device == d && exec.started())
            sum += isWanted(world, t, d) ? graph.tensor(t).bytes : 0;
    for (const Work& x : world.works)
        if (x.kind == Work::Kind::Transfer && x.to == d && x.started())
            sum += isWanted(world, x.tensor, d) ? x.bytes : 0;
    return sum;
}

bool fits(const World& world, const Work& work)
{
    if (world.problem.model().memory != MemoryRule::Enforce ||
        world.problem.model().costModel == CostModel::Mayer)
        return true;
    const DeviceId d = work.isExec() ? work.device : work.to;
    return bytesInUse(world, d) + work.bytes <= world.problem.topology().device(d).memoryBytes;
}

std::vector<StuckTask> verticesWithoutRoom(const World& world)
{
    const DataflowGraph& graph = world.graph();
    std::vector<StuckTask> out;
    std::vector<double> used;
    for (DeviceId d : world.problem.topology().devices())
        used.push_back(sharedHeldBytes(graph, d, [&](VertexId v) { return world.deviceOf(v); }));
    for (VertexId v : graph.vertices()) {
        std::set<TensorId> inputs;
        for (EdgeId e : graph.inEdges(v))
            inputs.insert(graph.edge(e).tensor);
        double bytes = ownHeldBytes(graph, v) + world.exec(v).bytes;
        for (TensorId t : inputs)
            bytes += graph.tensor(t).bytes;
        const DeviceId d = world.deviceOf(v);
        if ((used[d] += bytes) > world.problem.topology().device(d).memoryBytes)
            out.push_back({v, false, d, bytes});
    }
    return out;
}

} // namespace doppler::tests
