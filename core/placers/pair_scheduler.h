// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/placer.h"

#include <functional>
#include <span>
#include <vector>

namespace doppler {

/// What is added to the start of v on d before pairs are compared; seconds.
using PairOffset = std::function<double(VertexId, DeviceId)>;

/// List scheduling by pairs: of all ready vertices and their devices always the pair of least
/// start + offset, appended to what is on the device; ties: smaller tie[v], lower vertex, lower device.
/// V D log V: each device keeps the ready vertices in heaps, so a step looks at one pair a device.
Result<Placement> placeByPairs(const Problem& problem, const PlacerContext& context,
                               std::span<const double> tie, const PairOffset& offset);

/// Longest path to the end by `work` alone, communication not counted, v included; by vertex id.
std::vector<double> staticLevels(const Problem& problem, const std::vector<double>& work);

} // namespace doppler
