// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/dataflow_graph.h"
#include "core/topology/topology.h"

#include <optional>

namespace doppler {

/// The measured time of a vertex on a device: the one for its kind, else for its class, else for any device
/// ("*").
std::optional<double> measuredSeconds(const Vertex& vertex, const Device& device);

} // namespace doppler
