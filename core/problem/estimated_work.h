// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

namespace doppler {

/// FLOPs of a vertex of which neither FLOPs nor seconds are known: guessed from its kind of operation (by its
/// name) and from the bytes that it reads and writes, at four bytes an element.
/// docs/decisions/estimated-costs.md has the rules.
double estimatedFlops(const DataflowGraph& graph, VertexId v);

} // namespace doppler
