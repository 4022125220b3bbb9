// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// By device, the number of its class. Two devices are in one class if exchanging them changes nothing but
/// names: they have the same model, figures, and links to and from every other device, and named channels
/// keep the pairs of devices that use them, up to channels of the same capacity. Classes are numbered in the
/// order of their first devices. Devices that are alike only in groups (the nodes of a cluster) are not
/// found.
std::vector<std::uint32_t> interchangeableClasses(const Topology& topology);

} // namespace doppler
