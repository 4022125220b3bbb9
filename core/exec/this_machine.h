// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"

namespace doppler {

/// The probe of this machine: the kept one, or a new one (about five seconds), which is kept. Errors: the
/// module with the kernels is missing; stopped. Blocks.
Result<MachineProbe> thisMachine(const ProbeRequest& request = {});
/// The topology `local`: that of thisMachine(), with its errors. Blocks.
Result<TopologyPtr> localTopology(const ProbeRequest& request = {});

} // namespace doppler
