// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <vector>

namespace doppler {

/// Durations in seconds that replace those of the cost model, for instance measured ones. A negative entry
/// and an empty list leave the model's.
struct GivenTimes {
    std::vector<double> tasks;     ///< By vertex.
    std::vector<double> transfers; ///< By position in the placement's TransferPlan.
};

/// The durations of a finished run of the placement, which must be in the order of its TransferPlan, as the
/// schedules of simulators and engines are.
GivenTimes timesOf(const Schedule& schedule);

/// Simulates the placement with these durations under the rules of the problem's model; noise is not applied
/// to a given duration.
Schedule simulateWithTimes(const ProblemPtr& problem, const Placement& placement, const GivenTimes& times);

} // namespace doppler
