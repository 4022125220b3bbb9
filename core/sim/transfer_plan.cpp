// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/transfer_plan.h"

#include <algorithm>

namespace doppler {

TransferPlan::TransferPlan(const DataflowGraph& g) : graph(g)
{
    transferOf.resize(graph.edgeCount());
    nextEdge.resize(graph.edgeCount());
    for (VertexId v : graph.vertices()) {
        const auto out = graph.outEdges(v);
        severalTensors.push_back(std::any_of(out.begin(), out.end(),
                                             [&](const Edge& e) { return e.tensor != out.front().tensor; }));
    }
}

std::uint32_t TransferPlan::find(std::size_t first, const Edge& e, DeviceId to) const
{
    for (std::size_t i = first; i < list.size(); ++i)
        if (list[i].to == to && list[i].tensor == e.tensor)
            return static_cast<std::uint32_t>(i);
    return none;
}

void TransferPlan::make(std::span<const DeviceId> devices, std::span<const std::uint32_t> level)
{
    list.clear();
    lastEdge.clear();
    for (VertexId v : graph.vertices()) {
        const std::size_t first = list.size();
        EdgeId id = graph.firstOutEdge(v);
        for (const Edge& e : graph.outEdges(v)) {
            const DeviceId to = devices[e.to];
            nextEdge[id] = none;
            transferOf[id] = none;
            if (to != devices[v]) {
                std::uint32_t t = find(first, e, to);
                if (t == none) {
                    t = static_cast<std::uint32_t>(list.size());
                    list.push_back({e.tensor, v, devices[v], to, id, level[e.to]});
                    lastEdge.push_back(id);
                } else {
                    nextEdge[lastEdge[t]] = id;
                    lastEdge[t] = id;
                    list[t].level = std::min(list[t].level, level[e.to]);
                }
                transferOf[id] = t;
            }
            id = EdgeId{id + std::size_t{1}};
        }
    }
}

} // namespace doppler
