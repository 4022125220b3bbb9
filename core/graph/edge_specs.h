// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_builder.h"

namespace doppler {

/// How each edge has to be given to a builder so that it makes the same graph: bytes, seconds and the name of
/// a tensor only where it is not the source's plain output.
EdgeSpec specOf(const DataflowGraph& graph, const Edge& edge, TensorId plain);

/// The tensor of v that edges carry when they say nothing; invalid where none can.
TensorId plainTensorOf(const DataflowGraph& graph, VertexId v);

/// Gives all of them, in their order, to a builder that has the vertices, so that edges and tensors have the
/// numbers that they had. `secondsFactor`: of the seconds that tensors have of their own.
void addEdgesOf(const DataflowGraph& graph, GraphBuilder& builder, double secondsFactor = 1);

} // namespace doppler
