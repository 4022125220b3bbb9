// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/portfolio/period_moves.h"

namespace doppler {

/// Moves vertices and connected groups of them away from the device with the largest peak of memory, as long
/// as the simulated makespan is at most `longest` seconds. The result has no larger peak than `start`.
/// Blocks.
Placement reducePeak(const Problem& problem, Placement start, double longest, const MoveLimits& limits);

} // namespace doppler
