// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/memory_fit.h"

#include "core/base/quantity.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

/// The largest need at that time: the curve has one point per time.
double bytesAt(const std::vector<MemoryPoint>& curve, double time)
{
    const auto after = std::ranges::upper_bound(curve, time, {}, &MemoryPoint::time);
    return after == curve.begin() ? 0 : std::prev(after)->bytes;
}

} // namespace

std::optional<FirstOverflow> overflowOf(const Run& run)
{
    const auto first = firstOverflow(*run.problem, run.schedule);
    if (!first)
        return std::nullopt;
    const double needed = bytesAt(memoryCurves(*run.problem, run.schedule)[first->device], first->time);
    return FirstOverflow{*first, needed, run.problem->topology().device(first->device).memoryBytes};
}

std::string fitText(const Run& run, const std::optional<FirstOverflow>& overflow)
{
    if (run.schedule.outOfMemory)
        return "does not fit: the run ends out of memory";
    if (!overflow)
        return "fits on all devices";
    return fmt::format("does not fit: {} needs {} at {} for {}, but has {}",
                       run.problem->topology().device(overflow->at.device).name, bytesText(overflow->needed),
                       secondsText(overflow->at.time), run.problem->graph().label(overflow->at.vertex),
                       bytesText(overflow->capacity));
}

} // namespace doppler
