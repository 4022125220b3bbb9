// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/api/decision.h"
#include "core/sim/assignment.h"

#include <stop_token>

namespace doppler {

/// DOPPLER's CRITICAL PATH teacher: among the ready vertices the one with the largest b-level, on the device
/// with the earliest start; ties are random. Empty if stopped.
Placement placeByCriticalPath(const Problem& problem, Random& random, const DecisionRecord& record = {},
                              const std::stop_token& stop = {});

} // namespace doppler
