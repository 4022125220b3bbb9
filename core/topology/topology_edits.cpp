// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/topology/topology_edits.h"

#include <algorithm>
#include <cctype>
#include <numeric>
#include <optional>
#include <unordered_set>

namespace doppler {

namespace {

constexpr double islandGap = 1.5;

Link& linkAt(TopologyParts& parts, std::size_t from, std::size_t to)
{
    return parts.links[from * parts.devices.size() + to];
}

const Link& linkAt(const TopologyParts& parts, std::size_t from, std::size_t to)
{
    return parts.links[from * parts.devices.size() + to];
}

bool contains(const std::vector<ChannelId>& channels, ChannelId channel)
{
    return std::ranges::find(channels, channel) != channels.end();
}

/// Of every channel the one device that all its transfers leave from, or arrive at, where there is one.
struct ChannelOwners {
    static constexpr std::size_t nobody = ~std::size_t{0};
    static constexpr std::size_t several = nobody - 1;
    std::vector<std::size_t> sender;
    std::vector<std::size_t> receiver;
};

ChannelOwners ownersOf(const TopologyParts& parts)
{
    ChannelOwners owners{std::vector<std::size_t>(parts.channels.size(), ChannelOwners::nobody),
                         std::vector<std::size_t>(parts.channels.size(), ChannelOwners::nobody)};
    const auto note = [](std::size_t& owner, std::size_t device) {
        owner = owner == ChannelOwners::nobody || owner == device ? device : ChannelOwners::several;
    };
    for (std::size_t from = 0; from < parts.devices.size(); ++from)
        for (std::size_t to = 0; to < parts.devices.size(); ++to)
            for (const ChannelId c : linkAt(parts, from, to).channels) {
                note(owners.sender[c], from);
                note(owners.receiver[c], to);
            }
    return owners;
}

/// The place of a device in the new order: which one it is of, and the channels that are copied for it.
struct Place {
    std::size_t of = 0;
    std::vector<std::pair<ChannelId, ChannelId>> sending;   ///< Old and new, where this is a copy.
    std::vector<std::pair<ChannelId, ChannelId>> receiving; ///< As well.
};

ChannelId mapped(const std::vector<std::pair<ChannelId, ChannelId>>& pairs, ChannelId channel)
{
    for (const auto& [from, to] : pairs)
        if (from == channel)
            return to;
    return channel;
}

/// The channel's name with the device's replaced where it stands in it, made free.
std::string channelNameFor(const TopologyParts& made, std::string name, const std::string& device,
                           const std::string& copy)
{
    if (const std::size_t at = name.find(device); !device.empty() && at != std::string::npos)
        name.replace(at, device.size(), copy);
    const std::vector<std::string> taken = channelNames(made);
    return std::ranges::find(taken, name) == taken.end() ? name : freeName(name, taken);
}

Place makeCopy(TopologyParts& made, const TopologyParts& parts, const ChannelOwners& owners, std::size_t of)
{
    Place place{of, {}, {}};
    Device device = parts.devices[of];
    // Among all old names too: a copy that comes before another old device does not take its name.
    std::vector<std::string> taken = deviceNames(made);
    for (const Device& other : parts.devices)
        taken.push_back(other.name);
    device.name = freeName(device.name, taken);
    for (std::size_t c = 0; c < parts.channels.size(); ++c) {
        const bool sends = owners.sender[c] == of;
        if (!sends && owners.receiver[c] != of)
            continue;
        Channel channel = parts.channels[c];
        channel.name = channelNameFor(made, channel.name, parts.devices[of].name, device.name);
        made.channels.push_back(std::move(channel));
        (sends ? place.sending : place.receiving)
            .emplace_back(ChannelId{c}, ChannelId{made.channels.size() - 1});
    }
    made.devices.push_back(std::move(device));
    return place;
}

/// A link from a device to a copy of itself: as its fastest link leads to another one.
Link linkToCopy(const TopologyParts& parts, const ChannelOwners& owners, std::size_t device)
{
    std::optional<std::size_t> fastest;
    for (std::size_t to = 0; to < parts.devices.size(); ++to)
        if (to != device &&
            (!fastest || linkAt(parts, device, to).bandwidth > linkAt(parts, device, *fastest).bandwidth))
            fastest = to;
    if (!fastest)
        return {1.2e10, 5e-6, {}}; // It was alone: a PCIe 3 x16 link stands in.
    Link link = linkAt(parts, device, *fastest);
    // What the other one receives by is replaced with what this one receives by.
    std::erase_if(link.channels, [&](ChannelId c) { return owners.receiver[c] == *fastest; });
    for (const ChannelId c : linkAt(parts, *fastest, device).channels)
        if (owners.receiver[c] == device && owners.sender[c] == ChannelOwners::several &&
            !contains(link.channels, c))
            link.channels.push_back(c);
    return link;
}

std::vector<double> sortedBandwidths(const TopologyParts& parts)
{
    std::vector<double> all;
    for (std::size_t from = 0; from < parts.devices.size(); ++from)
        for (std::size_t to = 0; to < parts.devices.size(); ++to)
            if (from != to)
                all.push_back(linkAt(parts, from, to).bandwidth);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end()); // Clang 14 does not know that of ranges.
    return all;
}

std::uint32_t addChannel(TopologyParts& parts, std::string name, std::uint32_t capacity)
{
    parts.channels.push_back({std::move(name), capacity});
    return static_cast<std::uint32_t>(parts.channels.size() - 1);
}

} // namespace

