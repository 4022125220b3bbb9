// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/simulator.h"

namespace doppler::tests {

/// A placement on a problem.
struct Case {
    ProblemPtr problem;
    Placement placement;
};

} // namespace doppler::tests
