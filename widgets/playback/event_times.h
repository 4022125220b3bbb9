// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <optional>

namespace doppler {

/// The events of a run are the starts and ends of its tasks and transfers. Those that differ by less than
/// 1e-12 of the makespan count as one. Both functions read the whole schedule and keep nothing: 2 million
/// runs take some milliseconds, and a list of them would take longer to make than anyone steps.

/// The first event after a time.
std::optional<double> nextEvent(const Schedule& schedule, double after);
/// The last event before a time.
std::optional<double> previousEvent(const Schedule& schedule, double before);

} // namespace doppler
