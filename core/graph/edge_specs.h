// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

namespace doppler {

/// The specification from which a GraphBuilder makes this edge again. It has bytes, seconds and a tensor name
/// only if the edge does not carry the source's plain output.
EdgeSpec specOf(const DataflowGraph& graph, const Edge& edge, TensorId plain);

/// The tensor of v that edges without a specification carry; invalid if there is none.
TensorId plainTensorOf(const DataflowGraph& graph, VertexId v);

/// Adds all edges of `graph`, in their order, to a builder that already has the vertices, so that edges and
/// tensors keep their numbers. Multiplies the explicit transfer times of tensors by `secondsFactor`.
void addEdgesOf(const DataflowGraph& graph, GraphBuilder& builder, double secondsFactor = 1);

} // namespace doppler
