// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/machine_text.h"
#include "core/topology/topology.h"

namespace doppler {

/// The devices of a machine with the links of the usual machine: within a node the fabric of the devices and
/// PCI Express through the host, between nodes the network cards. Nodes hold at most 8 GPUs and 2 processors
/// unless the text names the nodes. Devices are called gpu0, gpu1, ..., cpu0, ... in the order of the nodes.
TopologyPtr machineTopology(const MachineSpec& machine);

/// The machine for people, in parts to be shown one after the other: "2 × H100 SXM 80 GB", "NVLink 4 through
/// NVSwitch, 450 GB/s".
std::vector<Message> describeMachine(const MachineSpec& machine);

/// Whether the text names the cores of this machine: "local".
bool isLocalMachine(std::string_view text);

/// The devices of a preset's name (builtin_topologies.h), or of a text that readMachine() reads. Case is
/// ignored. "local" is this machine, which is measured at the first use (about five seconds).
Result<TopologyPtr> topologyNamed(std::string_view text);

} // namespace doppler
