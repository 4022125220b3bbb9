// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"
#include "core/sim/schedule.h"

#include <memory>
#include <string>
#include <vector>

namespace doppler {

/// One placement, what it did, and what can be said of it: the value that every view shows. Immutable.
struct Run {
    ProblemPtr problem;
    std::string placer; ///< Id of the placer, or "doppler", "file", "manual".
    Placement placement;
    Schedule schedule;
    RunStatistics statistics;
    std::vector<CriticalLink> criticalPath;
    double bound = 0; ///< Proven by its placer: no placement is better. 0 where nothing is.
};

using RunPtr = std::shared_ptr<const Run>;

/// Simulates the placement and analyses the run; an invalid placement is refused. `bound`: what the placer
/// proved.
Result<RunPtr> makeRun(ProblemPtr problem, Placement placement, std::string placer, double bound = 0);

/// The same, where only a finished run is of use: one that is out of memory is an error too, which names what
/// waits.
Result<RunPtr> makeFinishedRun(ProblemPtr problem, Placement placement, std::string placer, double bound = 0);

} // namespace doppler
