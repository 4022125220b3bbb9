// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// What several runs have in common on the axis that they share.
enum class Alignment {
    Start,  ///< All begin at time 0.
    End,    ///< All end together.
    Vertex, ///< One vertex starts at the same time in all.
    Hand,   ///< As they were dragged.
};

/// By run, the time of the shared axis at which it begins, seconds. The earliest begins at 0. `byHand`: what
/// Hand starts from (the earliest need not be 0), by run. Without a vertex, or where it never ran, Vertex is
/// Start for that run.
std::vector<double> alignedShifts(std::span<const RunPtr> runs, Alignment alignment,
                                  std::optional<VertexId> vertex, std::span<const double> byHand);

/// How far the shared axis has to reach: the latest end of a run, or of its lower bound.
double sharedDuration(std::span<const RunPtr> runs, std::span<const double> shifts);

} // namespace doppler
