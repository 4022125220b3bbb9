// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout.h"
#include "widgets/graph_view/spatial_index.h"

#include <optional>
#include <vector>

namespace doppler {

/// The successor (or predecessor) of v that lies most directly along the flow; none at an end.
std::optional<VertexId> stepAlong(const DataflowGraph& graph, const GraphLayout& layout, VertexId v,
                                  bool forward);
/// The next box beside v, across the flow, to the right or below (or the other way).
std::optional<VertexId> stepAcross(const GraphLayout& layout, const SpatialIndex& index, VertexId v,
                                   bool forward);
/// The next vertex after `from` (or before) in topological order among those marked (empty: all); from none,
/// the first (or last). `wrap`: from the end on at the beginning.
std::optional<VertexId> stepInOrder(const DataflowGraph& graph, const std::vector<char>& marked,
                                    std::optional<VertexId> from, bool forward, bool wrap);

} // namespace doppler
