// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

namespace doppler {

/// Names of the topologies that come with the product, in the order in which choosers show them.
std::vector<std::string> builtinTopologyNames();

/// The built-in topology of that name (case is ignored); an unknown name is answered with the valid ones.
Result<TopologyPtr> builtinTopology(std::string_view name);

/// The devices that the built-in topologies are made of, one of each kind, without names.
std::span<const Device> knownDevices();

/// The environment of Mayer, Mayer, Laich ("It's the Critical Path!", DIDL 2017), drawn from a seed: 50
/// devices of 10 to 100 operations/s whose memory falls with speed, 10 to 60 bytes/s between two of them
/// (symmetric, unlimited channels). The built-in "mayer" is that of seed 1.
TopologyParts mayerDevices(std::uint64_t seed);

} // namespace doppler
