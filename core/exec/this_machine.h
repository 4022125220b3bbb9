// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/machine/machine_probe.h"

#include <optional>

namespace doppler {

/// The probe of this machine: the kept one, or a new one (about five seconds), which is kept. Errors: the
/// module with the kernels is missing; stopped. Blocks.
Result<MachineProbe> thisMachine(const ProbeRequest& request = {});
/// Measures this machine again, and keeps the result for thisMachine() and the topology `local`. Errors:
/// those of thisMachine(); the file cannot be written. Blocks for about five seconds.
Result<MachineProbe> measureThisMachine(const ProbeRequest& request = {});
/// The kept probe of this machine; nothing if it was never measured. Reads one small file.
std::optional<MachineProbe> keptProbe();
/// The topology `local`: that of thisMachine(), with its errors. Blocks.
Result<TopologyPtr> localTopology(const ProbeRequest& request = {});

} // namespace doppler
