// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <optional>
#include <span>
#include <vector>

namespace doppler {

/// How several runs are aligned on their shared axis.
enum class Alignment {
    Start,  ///< All begin at time 0.
    End,    ///< All end together.
    Vertex, ///< One vertex starts at the same time in all.
    Hand,   ///< Where the user dragged them.
};

/// Returns by run the time on the shared axis at which it begins, in seconds. The earliest begins at 0.
/// `byHand`: by run, the positions that Hand uses (the earliest need not be 0). A run without the vertex, or
/// in which it never ran, is aligned by Start.
std::vector<double> alignedShifts(std::span<const RunPtr> runs, Alignment alignment,
                                  std::optional<VertexId> vertex, std::span<const double> byHand);

/// Returns the length of the shared axis in seconds: the latest end of a run or of its lower bound.
double sharedDuration(std::span<const RunPtr> runs, std::span<const double> shifts);

} // namespace doppler
