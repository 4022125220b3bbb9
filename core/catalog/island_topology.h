// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/topology/topology.h"

#include <span>

namespace doppler {

/// The options of a regular machine: islands of equal devices with one bandwidth within islands and one
/// between them.
std::span<const OptionSpec> islandOptions();

/// Makes the machine. Refuses more than mostDevicesInFile devices.
Result<TopologyPtr> islandTopology(const Options& options);

} // namespace doppler
