// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graph_view/fold_transition.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t mostSliding = 2000; ///< Boxes; more are put in place at once.
constexpr std::size_t mostArrows = 6000;  ///< Likewise.
constexpr std::size_t sampled = 64;       ///< Members of a group that say where it is.

QPointF placeOf(const PlacedLayout& placed, VertexId vertex)
{
    return placed.layout->centers[placed.fold ? placed.fold->boxOf[vertex] : vertex.value];
}

} // namespace

bool canSlide(const GraphLayout& layout)
{
    return layout.centers.size() <= mostSliding && layout.arrowCount() <= mostArrows;
}

QPointF placeOf(const PlacedLayout& placed, const GroupTree& tree, GroupId group)
{
    const auto members = tree.members(group);
    const std::size_t step = std::max<std::size_t>(1, members.size() / sampled);
    QPointF sum;
    std::size_t count = 0;
    for (std::size_t i = 0; i < members.size(); i += step, ++count)
        sum += placeOf(placed, members[i]);
    return count > 0 ? sum / static_cast<double>(count) : QPointF();
}

GraphLayout cameFrom(const PlacedLayout& before, const PlacedLayout& after, const GraphPicture& shown)
{
    GraphLayout from;
    from.flow = before.layout->flow;
    from.box = after.layout->box;
    from.largeBox = after.layout->largeBox;
    from.large = after.layout->large;
    from.bounds = before.layout->bounds;
    for (std::size_t b = 0; b < after.layout->centers.size(); ++b) {
        if (after.fold && after.fold->boxes[b].isGroup)
            from.centers.push_back(placeOf(before, *after.tree, after.fold->boxes[b].group()));
        else
            from.centers.push_back(placeOf(before, after.fold ? after.fold->boxes[b].vertex() : VertexId{b}));
    }
    from.arrowStart.push_back(0);
    for (std::size_t a = 0; a < after.layout->arrowCount(); ++a) {
        const auto [tail, head] = shown.ends(a);
        const QPointF one = from.centers[tail];
        const QPointF other = from.centers[head];
        for (const double way : {0.0, 1.0 / 3, 2.0 / 3, 1.0})
            from.arrowPoints.push_back(one + (other - one) * way);
        from.arrowStart.push_back(static_cast<std::uint32_t>(from.arrowPoints.size()));
    }
    return from;
}

} // namespace doppler
