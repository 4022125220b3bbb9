// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"
#include "core/topology/topology.h"

#include <span>

namespace doppler {

/// The options of a regular machine: islands of equal devices with one bandwidth inside and one between.
std::span<const OptionSpec> islandOptions();

/// The machine. Refuses more devices than a file may hold (mostDevicesInFile).
Result<TopologyPtr> islandTopology(const Options& options);

} // namespace doppler
