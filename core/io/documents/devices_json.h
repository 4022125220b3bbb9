// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <string>
#include <string_view>

namespace doppler {

/// Most devices that a file may hold: links are kept for every pair.
constexpr std::size_t mostDevicesInFile = 1024;

/// Reads a topology in our own format ("doppler-devices", version 1; docs/file-formats.md). `name` is the
/// topology's where the text has none. An error's place is the JSON path.
Result<TopologyPtr> readDevicesJson(std::string_view text, std::string_view name = {});

/// The same from a file; its name is the topology's where the text has none.
Result<TopologyPtr> readDevices(const std::string& path);

/// The topology in our own format. Reading it gives an equal topology, except that an infinite bandwidth
/// comes back as the largest finite one.
std::string writeDevicesJson(const Topology& topology);

} // namespace doppler
