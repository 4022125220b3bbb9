// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graph_view/layout/layout.h"

#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// Our own layered layout, for a picture at once at any size: ranks by longest path, barycentre sweeps, then
/// positions by least squares within each rank's order. Time and memory grow with boxes and arrows alone: an
/// arrow over more than 16 ranks is one curve and takes no lane of its own. Nothing recurses. The same input
/// gives the same picture. `ranks` are layoutRanks(input). Empty when it was stopped.
std::optional<GraphLayout> layeredLayout(const LayoutInput& input, std::span<const std::uint32_t> ranks,
                                         const LayoutShape& shape, const std::stop_token& stop = {});

/// Positions closest to the wanted ones (weighted least squares) that keep the order and at least
/// distances[i] between i and i + 1. distances has one entry less than the others.
std::vector<double> placeInOrder(std::span<const double> wanted, std::span<const double> weights,
                                 std::span<const double> distances);

} // namespace doppler
