// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"
#include "core/sim/assignment.h"

#include <vector>

namespace doppler {

/// Features of a key of BRKGA's individuals, as REGAL's network reads them.
inline constexpr std::size_t keyFeatureCount = 5;

/// Rows by vertex: one for the affinity to each device, then one for the priority. Of an affinity: whether
/// the placement with which the search starts has the vertex there; its compute seconds there, z-scored over
/// its allowed devices; the share of its transfer seconds that is with neighbours that start there; how far
/// the compute seconds that start there are above an even share, in such shares. The last column marks
/// priorities. Interchangeable devices differ by the start alone.
std::vector<float> keyFeatures(const Problem& problem, const Assignment& start);

} // namespace doppler
