// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/judge.h"

namespace doppler {

Judge::Judge(const Problem& problem, SearchMonitor& m, double q)
    : monitor(m), quantum(q), boundsHold(problem.model().noise == Noise{}), run(problem)
{
}

double Judge::evaluate(std::span<const VertexId> order, const Assignment& devices)
{
    const double makespan = run.run(order, devices);
    if (makespan < best)
        offer(run.plan(order, devices), makespan);
    else
        monitor.counted();
    return makespan;
}

void Judge::offer(const Placement& newPlan, double makespan)
{
    monitor.evaluated(newPlan, makespan);
    if (makespan < best) {
        best = makespan;
        plan = newPlan;
    }
}

void Judge::prove(double bound)
{
    least = std::max(least, improvable(bound) ? bound : best);
    if (boundsHold)
        monitor.proved(least);
}

} // namespace doppler
