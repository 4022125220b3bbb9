// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/picture/playback_state.h"

#include <algorithm>

namespace doppler {

VertexState stateAt(const TaskRun& task, double t)
{
    if (t >= task.end)
        return VertexState::Done;
    if (t >= task.start)
        return VertexState::Running;
    return t >= task.ready ? VertexState::Ready : VertexState::Waiting;
}

VertexState stateAt(const Schedule& schedule, VertexId v, double t) { return stateAt(schedule.tasks[v], t); }

double progressAt(double start, double end, double t)
{
    if (t <= start)
        return 0;
    return t >= end ? 1 : (t - start) / (end - start);
}

void edgesInTransfer(const DataflowGraph& graph, const Schedule& schedule, double t,
                     std::vector<EdgeTransfer>& out)
{
    out.clear();
    for (const TransferRun& transfer : schedule.transfers) {
        if (t < transfer.start || t >= transfer.end)
            continue;
        const double progress = progressAt(transfer.start, transfer.end, t);
        std::uint32_t id = graph.firstOutEdge(transfer.vertex);
        for (const Edge& edge : graph.outEdges(transfer.vertex)) {
            if (edge.tensor == transfer.tensor && schedule.tasks[edge.to].device == transfer.to)
                out.push_back({EdgeId{id}, progress});
            ++id;
        }
    }
}

} // namespace doppler
