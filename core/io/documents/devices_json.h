// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <string>
#include <string_view>

namespace doppler {

/// Most devices in a file. Links are stored for every pair.
constexpr std::size_t mostDevicesInFile = 1024;

/// Reads a topology in our own format ("doppler-devices", version 1; docs/file-formats.md). `name` becomes
/// the topology's name if the text has none. The place of an error is the JSON path.
Result<TopologyPtr> readDevicesJson(std::string_view text, std::string_view name = {});

/// Reads a topology from a file; the file name becomes the topology's name if the text has none.
Result<TopologyPtr> readDevices(const std::string& path);

/// The topology in our own format. Reading it returns an equal topology, except that an infinite bandwidth
/// becomes the largest finite one.
std::string writeDevicesJson(const Topology& topology);

} // namespace doppler
