// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

#include <cmath>
#include <string>
#include <vector>

namespace doppler::tests {

/// What of GraphBuilder's promises a graph breaks: edges between its vertices, finite costs, an order in
/// which every vertex comes after its inputs. Empty: nothing.
inline std::string unsoundness(const DataflowGraph& graph)
{
    const auto isQuantity = [](double value) { return std::isfinite(value) && value >= 0; };
    const std::size_t n = graph.vertexCount();
    if (n == 0 || graph.topologicalOrder().size() != n)
        return "every vertex stands in the order";
    std::vector<std::size_t> place(n, n);
    for (std::size_t i = 0; i < n; ++i) {
        const VertexId v = graph.topologicalOrder()[i];
        if (v >= n || place[v] != n)
            return "every vertex stands in the order once";
        place[v] = i;
    }
    std::size_t edges = 0;
    std::size_t inputs = 0;
    for (VertexId v : graph.vertices()) {
        const Vertex& x = graph.vertex(v);
        if (!isQuantity(x.flops.value_or(0)) || !isQuantity(x.outputBytes) || !isQuantity(x.persistentBytes))
            return "costs are finite and at least 0";
        for (const MeasuredSeconds& m : x.seconds)
            if (!isQuantity(m.seconds))
                return "seconds are finite and at least 0";
        for (const Edge& edge : graph.outEdges(v)) {
            ++edges;
            if (edge.from != v || edge.to >= n || place[v] >= place[edge.to])
                return "edges lead on in the order";
            if (edge.tensor >= graph.tensorCount() || graph.tensor(edge.tensor).source != v)
                return "an edge carries a tensor of its source";
        }
        for (EdgeId e : graph.inEdges(v)) {
            ++inputs;
            if (e >= graph.edgeCount() || graph.edge(e).to != v)
                return "inputs are edges to their vertex";
        }
    }
    if (edges != graph.edgeCount() || inputs != graph.edgeCount())
        return "every edge leaves a vertex and enters one";
    for (TensorId t : graph.tensors())
        if (!isQuantity(graph.tensor(t).bytes) || !isQuantity(graph.tensor(t).seconds.value_or(0)))
            return "tensors are finite and at least 0";
    return {};
}

} // namespace doppler::tests
