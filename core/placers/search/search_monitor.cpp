// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/search_monitor.h"

#include "core/placers/api/every_best.h"

#include <algorithm>

namespace doppler {

namespace {
constexpr std::chrono::milliseconds reportInterval{33};
/// Reading the clock for every evaluation would cost as much as a small simulation.
constexpr double clockSeconds = 0.5e-3;
constexpr std::uint64_t mostTicksPerLook = 256;
} // namespace

SearchMonitor::SearchMonitor(const PlacerContext& c, std::uint64_t standard)
    : context(c), mostEvaluations(c.budget.evaluations)
{
    if (!c.budget.evaluations && !c.budget.seconds)
        mostEvaluations = standard;
}

bool SearchMonitor::done()
{
    if (count == 0)
        return false; // a search that is asked for a placement gives one
    if (context.stop.stop_requested() || (mostEvaluations && count >= *mostEvaluations))
        return true;
    if (++ticks < ticksPerLook)
        return context.budget.seconds && secondsSpent >= *context.budget.seconds;
    ticks = 0;
    const double since = elapsed() - secondsSpent;
    secondsSpent += since;
    if (since < clockSeconds)
        ticksPerLook = std::min(2 * ticksPerLook, mostTicksPerLook);
    else if (since > 2 * clockSeconds)
        ticksPerLook = std::max<std::uint64_t>(ticksPerLook / 2, 1);
    if (context.progress && Clock::now() - lastReport >= reportInterval)
        report();
    return context.budget.seconds && secondsSpent >= *context.budget.seconds;
}

double SearchMonitor::spent() const
{
    double share = 0;
    if (mostEvaluations && *mostEvaluations > 0)
        share = static_cast<double>(count) / static_cast<double>(*mostEvaluations);
    if (context.budget.seconds && *context.budget.seconds > 0)
        share = std::max(share, secondsSpent / *context.budget.seconds);
    return std::min(share, 1.0);
}

bool SearchMonitor::reached(const Assignment& devices, double makespan, std::span<const VertexId> order)
{
    if (makespan >= best && !bestPlacement.devices.empty())
        return false;
    best = makespan;
    bestPlacement.devices = devices;
    bestPlacement.order.assign(order.begin(), order.end());
    bestReported = false;
    if (EveryBest::wanted(context))
        report();
    return true;
}

void SearchMonitor::report()
{
    lastReport = Clock::now();
    context.progress({count, best, bestReported ? nullptr : &bestPlacement, provenBound, spent()});
    bestReported = true;
}

PlacerResult SearchMonitor::finish()
{
    if (context.progress && count > 0)
        report();
    return {std::move(bestPlacement), count, provenBound};
}

} // namespace doppler
