// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// Where every box goes on the two axes of a picture of lanes.
struct LaneInput {
    std::vector<std::uint32_t> lane; ///< By box, below `lanes`.
    std::size_t lanes = 1;
    std::vector<double> start; ///< By box: seconds, or a level; not negative, finite.
    bool isTime = true;        ///< Boxes begin where they start on one linear axis; else levels are columns.
};

/// One lane below the other, each as high as it needs. By time a box's left edge is at its start; boxes have
/// one width, so those that would overlap stand in rows below each other. By level the boxes of a level and
/// lane stand in one column. The axis is stretched so that the picture suits a pane of this aspect (width /
/// height). Arrows are one curve each. O((n + m) log n). Empty when it was stopped.
std::optional<GraphLayout> swimlaneLayout(const LayoutInput& input, const LaneInput& lanes, double aspect,
                                          const std::stop_token& stop = {});

} // namespace doppler
