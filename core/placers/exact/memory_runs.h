// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"

namespace doppler {

/// Evaluates plans if memory is enforced: the length of a plan is that of its run.
class MemoryRuns {
public:
    explicit MemoryRuns(const Problem& problem);

    /// The makespan of the plan's orders (`strict`, without noise); infinite if that run, or the run under
    /// the problem's own rule, is out of memory. Ignores the order of transfers.
    double makespan(const Placement& plan);

private:
    Simulator strict;
    Simulator own;
};

} // namespace doppler
