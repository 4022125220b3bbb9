// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/device_catalog.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// So many devices of one kind.
struct MachinePart {
    std::size_t count = 1;
    CatalogDevice device;
};

/// A machine by count and name.
struct MachineSpec {
    std::size_t nodes =
        0; ///< Nodes with these parts each; 0: the parts are spread over as many as they need.
    std::vector<MachinePart> parts;
};

/// Reads "2xH100", "4 x RTX 4090", "1xA100+cpu", "2 nodes of 8xH100", "2x8xH100" and the like
/// (docs/devices.md has the grammar). Refuses unknown devices, with the names that exist, nearest first, and
/// machines without or with more than mostDevicesInFile devices. Takes linear time in the length of the text,
/// and refuses long ones at once.
Result<MachineSpec> readMachine(std::string_view text);

/// The shortest usual text of the machine, which readMachine() reads as the same machine: "2 nodes of
/// 8xH100".
std::string machineText(const MachineSpec& machine);

/// The devices of all nodes.
std::size_t deviceCount(const MachineSpec& machine);

} // namespace doppler
