// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"

namespace doppler {

/// Plans where memory is enforced: what they take is what a run of them takes.
class MemoryRuns {
public:
    explicit MemoryRuns(const Problem& problem);

    /// The makespan of the plan's orders as they stand (`strict`, without noise); infinite where that run, or
    /// the one under the problem's own rule, is out of memory. The order of transfers is not heeded.
    double makespan(const Placement& plan);

private:
    Simulator strict;
    Simulator own;
};

} // namespace doppler
