// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace doppler {

class Problem;

/// The two parts of Problem::lowerBound(), seconds: the longest path of least compute seconds, and all of
/// them over all slots; under noise, of this seed's seconds.
struct ComputeBounds {
    double path = 0;
    double work = 0;
};
ComputeBounds computeBounds(const Problem& problem);

} // namespace doppler
