// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/sim/assignment.h"

namespace doppler {

/// Every vertex, with what it is colocated with, on a uniformly drawn allowed device.
void drawAssignment(const Problem& problem, Random& random, Assignment& devices);

} // namespace doppler
