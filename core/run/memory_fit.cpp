// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/memory_fit.h"

#include "core/base/excerpt.h"
#include "core/base/quantity.h"

#include <cmath>

namespace doppler {

bool checksMemory(const Problem& problem)
{
    if (problem.model().memory == MemoryRule::Ignore)
        return false;
    for (DeviceId d : problem.topology().devices())
        if (std::isfinite(problem.topology().device(d).memoryBytes))
            return true;
    return false;
}

MemoryFit memoryFit(const Run& run)
{
    if (run.statistics.firstOverflow || run.schedule.outOfMemory)
        return MemoryFit::Exceeds;
    return checksMemory(*run.problem) ? MemoryFit::Fits : MemoryFit::Unchecked;
}

std::optional<Message> memoryShortage(const Run& run)
{
    if (run.schedule.outOfMemory)
        return outOfMemoryError(*run.problem, *run.schedule.outOfMemory).message;
    if (const auto& first = run.statistics.firstOverflow)
        return overflowMessage(*run.problem, *first);
    return std::nullopt;
}

Message overflowMessage(const Problem& problem, const Overflow& overflow)
{
    return {DOPPLER_TEXT("core", "{0} needs {1} at {2} but has {3}; the first data without room belong to "
                                 "{4}"),
            {excerpt(problem.topology().device(overflow.device).name), figure(bytesText(overflow.bytes)),
             figure(secondsText(overflow.time)), figure(bytesText(overflow.capacity)),
             excerpt(problem.graph().label(overflow.vertex))}};
}

} // namespace doppler
