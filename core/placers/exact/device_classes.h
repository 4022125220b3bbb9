// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <vector>

namespace doppler {

/// For every device, the first one that is alike: exchanging the two changes no time and no restriction of
/// the problem, so that only one of two plans that differ by the exchange must be examined.
std::vector<DeviceId> firstAlikeDevices(const Problem& problem);

} // namespace doppler
