// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/placing_goal.h"

#include "core/base/names.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/run/memory_fit.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace doppler {

namespace {
constexpr std::array<std::string_view, 3> goalNames{"time", "throughput", "memory"};
} // namespace

std::span<const std::string_view> placingGoalNames() { return goalNames; }
std::string_view placingGoalName(PlacingGoal goal) { return goalNames[static_cast<std::size_t>(goal)]; }
std::optional<PlacingGoal> placingGoalFromName(std::string_view name)
{
    return valueNamed<PlacingGoal>(goalNames, name);
}

Message placingGoalText(PlacingGoal goal)
{
    switch (goal) {
    case PlacingGoal::Time:
        break;
    case PlacingGoal::Throughput:
        return {DOPPLER_TEXT("core", "Throughput: the least time per item of a stream of items")};
    case PlacingGoal::Memory:
        return {DOPPLER_TEXT("core", "Memory: the least peak on the fullest device, near the best time")};
    }
    return {DOPPLER_TEXT("core", "Time: one item is done as early as possible")};
}

GoalFigures goalFiguresOf(const Run& run)
{
    GoalFigures figures;
    figures.makespan = run.schedule.makespan;
    figures.period = streamPeriod(*run.problem, run.placement.devices);
    for (const DeviceUse& use : run.statistics.devices)
        figures.peakBytes = std::max(figures.peakBytes, use.peakMemory);
    figures.fits = memoryFit(run) != MemoryFit::Exceeds;
    return figures;
}

bool servesBetter(PlacingGoal goal, const GoalFigures& a, const GoalFigures& b, double longest)
{
    const auto key = [&](const GoalFigures& f) {
        switch (goal) {
        case PlacingGoal::Time:
            break;
        case PlacingGoal::Throughput:
            return std::tuple(!f.fits, 0.0, f.period, f.makespan, f.peakBytes);
        case PlacingGoal::Memory:
            return std::tuple(!f.fits, f.makespan > longest ? f.makespan : 0.0, f.peakBytes, f.makespan,
                              f.period);
        }
        return std::tuple(!f.fits, 0.0, f.makespan, f.period, f.peakBytes);
    };
    return key(a) < key(b);
}

} // namespace doppler
