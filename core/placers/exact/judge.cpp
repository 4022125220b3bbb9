// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/judge.h"

namespace doppler {

Judge::Judge(const Problem& problem, SearchMonitor& m, double q)
    : monitor(m), quantum(q), boundsHold(problem.model().noise == Noise{}), run(problem)
{
    if (problem.model().memory == MemoryRule::Enforce)
        memory.emplace(problem);
}

double Judge::evaluate(std::span<const VertexId> order, const Assignment& devices)
{
    const double makespan = run.run(order, devices);
    if (memory)
        return keepWhereItRuns(run.plan(order, devices), makespan);
    if (makespan < best)
        offer(run.plan(order, devices), makespan);
    else
        monitor.counted();
    return makespan;
}

void Judge::offer(const Placement& newPlan, double makespan)
{
    if (memory) {
        keepWhereItRuns(newPlan, makespan);
        return;
    }
    monitor.evaluated(newPlan, makespan);
    if (makespan < best) {
        best = makespan;
        plan = newPlan;
    }
}

/// What the plan takes with memory enforced.
double Judge::keepWhereItRuns(Placement newPlan, double makespan)
{
    shortest = std::min(shortest, makespan);
    newPlan.transfers.clear(); // A run that waits for memory heeds none.
    const double seconds = memory->makespan(newPlan);
    if (seconds < best) {
        monitor.evaluated(newPlan, seconds);
        best = seconds;
        plan = std::move(newPlan);
    } else {
        monitor.counted();
    }
    return seconds;
}

void Judge::prove(double bound)
{
    if (memory)
        bound = std::min(bound, shortest);
    least = std::max(least, improvable(bound) ? bound : best);
    if (boundsHold)
        monitor.proved(least);
}

} // namespace doppler
