// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/transfer_plan.h"

#include <algorithm>

namespace doppler {

std::vector<EdgeId> firstEdges(const DataflowGraph& graph, std::span<const DeviceId> devices)
{
    FirstEdges finder(graph);
    const auto found = finder.find(devices);
    return {found.begin(), found.end()};
}

FirstEdges::FirstEdges(const DataflowGraph& g, std::size_t deviceCount)
    : graph(g), destinations(deviceCount), edges(g.edgeCount())
{
    byTensor.reserve(graph.edgeCount());
    for (EdgeId e : graph.edges())
        byTensor.push_back(e);
    const auto earlier = [&](EdgeId a, EdgeId b) { return graph.edge(a).tensor < graph.edge(b).tensor; };
    if (!std::is_sorted(byTensor.begin(), byTensor.end(), earlier))
        std::stable_sort(byTensor.begin(), byTensor.end(), earlier);
}

std::span<const EdgeId> FirstEdges::find(std::span<const DeviceId> devices)
{
    std::fill(destinations.begin(), destinations.end(), Destination{});
    std::uint32_t turn = 0;
    TensorId tensor;
    for (EdgeId id : byTensor) {
        const Edge& e = graph.edge(id);
        const DeviceId to = devices[e.to];
        if (e.tensor != tensor) {
            tensor = e.tensor;
            ++turn;
        }
        if (to >= destinations.size())
            destinations.resize(to + std::size_t{1});
        Destination& destination = destinations[to];
        if (destination.turn != turn || to == devices[e.from])
            destination = {turn, id};
        edges[id] = destination.first;
    }
    return edges;
}

TransferPlan::TransferPlan(const DataflowGraph& g, std::size_t deviceCount)
    : graph(g), firstOf(g, deviceCount)
{
    list.reserve(graph.edgeCount());
    lastEdge.reserve(graph.edgeCount());
    transferOf.resize(graph.edgeCount());
    nextEdge.resize(graph.edgeCount());
    for (VertexId v : graph.vertices()) {
        const auto out = graph.outEdges(v);
        severalTensors.push_back(std::any_of(out.begin(), out.end(),
                                             [&](const Edge& e) { return e.tensor != out.front().tensor; }));
    }
}

void TransferPlan::make(std::span<const DeviceId> devices, std::span<const std::uint32_t> level)
{
    list.clear();
    lastEdge.clear();
    const std::span<const EdgeId> first = firstOf.find(devices);
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        nextEdge[id] = none;
        transferOf[id] = none;
        if (devices[e.to] == devices[e.from])
            continue;
        if (first[id] == id) {
            transferOf[id] = static_cast<std::uint32_t>(list.size());
            list.push_back({e.tensor, e.from, devices[e.from], devices[e.to], id, level[e.to]});
            lastEdge.push_back(id);
            continue;
        }
        const std::uint32_t t = transferOf[id] = transferOf[first[id]];
        nextEdge[lastEdge[t]] = id;
        lastEdge[t] = id;
        list[t].level = std::min(list[t].level, level[e.to]);
    }
}

} // namespace doppler
