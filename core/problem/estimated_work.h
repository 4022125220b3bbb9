// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"

namespace doppler {

/// Guesses the FLOPs of a vertex without FLOPs or seconds, from its kind of operation (by name) and from the
/// bytes that it reads and writes, at four bytes per element. docs/decisions/estimated-costs.md has the
/// rules.
double estimatedFlops(const DataflowGraph& graph, VertexId v);

} // namespace doppler