TopologyParts partsOf(const Topology& topology)
{
    TopologyParts parts;
    parts.name = topology.name();
    parts.source = topology.source();
    parts.contention = topology.contention();
    parts.channels.assign(topology.channels().begin(), topology.channels().end());
    parts.devices.reserve(topology.deviceCount());
    parts.links.reserve(topology.deviceCount() * topology.deviceCount());
    for (const DeviceId from : topology.devices()) {
        parts.devices.push_back(topology.device(from));
        for (const DeviceId to : topology.devices())
            parts.links.push_back(topology.link(from, to));
    }
    return parts;
}

bool sameTopology(const Topology& one, const Topology& other)
{
    if (one.fingerprint() != other.fingerprint() || one.name() != other.name() ||
        one.source() != other.source() || one.deviceCount() != other.deviceCount())
        return false;
    for (const DeviceId d : one.devices())
        if (one.device(d).name != other.device(d).name)
            return false;
    return std::ranges::equal(one.channels(), other.channels(), {}, &Channel::name, &Channel::name);
}

std::string freeName(std::string_view name, std::span<const std::string> taken)
{
    const std::unordered_set<std::string_view> known(taken.begin(), taken.end());
    std::size_t digits = name.size();
    while (digits > 0 && name.size() - digits < 9 &&
           std::isdigit(static_cast<unsigned char>(name[digits - 1])))
        --digits;
    const std::string stem(name.substr(0, digits));
    std::size_t number = digits < name.size() ? std::stoul(std::string(name.substr(digits))) + 1 : 2;
    while (known.contains(stem + std::to_string(number)))
        ++number;
    return stem + std::to_string(number);
}

std::vector<std::string> deviceNames(const TopologyParts& parts)
{
    std::vector<std::string> names;
    names.reserve(parts.devices.size());
    for (const Device& device : parts.devices)
        names.push_back(device.name);
    return names;
}

std::vector<std::string> channelNames(const TopologyParts& parts)
{
    std::vector<std::string> names;
    names.reserve(parts.channels.size());
    for (const Channel& channel : parts.channels)
        names.push_back(channel.name);
    return names;
}

TopologyParts arranged(const TopologyParts& parts, std::span<const DeviceId> order)
{
    TopologyParts made;
    made.name = parts.name;
    made.source = parts.source;
    made.contention = parts.contention;
    made.channels = parts.channels;
    const ChannelOwners owners = ownersOf(parts);
    std::vector<Place> places;
    std::vector<bool> placed(parts.devices.size());
    for (const DeviceId d : order) {
        if (placed[d]) {
            places.push_back(makeCopy(made, parts, owners, d));
            continue;
        }
        placed[d] = true;
        made.devices.push_back(parts.devices[d]);
        places.push_back({d, {}, {}});
    }
    made.links.resize(places.size() * places.size());
    for (std::size_t from = 0; from < places.size(); ++from)
        for (std::size_t to = 0; to < places.size(); ++to) {
            if (from == to)
                continue;
            const std::size_t one = places[from].of;
            const std::size_t other = places[to].of;
            Link link = one == other ? linkToCopy(parts, owners, one) : linkAt(parts, one, other);
            for (ChannelId& c : link.channels)
                c = mapped(places[to].receiving, mapped(places[from].sending, c));
            linkAt(made, from, to) = std::move(link);
        }
    return made;
}

