// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <functional>

namespace doppler {

/// Limits of a local search. `goOn` is called before each step with the number of steps so far; false ends
/// the search.
struct MoveLimits {
    std::uint64_t seed = 1;
    std::function<bool(std::uint64_t)> goOn;
    /// The spent share of the budget, 0 to 1, which sets the temperature.
    std::function<double(std::uint64_t)> spent;
};

/// Moves vertices between devices to reduce streamPeriod(), by annealing that prefers the busiest device.
/// Keeps the weights of single vertices on each device within its memory. Returns the best assignment, which
/// may need more memory than a device has while it runs. Blocks.
Assignment reducePeriod(const Problem& problem, Assignment start, const MoveLimits& limits);

} // namespace doppler
