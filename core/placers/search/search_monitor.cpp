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
/// A shorter stage would search for less time than it takes to set up.
constexpr double leastStageSeconds = 0.02;
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

void SearchMonitor::divide(std::vector<std::uint64_t> ends)
{
    secondEnds.clear();
    stageEnds = std::move(ends);
    if (!stageEnds.empty())
        stageEnds.pop_back(); // the budget itself
    else if (!mostEvaluations && context.budget.seconds)
        for (double end = *context.budget.seconds / 4; end >= leastStageSeconds; end /= 4)
            secondEnds.insert(secondEnds.begin(), end);
}

bool SearchMonitor::stageDone()
{
    if (done())
        return true;
    if (count == 0)
        return false;
    if (stage < stageEnds.size())
        return count >= stageEnds[stage];
    return stage < secondEnds.size() && secondsSpent >= secondEnds[stage];
}

double SearchMonitor::stageSpent() const
{
    const auto share = [](double value, double begin, double end) {
        return end > begin ? (value - begin) / (end - begin) : 1;
    };
    double most = 0;
    if (mostEvaluations)
        most = share(static_cast<double>(count), static_cast<double>(stageBegin),
                     static_cast<double>(stage < stageEnds.size() ? stageEnds[stage] : *mostEvaluations));
    if (context.budget.seconds && *context.budget.seconds > 0)
        most = std::max(most, share(secondsSpent, stageBeginSeconds,
                                    stage < secondEnds.size() ? secondEnds[stage] : *context.budget.seconds));
    return std::clamp(most, 0.0, 1.0);
}

bool SearchMonitor::nextStage()
{
    if (done() || stage >= std::max(stageEnds.size(), secondEnds.size()))
        return false;
    ++stage;
    stageBegin = count;
    stageBeginSeconds = secondsSpent;
    return true;
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
