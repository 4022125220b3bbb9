// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"

namespace doppler {

/// A device for every core that this process may use, with its place in the machine (hwloc). Rates are zero.
std::vector<ProbedDevice> coreSets();

} // namespace doppler
