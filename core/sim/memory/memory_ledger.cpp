// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/memory/memory_ledger.h"

#include "core/graph/metrics.h"

namespace doppler {

MemoryLedger::MemoryLedger(const Problem& p) : problem(p), held(p), produced(bytesProduced(p.graph()))
{
    const std::size_t mostTransfers = problem.graph().edgeCount();
    usesOfCopy.reserve(mostTransfers);
    freed.reserve(problem.graph().tensorCount() + mostTransfers); // each tensor and copy once a run
    for (DeviceId d : problem.topology().devices())
        capacity.push_back(problem.topology().device(d).memoryBytes);
}

void MemoryLedger::begin(std::span<const DeviceId> devices, const TransferPlan& plan)
{
    const DataflowGraph& graph = problem.graph();
    planned = &plan;
    at = devices;
    used.resize(problem.deviceCount());
    held.find(at, used);
    usesAtHome.assign(graph.tensorCount(), 0);
    usesOfCopy.assign(plan.transfers().size(), 0);
    for (EdgeId e : graph.edges())
        if (const std::uint32_t transfer = plan.of(e); transfer == TransferPlan::none)
            ++usesAtHome[graph.edge(e).tensor];
        else
            ++usesOfCopy[transfer];
    for (const PlannedTransfer& x : plan.transfers())
        ++usesAtHome[x.tensor];
    for (TensorId t : graph.memory().keptTensors)
        ++usesAtHome[t];
    freed.clear();
}

void MemoryLedger::taskEnded(VertexId v)
{
    const DataflowGraph& graph = problem.graph();
    for (EdgeId e : graph.inEdges(v)) {
        const std::uint32_t transfer = planned->of(e);
        if (transfer == TransferPlan::none)
            dropUseAtHome(graph.edge(e).tensor);
        else if (--usesOfCopy[transfer] == 0)
            release(at[v], graph.tensor(graph.edge(e).tensor).bytes);
    }
}

void MemoryLedger::transferStarted(std::uint32_t transfer)
{
    const PlannedTransfer& x = planned->transfers()[transfer];
    used[x.to] += problem.graph().tensor(x.tensor).bytes;
}

void MemoryLedger::transferEnded(std::uint32_t transfer)
{
    dropUseAtHome(planned->transfers()[transfer].tensor);
}

void MemoryLedger::dropUseAtHome(TensorId t)
{
    const Tensor& tensor = problem.graph().tensor(t);
    if (--usesAtHome[t] == 0)
        release(at[tensor.source], tensor.bytes);
}

void MemoryLedger::release(DeviceId d, double bytes)
{
    used[d] -= bytes;
    freed.push_back(d);
}

} // namespace doppler
