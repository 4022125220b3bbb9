// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/vertex_facts.h"

#include "core/problem/measured_seconds.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Times of one run are sums in different orders: equal up to rounding.
bool sameTime(double one, double other, double makespan)
{
    return std::abs(one - other) <= 1e-9 * std::max(makespan, 1e-30);
}

std::span<const TransferRun> transfersOf(const Schedule& schedule, VertexId source)
{
    const auto first = std::partition_point(schedule.transfers.begin(), schedule.transfers.end(),
                                            [&](const TransferRun& x) { return x.vertex < source; });
    const auto last = std::find_if(first, schedule.transfers.end(),
                                   [&](const TransferRun& x) { return x.vertex != source; });
    return {first, last};
}

StartReason lastInput(const Run& run, VertexId v)
{
    const DataflowGraph& graph = run.problem->graph();
    const Schedule& schedule = run.schedule;
    StartReason reason;
    double latest = -1;
    for (EdgeId e : graph.inEdges(v)) {
        const Edge& edge = graph.edge(e);
        const TaskRun& source = schedule.tasks[edge.from];
        if (source.device == schedule.tasks[v].device) {
            if (source.end > latest) {
                latest = source.end;
                reason = {Cause::Data, edge.from, false, 0, 0};
            }
            continue;
        }
        for (const TransferRun& t : transfersOf(schedule, edge.from)) {
            if (t.tensor != edge.tensor || t.to != schedule.tasks[v].device || t.end <= latest)
                continue;
            latest = t.end;
            reason = {Cause::Data, edge.from, true, t.start, t.end};
        }
    }
    return reason;
}

} // namespace

StartReason startReasonOf(const Run& run, VertexId v)
{
    const Schedule& schedule = run.schedule;
    const TaskRun& task = schedule.tasks[v];
    if (sameTime(task.start, task.ready, schedule.makespan))
        return sameTime(task.ready, 0, schedule.makespan) ? StartReason{} : lastInput(run, v);
    const ModelOptions& model = run.problem->model();
    if (needsGeneralSimulator(model) || model.schedule == ChooseTask::Strict) {
        const StartCause found = causeOfStart(*run.problem, schedule, v, run.placement);
        if (found.before)
            return {found.cause,
                    found.before->isTransfer ? schedule.transfers[found.before->index].vertex
                                             : VertexId{found.before->index},
                    false, 0, 0};
    }
    const TaskRun* before = nullptr;
    for (const TaskRun& other : schedule.tasks)
        if (other.device == task.device && other.vertex != v &&
            other.end <= task.start + 1e-9 * schedule.makespan && (!before || other.end > before->end))
            before = &other;
    return before ? StartReason{Cause::Resource, before->vertex, false, 0, 0} : StartReason{};
}

std::vector<VertexId> predecessors(const DataflowGraph& graph, VertexId v)
{
    std::vector<VertexId> found;
    for (EdgeId e : graph.inEdges(v))
        found.push_back(graph.edge(e).from);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<VertexId> successors(const DataflowGraph& graph, VertexId v)
{
    std::vector<VertexId> found;
    for (const Edge& e : graph.outEdges(v))
        found.push_back(e.to);
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

CostSource costSource(const Problem& problem, VertexId v, DeviceId d)
{
    return costSource(problem.graph(), problem.topology(), v, d);
}

CostSource costSource(const DataflowGraph& graph, const Topology& topology, VertexId v, DeviceId d)
{
    const Vertex& vertex = graph.vertex(v);
    if (measuredSeconds(vertex, topology.device(d)))
        return CostSource::Measured;
    return vertex.flops ? CostSource::FromFlops : CostSource::Guessed;
}

} // namespace doppler
