// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run.h"

#include "core/placers/online/online_placer.h"
#include "core/sim/simulator.h"

namespace doppler {

Result<RunPtr> makeRun(ProblemPtr problem, Placement placement, std::string placer, double bound,
                       const Placer* by)
{
    if (auto valid = validate(*problem, placement); !valid)
        return valid.error();
    auto run = std::make_shared<Run>();
    if (auto decided =
            by ? onlineSchedule(problem, placement, *by) : onlineSchedule(problem, placement, placer))
        run->schedule = *std::move(decided);
    else
        run->schedule = Simulator(problem).run(placement);
    run->statistics = analyse(*problem, run->schedule);
    run->criticalPath = realisedCriticalPath(*problem, run->schedule, placement);
    run->problem = std::move(problem);
    run->placer = std::move(placer);
    run->placement = std::move(placement);
    run->bound = bound;
    return RunPtr(std::move(run));
}

Result<RunPtr> makeFinishedRun(ProblemPtr problem, Placement placement, std::string placer, double bound,
                               const Placer* by)
{
    auto run = makeRun(std::move(problem), std::move(placement), std::move(placer), bound, by);
    if (run && (*run)->schedule.outOfMemory)
        return outOfMemoryError(*(*run)->problem, *(*run)->schedule.outOfMemory);
    return run;
}

} // namespace doppler
