// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/playback/event_times.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

template <class Visit>
void forEachEvent(const Schedule& schedule, Visit visit)
{
    for (const TaskRun& run : schedule.tasks) {
        visit(run.start);
        visit(run.end);
    }
    for (const TransferRun& run : schedule.transfers) {
        visit(run.start);
        visit(run.end);
    }
}

} // namespace

std::optional<double> nextEvent(const Schedule& schedule, double after)
{
    const double from = after + 1e-12 * schedule.makespan;
    double found = infinity;
    forEachEvent(schedule, [&](double time) {
        if (time > from)
            found = std::min(found, time);
    });
    return found < infinity ? std::optional(found) : std::nullopt;
}

std::optional<double> previousEvent(const Schedule& schedule, double before)
{
    const double until = before - 1e-12 * schedule.makespan;
    double found = -infinity;
    forEachEvent(schedule, [&](double time) {
        if (time < until)
            found = std::max(found, time);
    });
    return found > -infinity ? std::optional(found) : std::nullopt;
}

} // namespace doppler