std::vector<std::size_t> islandsOf(const TopologyParts& parts)
{
    const std::size_t count = parts.devices.size();
    const std::vector<double> sorted = sortedBandwidths(parts);
    double least = 0; ///< Of a fast link.
    double widest = islandGap;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (const double gap = sorted[i] / sorted[i - 1]; gap >= widest) {
            widest = gap;
            least = sorted[i];
        }
    std::vector<std::size_t> island(count, count);
    std::size_t found = 0;
    std::vector<std::size_t> open;
    for (std::size_t first = 0; first < count; ++first) {
        if (island[first] != count)
            continue;
        island[first] = found;
        open.assign(1, first);
        while (!open.empty()) {
            const std::size_t here = open.back();
            open.pop_back();
            for (std::size_t next = 0; next < count; ++next)
                if (island[next] == count && linkAt(parts, here, next).bandwidth >= least &&
                    linkAt(parts, next, here).bandwidth >= least) {
                    island[next] = found;
                    open.push_back(next);
                }
        }
        ++found;
    }
    return island;
}

std::vector<DevicePair> pairsOfIslands(std::span<const std::size_t> islands, bool within)
{
    std::vector<DevicePair> pairs;
    for (std::size_t from = 0; from < islands.size(); ++from)
        for (std::size_t to = 0; to < islands.size(); ++to)
            if (from != to && (islands[from] == islands[to]) == within)
                pairs.push_back({DeviceId{from}, DeviceId{to}});
    return pairs;
}

void removeChannel(TopologyParts& parts, ChannelId channel)
{
    for (Link& link : parts.links) {
        std::erase(link.channels, channel);
        for (ChannelId& c : link.channels)
            if (c.value > channel.value)
                --c.value;
    }
    parts.channels.erase(parts.channels.begin() + channel.value);
}

void setMember(TopologyParts& parts, std::span<const DevicePair> pairs, ChannelId channel, bool member)
{
    for (const DevicePair& pair : pairs) {
        std::vector<ChannelId>& route = linkAt(parts, pair.from, pair.to).channels;
        if (!member)
            std::erase(route, channel);
        else if (!contains(route, channel))
            route.push_back(channel);
    }
}

std::vector<DevicePair> membersOf(const TopologyParts& parts, ChannelId channel)
{
    std::vector<DevicePair> pairs;
    for (std::size_t from = 0; from < parts.devices.size(); ++from)
        for (std::size_t to = 0; to < parts.devices.size(); ++to)
            if (from != to && contains(linkAt(parts, from, to).channels, channel))
                pairs.push_back({DeviceId{from}, DeviceId{to}});
    return pairs;
}

void useNoChannels(TopologyParts& parts)
{
    parts.channels.clear();
    for (Link& link : parts.links)
        link.channels.clear();
}

void useBus(TopologyParts& parts)
{
    useNoChannels(parts);
    addChannel(parts, "bus", 1);
    for (const DevicePair& pair : pairsOfIslands(std::vector<std::size_t>(parts.devices.size()), true))
        linkAt(parts, pair.from, pair.to).channels = {ChannelId{0}};
}

void useSwitch(TopologyParts& parts)
{
    useNoChannels(parts);
    const std::size_t count = parts.devices.size();
    for (const char* direction : {" out", " in"})
        for (const Device& device : parts.devices)
            addChannel(parts, device.name + direction, 1);
    for (const DevicePair& pair : pairsOfIslands(std::vector<std::size_t>(count), true))
        linkAt(parts, pair.from, pair.to).channels = {ChannelId{pair.from}, ChannelId{count + pair.to}};
}

void useUplinks(TopologyParts& parts, std::span<const std::size_t> islands, std::uint32_t capacity)
{
    useNoChannels(parts);
    if (islands.empty())
        return;
    const std::size_t count = 1 + *std::ranges::max_element(islands);
    for (const char* direction : {"out of island ", "into island "})
        for (std::size_t i = 0; i < count; ++i)
            addChannel(parts, direction + std::to_string(i), capacity);
    for (const DevicePair& pair : pairsOfIslands(islands, false))
        linkAt(parts, pair.from, pair.to).channels = {ChannelId{islands[pair.from]},
                                                      ChannelId{count + islands[pair.to]}};
}

} // namespace doppler
