// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"
#include "core/sim/schedule.h"

#include <memory>
#include <string>
#include <vector>

namespace doppler {

class Placer;

/// One placement with its schedule and the analysis of it: the value that every view shows. Immutable.
struct Run {
    ProblemPtr problem;
    std::string placer; ///< Id of the placer, or "doppler", "file", "manual".
    Placement placement;
    Schedule schedule;
    RunStatistics statistics;
    std::vector<CriticalLink> criticalPath;
    double bound = 0; ///< Proven by the placer: no placement is better. 0: nothing is proven.
};

using RunPtr = std::shared_ptr<const Run>;

/// Simulates the placement and analyses the schedule. Refuses an invalid placement. `bound` is what the
/// placer proved. If `placer` is an online policy that decides this placement on this problem, the schedule
/// is that of its run (onlineSchedule()); `by` is that policy if the registry does not have it.
Result<RunPtr> makeRun(ProblemPtr problem, Placement placement, std::string placer, double bound = 0,
                       const Placer* by = nullptr);

/// makeRun() for callers that need a finished run: a run that is out of memory is an error, which names the
/// waiting tasks.
Result<RunPtr> makeFinishedRun(ProblemPtr problem, Placement placement, std::string placer, double bound = 0,
                               const Placer* by = nullptr);

} // namespace doppler
