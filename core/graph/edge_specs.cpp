// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/edge_specs.h"

namespace doppler {

TensorId plainTensorOf(const DataflowGraph& graph, VertexId v)
{
    TensorId alike;
    TensorId previous;
    for (const Edge& edge : graph.outEdges(v)) {
        const Tensor& tensor = graph.tensor(edge.tensor);
        if (!tensor.name.empty() || tensor.seconds || tensor.bytes != graph.vertex(v).outputBytes)
            continue;
        // Tensors are numbered by first use: one that comes again is shared, and only the plain one is.
        if (alike.valid() && edge.tensor <= previous)
            return edge.tensor;
        previous = edge.tensor;
        if (!alike.valid())
            alike = edge.tensor;
    }
    return alike;
}

EdgeSpec specOf(const DataflowGraph& graph, const Edge& edge, TensorId plain)
{
    EdgeSpec spec{edge.from.value, edge.to.value, {}, {}, {}};
    if (edge.tensor == plain)
        return spec;
    const Tensor& tensor = graph.tensor(edge.tensor);
    spec.bytes = tensor.bytes;
    spec.seconds = tensor.seconds;
    spec.tensor = tensor.name.text();
    return spec;
}

void addEdgesOf(const DataflowGraph& graph, GraphBuilder& builder, double secondsFactor)
{
    std::vector<TensorId> plain(graph.vertexCount());
    for (const VertexId v : graph.vertices())
        plain[v] = plainTensorOf(graph, v);
    for (const EdgeId id : graph.edges()) {
        const Edge& edge = graph.edge(id);
        EdgeSpec spec = specOf(graph, edge, plain[edge.from]);
        if (spec.seconds)
            *spec.seconds *= secondsFactor;
        builder.addEdge(std::move(spec));
    }
}

} // namespace doppler
