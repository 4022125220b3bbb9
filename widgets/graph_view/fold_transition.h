// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_picture.h"

#include <QPointF>

namespace doppler {

/// Whether the layout is small enough for its boxes to slide.
bool canSlide(const GraphLayout& layout);
/// The scene's point where the closed group is, or the middle of its members.
QPointF placeOf(const PlacedLayout& placed, const GroupTree& tree, GroupId group);
/// The boxes and arrows of `after` where they were in `before`, where other groups were open: a new box comes
/// from the group that it was part of, a group from the middle of its members. Both are of the same graph.
GraphLayout cameFrom(const PlacedLayout& before, const PlacedLayout& after, const GraphPicture& shown);

} // namespace doppler
