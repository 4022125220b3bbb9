// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

#include <deque>

namespace doppler {

/// Edges of a format in which a consumer may name one input twice (x * x): the tensor travels once, so the
/// later of two edges with the same ends that carry the same tensor is dropped.
class EdgeList {
public:
    /// The last edge added; the reference lasts.
    EdgeSpec& add(EdgeSpec edge) { return edges.emplace_back(std::move(edge)); }
    [[nodiscard]] std::size_t size() const { return edges.size(); }
    /// Hands all of them to the builder, in their order; empty afterwards.
    void moveInto(GraphBuilder& builder);

private:
    std::deque<EdgeSpec> edges; ///< No second copy while it grows.
};

/// How each edge has to be given to a builder so that it makes the same graph: bytes, seconds and the name of
/// a tensor only where it is not the source's plain output.
EdgeSpec specOf(const DataflowGraph& graph, const Edge& edge, TensorId plain);

/// The tensor of v that edges carry when they say nothing; invalid where none can.
TensorId plainTensorOf(const DataflowGraph& graph, VertexId v);

} // namespace doppler
