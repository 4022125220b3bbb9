// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"
#include "tests/support/held_memory.h"

#include <algorithm>
#include <set>

namespace doppler::tests {

/// What a vertex allocates at its start: its tensors, or the output of a sink.
inline double allocatedBytes(const DataflowGraph& graph, VertexId v)
{
    if (graph.outEdges(v).empty())
        return graph.vertex(v).outputBytes;
    double sum = unreadResultBytes(graph, v);
    for (TensorId t : graph.tensors())
        sum += graph.tensor(t).source == v ? graph.tensor(t).bytes : 0;
    return sum;
}

/// Bytes held on a device after everything of a time, worked out from a finished run alone
/// (docs/decisions/execution-model.md, "Memory"; model mayer counts all that its vertices touch).
inline double bytesAt(const Problem& problem, const Schedule& run, DeviceId d, double time)
{
    const DataflowGraph& graph = problem.graph();
    const bool isStatic = problem.model().costModel == CostModel::Mayer;
    double sum = sharedHeldBytes(graph, d, [&](VertexId v) { return run.tasks[v].device; });
    for (VertexId v : graph.vertices()) {
        const TaskRun& x = run.tasks[v];
        if (x.device != d)
            continue;
        sum += ownHeldBytes(graph, v);
        if (isStatic) {
            std::set<TensorId> inputs;
            for (EdgeId e : graph.inEdges(v))
                inputs.insert(graph.edge(e).tensor);
            for (TensorId t : inputs)
                sum += graph.tensor(t).bytes;
            sum += allocatedBytes(graph, v);
        } else if (x.start <= time)
            sum += graph.outEdges(v).empty() ? graph.vertex(v).outputBytes : unreadResultBytes(graph, v);
    }
    if (isStatic)
        return sum;
    const auto transferEnd = [&](TensorId t, DeviceId to) {
        const auto at = std::find_if(run.transfers.begin(), run.transfers.end(),
                                     [&](const TransferRun& x) { return x.tensor == t && x.to == to; });
        return at == run.transfers.end() ? never : at->end;
    };
    const auto lastUse = [&](TensorId t, DeviceId here) {
        const VertexId source = graph.tensor(t).source;
        double last = here == run.tasks[source].device && isResult(graph, t) ? never : 0;
        for (const Edge& e : graph.outEdges(source)) {
            if (e.tensor != t)
                continue;
            const DeviceId to = run.tasks[e.to].device;
            if (to == here)
                last = std::max(last, run.tasks[e.to].end);
            else if (here == run.tasks[source].device)
                last = std::max(last, transferEnd(t, to));
        }
        return last;
    };
    for (TensorId t : graph.tensors())
        if (const TaskRun& x = run.tasks[graph.tensor(t).source];
            x.device == d && x.start <= time && lastUse(t, d) > time)
            sum += graph.tensor(t).bytes;
    for (const TransferRun& x : run.transfers)
        if (x.to == d && x.start <= time && lastUse(x.tensor, d) > time)
            sum += graph.tensor(x.tensor).bytes;
    return sum;
}

} // namespace doppler::tests
