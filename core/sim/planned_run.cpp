// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/planned_run.h"

#include <algorithm>

namespace doppler {

PlannedRun::PlannedRun(const Problem& p) : problem(p), clocks(p), firstOf(p.graph(), p.deviceCount())
{
    const std::size_t mostTransfers = problem.graph().edgeCount();
    schedule.transfers.reserve(mostTransfers); // as many as any plan may have: a run takes no memory
    needed.reserve(mostTransfers);
    planned.reserve(mostTransfers);
    arrivals.reserve(mostTransfers);
}

/// Starts v if all its inputs are on the way.
bool PlannedRun::start(VertexId v)
{
    const DataflowGraph& graph = problem.graph();
    TaskRun& task = schedule.tasks[v];
    double ready = 0;
    for (EdgeId id : graph.inEdges(v)) {
        const VertexId u = graph.edge(id).from;
        if (!done[u])
            return false;
        const bool here = schedule.tasks[u].device == task.device;
        const std::uint32_t transfer = at[id];
        if (!here && arrivals[transfer] < 0)
            return false;
        ready = std::max(ready, here ? schedule.tasks[u].end : arrivals[transfer]);
    }
    const double seconds = problem.computeSeconds(v, task.device);
    task.ready = ready;
    task.start = clocks.startTask(task.device, ready, seconds);
    task.end = task.start + seconds;
    schedule.makespan = std::max(schedule.makespan, task.end);
    done[v] = true;
    return true;
}

bool PlannedRun::send(EdgeId first, std::size_t index)
{
    const Edge& e = problem.graph().edge(first);
    if (!done[e.from])
        return false;
    TransferRun& x = schedule.transfers[index];
    const double seconds = problem.transferSeconds(x.tensor, x.from, x.to);
    x.ready = schedule.tasks[e.from].end;
    x.start = clocks.startTransfer(x.from, x.to, x.ready, seconds);
    x.end = x.start + seconds;
    arrivals[index] = x.end;
    return true;
}

/// Which transfers the devices need, and where each stands.
void PlannedRun::findTransfers(std::span<const DeviceId> devices)
{
    const DataflowGraph& graph = problem.graph();
    const std::span<const EdgeId> first = firstOf.find(devices);
    needed.clear();
    schedule.transfers.clear();
    at.assign(graph.edgeCount(), 0);
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        if (first[id] != id || devices[e.from] == devices[e.to])
            continue;
        needed.push_back(id);
        at[id] = static_cast<std::uint32_t>(schedule.transfers.size());
        TransferRun& x = schedule.transfers.emplace_back();
        x.tensor = e.tensor;
        x.vertex = e.from;
        x.from = devices[e.from];
        x.to = devices[e.to];
    }
    for (EdgeId id : graph.edges())
        at[id] = at[first[id]];
}

std::optional<double> PlannedRun::makespan(const Placement& plan)
{
    const DataflowGraph& graph = problem.graph();
    findTransfers(plan.devices);
    planned.assign(plan.transfers.begin(), plan.transfers.end());
    std::sort(planned.begin(), planned.end());
    if (planned != needed || plan.order.size() != graph.vertexCount())
        return std::nullopt;

    schedule.makespan = 0;
    schedule.tasks.assign(graph.vertexCount(), {});
    for (VertexId v : graph.vertices()) {
        schedule.tasks[v].vertex = v;
        schedule.tasks[v].device = plan.devices[v];
    }
    arrivals.assign(needed.size(), -1);
    done.assign(graph.vertexCount(), false);
    clocks.clear();

    auto task = plan.order.begin();
    auto transfer = plan.transfers.begin();
    while (task != plan.order.end() || transfer != plan.transfers.end()) {
        if (task != plan.order.end() && start(*task))
            ++task;
        else if (transfer != plan.transfers.end() && send(*transfer, at[*transfer]))
            ++transfer;
        else
            return std::nullopt;
    }
    return schedule.makespan;
}

std::optional<Schedule> PlannedRun::run(const Placement& plan)
{
    if (!makespan(plan))
        return std::nullopt;
    return schedule;
}

} // namespace doppler
