// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <optional>
#include <vector>

namespace doppler {

/// The box that this one feeds (or is fed by) that lies most directly along the flow; none at an end. Looks
/// at every arrow where the picture is folded.
std::optional<std::uint32_t> stepAlong(const GraphPicture& picture, std::uint32_t box, bool forward);
/// The boxes at the other ends of a box's arrows, the way of the flow or against it: those on the realised
/// critical path first, then by the bytes that come along, most first. Looks at every arrow where the picture
/// is folded.
std::vector<std::uint32_t> boxesAlong(const GraphPicture& picture, std::uint32_t box, bool forward);
/// The next box beside this one, across the flow, to the right or below (or the other way).
std::optional<std::uint32_t> stepAcross(const GraphLayout& layout, const SpatialIndex& index,
                                        std::uint32_t box, bool forward);
/// The box before or after this one (from none: the first or last), in the topological order of vertices or,
/// where the picture is folded, in that of its boxes.
std::optional<std::uint32_t> stepBox(const GraphPicture& picture, std::optional<std::uint32_t> box,
                                     bool forward);
/// The next vertex after `from` (or before) in topological order among those marked (empty: all); from none,
/// the first (or last). `wrap`: from the end on at the beginning.
std::optional<VertexId> stepInOrder(const DataflowGraph& graph, const std::vector<char>& marked,
                                    std::optional<VertexId> from, bool forward, bool wrap);

} // namespace doppler
