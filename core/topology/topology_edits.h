// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

// What an editor does to devices and links. Each works on parts, which Topology::create() checks as a whole
// afterwards; parts that were valid stay valid.

/// A directed pair of different devices.
struct DevicePair {
    DeviceId from;
    DeviceId to;
};

/// The parts that the topology was made of. The diagonal of its links is empty.
TopologyParts partsOf(const Topology& topology);

/// The same in every value and name.
bool sameTopology(const Topology& one, const Topology& other);

/// A name like `name` that none of `taken` is: "gpu4" after "gpu3", "host2" after "host".
std::string freeName(std::string_view name, std::span<const std::string> taken);
std::vector<std::string> deviceNames(const TopologyParts& parts);
std::vector<std::string> channelNames(const TopologyParts& parts);

/// The devices in that order with the links between them; those that are missing go. One that stands more
/// than once comes with copies under free names: linked with others as it is, with it by its fastest link. A
/// named channel that only its own sending (or only its own receiving) uses is copied along, so that the copy
/// waits for itself alone, as behind a switch. No channel goes.
TopologyParts arranged(const TopologyParts& parts, std::span<const DeviceId> order);

/// By device, which island it is in, counted from 0 in the order of the islands' first devices. Sorted
/// bandwidths fall apart where two neighbours differ most, by a factor of 1.5 at least; devices are of one
/// island where links above lead both ways, by way of others too. Without such a gap all are of one.
std::vector<std::size_t> islandsOf(const TopologyParts& parts);
/// Every pair of different devices of one island (`within`) or of two.
std::vector<DevicePair> pairsOfIslands(std::span<const std::size_t> islands, bool within);

/// Takes the channel out of every route and out of the list.
void removeChannel(TopologyParts& parts, ChannelId channel);
/// Lets the routes of these pairs need the channel too, or not any more.
void setMember(TopologyParts& parts, std::span<const DevicePair> pairs, ChannelId channel, bool member);
/// The pairs whose route needs the channel.
std::vector<DevicePair> membersOf(const TopologyParts& parts, ChannelId channel);

// Named channels by pattern, instead of those that there are.
/// None: every pair is as the preset says.
void useNoChannels(TopologyParts& parts);
/// One that every link needs: one transfer at a time in the whole machine.
void useBus(TopologyParts& parts);
/// A device sends to one and receives from one at a time, whoever they are.
void useSwitch(TopologyParts& parts);
/// All that leaves an island, and all that enters one, shares a channel of this capacity. Links inside are as
/// the preset says.
void useUplinks(TopologyParts& parts, std::span<const std::size_t> islands, std::uint32_t capacity);

} // namespace doppler
