// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/picture/graph_painter.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// Fits the arrows that are in view into the time of a frame (docs/results/frame-times.md), by estimates of
/// what they cost on a core of 2 GHz. Where they cost too much, in this order and only as far as necessary:
/// arrows with both ends outside the pane are left out; the rest become straight hair lines; of these, every
/// second, fourth and so on is left out, always the same ones. Arrows of the critical path, of the selection
/// and of the box under the pointer always stay. Thins out `arrows` and keeps their order. `share`: of the
/// frame that this picture may take.
void fitArrowsToFrame(const GraphPicture& picture, const Camera& camera, const QRectF& pane,
                      std::vector<std::uint32_t>& arrows, Detail& detail, double share = 1);

} // namespace doppler
