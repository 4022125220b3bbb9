// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// The clusters (a number per vertex, in any order) put on devices by load: the one of most work first, each
/// on the device that is done with it and what it has first; ties: lower device. Colocated vertices join
/// their clusters. A cluster that no device may take as a whole, or (where memory is bounded) has room for,
/// is taken apart into its vertices and colocation groups. The context is asked whether to stop and hears of
/// the decisions.
Result<Assignment> clustersToDevices(const Problem& problem, std::span<const std::uint32_t> clusters,
                                     const PlacerContext& context);

} // namespace doppler
