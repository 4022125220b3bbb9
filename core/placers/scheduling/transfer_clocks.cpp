// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/transfer_clocks.h"

#include <algorithm>

namespace doppler {

TransferClocks::TransferClocks(const Problem& p)
    : problem(p), level(staticLevels(p)), clock(p.deviceCount(), 0),
      copyAt(p.graph().tensorCount() * p.deviceCount(), -1)
{
}

template <class Sent>
double TransferClocks::travel(const Plan& plan, VertexId v, DeviceId d, Sent sent) const
{
    const DataflowGraph& graph = problem.graph();
    double last = 0;
    remote.clear();
    for (EdgeId id : graph.inEdges(v)) {
        const Edge& e = graph.edge(id);
        if (plan.device(e.from) == d)
            last = std::max(last, plan.end(e.from));
        else if (const double copy = copyAt[e.tensor * problem.deviceCount() + d]; copy >= 0)
            last = std::max(last, copy);
        else
            remote.push_back(id);
    }
    if (remote.size() > 1)
        std::sort(remote.begin(), remote.end(), [&](EdgeId a, EdgeId b) {
            const double endA = plan.end(graph.edge(a).from);
            const double endB = plan.end(graph.edge(b).from);
            return endA != endB ? endA < endB : a < b;
        });
    double free = clock[d];
    for (EdgeId id : remote) {
        const Edge& e = graph.edge(id);
        const DeviceId from = plan.device(e.from);
        free = std::max({free, clock[from], plan.end(e.from)}) + problem.transferSeconds(e.tensor, from, d);
        last = std::max(last, free);
        sent(e.tensor, from, free);
    }
    return last;
}

double TransferClocks::dataReady(const Plan& plan, VertexId v, DeviceId d) const
{
    return travel(plan, v, d, [](TensorId, DeviceId, double) {});
}

void TransferClocks::placing(const Plan& plan, VertexId v, DeviceId d)
{
    travel(plan, v, d, [&](TensorId t, DeviceId from, double end) {
        copyAt[t * problem.deviceCount() + d] = end;
        clock[from] = clock[d] = end;
    });
}

} // namespace doppler
