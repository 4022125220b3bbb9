// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/given_times.h"

#include "core/sim/general_simulator.h"

namespace doppler {

GivenTimes timesOf(const Schedule& schedule)
{
    GivenTimes times;
    times.tasks.reserve(schedule.tasks.size());
    for (const TaskRun& task : schedule.tasks)
        times.tasks.push_back(task.end - task.start);
    times.transfers.reserve(schedule.transfers.size());
    for (const TransferRun& transfer : schedule.transfers)
        times.transfers.push_back(transfer.end - transfer.start);
    return times;
}

Schedule simulateWithTimes(const ProblemPtr& problem, const Placement& placement, const GivenTimes& times)
{
    return GeneralSimulator(problem).run(placement, &times);
}

} // namespace doppler
