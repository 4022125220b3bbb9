// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"

namespace doppler {

/// Measures the cores of this machine that the process may use, all at the same time, and copies between
/// their memories. `library` names what multiplies matrices. Takes about five seconds. Errors: stopped; a
/// thread cannot be started.
Result<MachineProbe> probeMachine(const ProbeRequest& request, std::string library);

} // namespace doppler
