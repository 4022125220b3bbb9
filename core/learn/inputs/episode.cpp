// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/episode.h"

#include <algorithm>
#include <cassert>

namespace doppler {

Episode::Episode(const Problem& p) : problem(p), inDegree(p.vertexCount())
{
    for (VertexId v : p.graph().vertices()) {
        inDegree[v] = static_cast<std::uint32_t>(p.graph().inEdges(v).size());
        if (inDegree[v] == 0)
            sources.push_back(v);
    }
    reset();
}

void Episode::reset()
{
    plan.emplace(problem);
    assigned.assign(problem.deviceCount(), 0);
    devices.assign(problem.vertexCount(), DeviceId{});
    latestInput.assign(problem.vertexCount(), 0);
    missing = inDegree;
    ready = sources;
    placedOrder.clear();
}

void Episode::deviceRows(VertexId v, std::span<DeviceRow> rows) const
{
    for (DeviceId d : problem.topology().devices())
        rows[d] = deviceRow(v, d);
}

Episode::DeviceRow Episode::deviceRow(VertexId v, DeviceId d) const
{
    DeviceRow row{assigned[d], 0, 0, 0, plan->earliestStart(v, d)};
    bool any = false;
    VertexId last;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const VertexId u = problem.graph().edge(id).from;
        if (devices[u] != d || u == last)
            continue;
        last = u; // edge ids go by source: several edges from one vertex stand together
        row[1] += problem.computeSeconds(u, d);
        row[2] = any ? std::min(row[2], plan->start(u)) : plan->start(u);
        row[3] = std::max(row[3], plan->end(u));
        any = true;
    }
    return row;
}

void Episode::place(VertexId v, DeviceId d)
{
    const auto at = std::lower_bound(ready.begin(), ready.end(), v);
    assert(at != ready.end() && *at == v);
    ready.erase(at);
    plan->place(v, d, plan->earliestStart(v, d));
    assigned[d] += problem.computeSeconds(v, d);
    devices[v] = d;
    placedOrder.push_back(v);
    for (const Edge& e : problem.graph().outEdges(v)) {
        latestInput[e.to] = std::max(latestInput[e.to], plan->end(v));
        if (--missing[e.to] == 0)
            ready.insert(std::lower_bound(ready.begin(), ready.end(), e.to), e.to);
    }
}

} // namespace doppler
