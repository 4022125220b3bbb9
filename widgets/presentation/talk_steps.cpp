// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/presentation/talk_steps.h"

namespace doppler {

namespace {

/// Times closer than this share of the makespan are the same.
constexpr double sameTime = 1e-9;

} // namespace

std::vector<TalkStep> talkSteps(const MarkerList& markers, double makespan)
{
    std::vector<TalkStep> steps;
    const double near = sameTime * makespan;
    for (const GanttMarker& marker : markers.all())
        if (marker.seconds >= 0 && marker.seconds <= makespan + near)
            steps.push_back({marker.seconds, marker.note});
    if (steps.empty() || steps.front().seconds > near)
        steps.insert(steps.begin(), TalkStep{0, {}});
    if (steps.back().seconds < makespan - near)
        steps.push_back({makespan, {}});
    return steps;
}

std::size_t talkStepAt(const std::vector<TalkStep>& steps, double seconds)
{
    std::size_t at = 0;
    const double near = sameTime * steps.back().seconds;
    while (at + 1 < steps.size() && steps[at + 1].seconds <= seconds + near)
        ++at;
    return at;
}

} // namespace doppler
