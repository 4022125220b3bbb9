// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// The steps of an episode of Placeto's: whose device is chosen, in topological order. A colocation group is
/// visited once, at its first vertex, and what has only one device not at all.
std::vector<VertexId> placetoVisits(const Problem& problem);

} // namespace doppler
