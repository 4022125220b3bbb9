// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/ready_pool.h"

#include "core/placers/scheduling/memory_tally.h"

namespace doppler {

bool ReadyPool::takenBefore(const Entry& a, const Entry& b)
{
    if (a.key != b.key)
        return a.key > b.key;
    return a.tie != b.tie ? a.tie > b.tie : a.vertex < b.vertex;
}

ReadyPool::ReadyPool(const Problem& p)
    : problem(p), plan(p), restricted(boundsMemory(p) || !p.graph().colocationGroups().empty()),
      missing(p.vertexCount()), dataThere(p.vertexCount() * p.deviceCount())
{
}

void ReadyPool::makeReady(VertexId v)
{
    for (DeviceId d : problem.allowedDevices(v))
        dataThere[v * problem.deviceCount() + d] = plan.dataReady(v, d);
    entries.push_back({v, {}, 0, 0});
    evaluate(entries.back());
}

Result<PlacerResult> ReadyPool::run(const PlacerContext& context)
{
    const DataflowGraph& graph = problem.graph();
    for (VertexId v : graph.vertices()) {
        missing[v] = graph.inEdges(v).size();
        if (missing[v] == 0)
            makeReady(v);
    }
    while (!entries.empty()) {
        if (context.stop.stop_requested())
            return stoppedEarly();
        if (begin(entries.size()))
            for (Entry& entry : entries)
                evaluate(entry);
        std::size_t first = 0;
        for (std::size_t i = 1; i < entries.size(); ++i)
            if (takenBefore(entries[i], entries[first]))
                first = i;
        const Entry taken = entries[first];
        entries[first] = entries.back();
        entries.pop_back();
        if (context.record) {
            Decision told = decision(taken);
            told.vertex = taken.vertex;
            told.chosen = taken.best;
            context.record(told);
        }
        plan.place(taken.vertex, taken.best, startOn(taken.vertex, taken.best));
        for (Entry& entry : entries)
            if (restricted || changedBy(entry, taken.best))
                evaluate(entry);
        for (const Edge& e : graph.outEdges(taken.vertex))
            if (--missing[e.to] == 0)
                makeReady(e.to);
    }
    return PlacerResult{plan.placement(), 0};
}

} // namespace doppler
