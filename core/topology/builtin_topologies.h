// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

namespace doppler {

/// Names of the topologies that come with the product, in the order in which choosers show them.
std::vector<std::string> builtinTopologyNames();

/// The built-in topology of that name (case is ignored); an unknown name is answered with the valid ones.
Result<TopologyPtr> builtinTopology(std::string_view name);

} // namespace doppler
