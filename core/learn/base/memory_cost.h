// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

namespace doppler {

/// What an episode costs whose run is out of memory, so that learning has a number to go by: twice the
/// seconds of everything one after the other, each where it takes longest, noise and pauses counted. Every
/// run that ends takes less. Infinite where memory is not enforced: there all runs end.
double outOfMemoryCost(const Problem& problem);

} // namespace doppler
