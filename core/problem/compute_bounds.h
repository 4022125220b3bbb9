// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

class Problem;

/// The two parts of Problem::lowerBound(), in seconds: the longest path of smallest compute times, and
/// spreadBound(). Under noise, the times for this seed.
struct ComputeBounds {
    double path = 0;
    double work = 0;
};
ComputeBounds computeBounds(const Problem& problem);

} // namespace doppler
