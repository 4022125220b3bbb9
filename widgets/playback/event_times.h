// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <optional>

namespace doppler {

/// The events of a run are the starts and ends of its tasks and transfers. Events closer than 1e-12 of the
/// makespan count as one. Both functions scan the whole schedule and store nothing: a scan of 2 million
/// events takes a few milliseconds, while a sorted list would take longer to build than anyone steps through.

/// The first event after a time.
std::optional<double> nextEvent(const Schedule& schedule, double after);
/// The last event before a time.
std::optional<double> previousEvent(const Schedule& schedule, double before);

} // namespace doppler
