// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Places clusters (a number per vertex, in any order) on devices by load: the one with most work first, each
/// on the device that finishes it first, after the clusters that it already has; ties: lower device.
/// Colocated vertices join their clusters. A cluster that no device may take as a whole, or for which none
/// has room (if memory is limited), is split into its vertices and colocation groups. Uses the stop token and
/// the record of the context.
Result<Assignment> clustersToDevices(const Problem& problem, std::span<const std::uint32_t> clusters,
                                     const PlacerContext& context);

} // namespace doppler
