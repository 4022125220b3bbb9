// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/ready_order.h"

#include <queue>

namespace doppler {

std::vector<VertexId> readyOrder(const DataflowGraph& graph, std::span<const double> priority)
{
    const auto later = [&](VertexId a, VertexId b) {
        return priority[a] != priority[b] ? priority[a] < priority[b] : a.value > b.value;
    };
    std::priority_queue<VertexId, std::vector<VertexId>, decltype(later)> ready(later);
    std::vector<std::size_t> missing(graph.vertexCount());
    for (VertexId v : graph.vertices()) {
        missing[v] = graph.inEdges(v).size();
        if (missing[v] == 0)
            ready.push(v);
    }
    std::vector<VertexId> order;
    order.reserve(graph.vertexCount());
    while (!ready.empty()) {
        order.push_back(ready.top());
        ready.pop();
        for (const Edge& e : graph.outEdges(order.back()))
            if (--missing[e.to] == 0)
                ready.push(e.to);
    }
    return order;
}

} // namespace doppler
