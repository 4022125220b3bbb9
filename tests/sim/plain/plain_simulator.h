// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

namespace doppler::tests {

/// A second implementation of the execution model, written from its text alone (Algorithm 1), as plain as can
/// be and as slow: at every moment it looks at everything. The fast one is held against it.
Schedule plainSimulation(const Problem& problem, const Placement& placement);

} // namespace doppler::tests
