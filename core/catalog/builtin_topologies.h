// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

namespace doppler {

/// Names of the built-in topologies in the order of the choosers.
std::vector<std::string> builtinTopologyNames();

/// The built-in topology with this name (case is ignored). The error for an unknown name lists the valid
/// ones.
Result<TopologyPtr> builtinTopology(std::string_view name);

/// One device of each kind of the catalogue (device_catalog.h), and the host of "4xP100-host"; without name.
std::span<const Device> knownDevices();

/// The environment of Mayer, Mayer, Laich ("It's the Critical Path!", DIDL 2017), drawn from a seed: 50
/// devices with 10 to 100 operations/s whose memory decreases with speed, and 10 to 60 bytes/s between each
/// two of them (symmetric, unlimited channels). The built-in "mayer" has seed 1.
TopologyParts mayerDevices(std::uint64_t seed);

} // namespace doppler
