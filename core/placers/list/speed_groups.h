// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace doppler {

/// By device, the index of its speed group, 0 for the fastest: devices are in group k if the whole graph
/// takes `ratio` to the power of k times as long on them as on the fastest one, or more, and less than at k
/// + 1. Groups without devices are left out.
std::vector<std::size_t> speedGroups(const Problem& problem, double ratio);

/// By vertex, the group that the linear program of GETF chooses: of its fractional assignment of vertices to
/// groups with the least makespan, without communication, the group that completes the first half of the
/// vertex from the fastest group on. With one group nothing is solved. The simplex method ends after
/// `iterations`, or after 2.5e12 / rows^2 of them, with a feasible assignment. An error after a stop request
/// and when GLPK fails.
Result<std::vector<std::size_t>> chooseSpeedGroups(const Problem& problem,
                                                   const std::vector<std::size_t>& groupOf,
                                                   std::int64_t iterations, const std::stop_token& stop);

} // namespace doppler
