// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <cstdint>
#include <string_view>

namespace doppler {

/// Searches for the least time per item of a stream: the placements of the constructive placers and
/// contiguous splits, then local moves (reducePeriod()) from the best. These compare bounds (streamPeriod());
/// of the best few at the end, the one with the least simulated period (simulateStream()) is the result.
/// Placements that fit into memory come first.
///
/// `evaluations`: the budget if the context has none; a placement and a tried move count one. `first`: the
/// constructive placer that is tried first. Reports makespans of one item, as other searches do. Blocks.
Result<PlacerResult> placeForPeriod(const Problem& problem, const PlacerContext& context,
                                    std::uint64_t evaluations, std::string_view first);

} // namespace doppler
