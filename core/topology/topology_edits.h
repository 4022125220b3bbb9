// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

// Edits of devices and links. Each function works on parts, which Topology::create() checks afterwards. Valid
// parts stay valid.

/// A directed pair of different devices.
struct DevicePair {
    DeviceId from;
    DeviceId to;
};

/// The parts of a topology. The diagonal of the links is empty.
TopologyParts partsOf(const Topology& topology);

/// Whether all values and names are equal.
bool sameTopology(const Topology& one, const Topology& other);

/// A variant of `name` that is not in `taken`: "gpu4" for "gpu3", "host2" for "host".
std::string freeName(std::string_view name, std::span<const std::string> taken);
std::vector<std::string> deviceNames(const TopologyParts& parts);
std::vector<std::string> channelNames(const TopologyParts& parts);

/// The given devices in the given order, with the links between them; devices that are not listed are
/// removed. A device that is listed several times is copied under free names. A copy has the same links to
/// other devices, and its fastest link to the original. A named channel that only this device uses for
/// sending (or only for receiving) is copied as well, so that the copy waits only for itself, as behind a
/// switch. No channel is removed.
TopologyParts arranged(const TopologyParts& parts, std::span<const DeviceId> order);

/// The island of each device; islands are numbered from 0 by their first devices. The sorted bandwidths are
/// split at the largest ratio of neighbours, if it is at least 1.5. Devices belong to one island if links
/// above the split connect them in both directions, possibly through other devices. Without such a ratio
/// there is one island.
std::vector<std::size_t> islandsOf(const TopologyParts& parts);
/// All pairs of different devices within one island (`within`) or between two islands.
std::vector<DevicePair> pairsOfIslands(std::span<const std::size_t> islands, bool within);

/// Removes the channel from every route and from the list.
void removeChannel(TopologyParts& parts, ChannelId channel);
/// Adds the channel to the routes of these pairs, or removes it.
void setMember(TopologyParts& parts, std::span<const DevicePair> pairs, ChannelId channel, bool member);
/// The pairs whose routes use the channel.
std::vector<DevicePair> membersOf(const TopologyParts& parts, ChannelId channel);

// Patterns of named channels, which replace the existing ones.
/// No named channels: every pair follows the preset.
void useNoChannels(TopologyParts& parts);
/// One channel for all links: one transfer at a time in the whole machine.
void useBus(TopologyParts& parts);
/// Each device sends to one device and receives from one device at a time.
void useSwitch(TopologyParts& parts);
/// All transfers that leave an island share a channel of this capacity, and so do all that enter one. Links
/// inside follow the preset.
void useUplinks(TopologyParts& parts, std::span<const std::size_t> islands, std::uint32_t capacity);

} // namespace doppler
