// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// The vertices whose devices Placeto chooses in an episode, in topological order. A colocation group is
/// visited once, at its first vertex; vertices with only one allowed device are skipped.
std::vector<VertexId> placetoVisits(const Problem& problem);

} // namespace doppler
