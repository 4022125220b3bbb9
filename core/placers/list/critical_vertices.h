// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/levels.h"
#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// CPOP's priority by vertex id: the length of the longest path through the vertex under mean costs, that is
/// upward rank plus downward rank. Seconds.
std::vector<double> pathLengths(const Problem& problem, const Levels& level);

/// CPOP's critical path: from the entry with the largest priority along successors with the same priority.
/// Empty for a graph without vertices.
std::vector<VertexId> criticalVertices(const DataflowGraph& graph, const std::vector<double>& priority);

} // namespace doppler
