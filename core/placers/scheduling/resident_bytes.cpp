// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/resident_bytes.h"

#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/graph/settle_memory.h"

namespace doppler {

ResidentBytes::ResidentBytes(const Problem& p)
    : problem(p), own(bytesStored(p.graph())), bytes(p.deviceCount(), 0), devices(p.vertexCount()),
      groups(p.graph().colocationGroups().size()), values(p)
{
    const DataflowGraph& graph = problem.graph();
    if (problem.model().costModel != CostModel::Mayer) {
        copyCount.assign(graph.tensorCount() * problem.deviceCount(), 0);
        own = ownPersistentBytes(graph);
        for (VertexId v : graph.vertices())
            own[v] += graph.outEdges(v).empty() ? graph.vertex(v).outputBytes : 0;
        for (TensorId t : graph.tensors())
            own[graph.tensor(t).source] += graph.tensor(t).bytes;
        for (const UnreadResult& result : graph.memory().unreadResults)
            own[result.vertex] += result.bytes;
    }
    for (std::size_t g = 0; g < groups.size(); ++g)
        for (VertexId v : graph.colocationGroups()[g])
            groups[g].own += own[v];
}

double ResidentBytes::extra(VertexId v, DeviceId d) const
{
    const int group = problem.colocationGroup(v);
    double sum = own[v];
    if (group >= 0) {
        const Group& g = groups[static_cast<std::size_t>(group)];
        sum = g.placed > 0 ? 0 : g.own + values.missing(v, d);
    } else {
        sum += values.missing(v, d);
    }
    if (copyCount.empty())
        return sum;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const Edge& e = problem.graph().edge(id);
        if (devices[e.from].valid() && devices[e.from] != d && copyCount[copy(e.tensor, d)] == 0)
            sum += problem.graph().tensor(e.tensor).bytes;
    }
    return sum;
}

void ResidentBytes::findFitting(VertexId v, std::vector<DeviceId>& fitting) const
{
    fitting.clear();
    DeviceId roomiest;
    for (DeviceId d : problem.allowedDevices(v)) {
        if (fits(v, d))
            fitting.push_back(d);
        if (!roomiest.valid() || room(d) > room(roomiest))
            roomiest = d;
    }
    if (fitting.empty())
        fitting.push_back(roomiest);
}

template <class Visit>
void ResidentBytes::forEachCopy(VertexId v, DeviceId d, Visit visit)
{
    if (copyCount.empty())
        return;
    for (EdgeId id : problem.graph().inEdges(v))
        if (const Edge& e = problem.graph().edge(id); devices[e.from].valid() && devices[e.from] != d)
            visit(e.tensor, d);
    for (const Edge& e : problem.graph().outEdges(v))
        if (devices[e.to].valid() && devices[e.to] != d)
            visit(e.tensor, devices[e.to]);
}

void ResidentBytes::place(VertexId v, DeviceId d)
{
    devices[v] = d;
    if (const int group = problem.colocationGroup(v); group < 0)
        bytes[d] += own[v] + values.add(v, d);
    else if (Group& g = groups[static_cast<std::size_t>(group)]; g.placed++ == 0)
        bytes[d] += g.own + values.add(v, d);
    forEachCopy(v, d, [&](TensorId t, DeviceId on) {
        if (copyCount[copy(t, on)]++ == 0)
            bytes[on] += problem.graph().tensor(t).bytes;
    });
}

void ResidentBytes::remove(VertexId v)
{
    const DeviceId d = devices[v];
    devices[v] = {};
    if (const int group = problem.colocationGroup(v); group < 0)
        bytes[d] -= own[v] + values.remove(v, d);
    else if (Group& g = groups[static_cast<std::size_t>(group)]; --g.placed == 0)
        bytes[d] -= g.own + values.remove(v, d);
    forEachCopy(v, d, [&](TensorId t, DeviceId on) {
        if (--copyCount[copy(t, on)] == 0)
            bytes[on] -= problem.graph().tensor(t).bytes;
    });
}

} // namespace doppler
