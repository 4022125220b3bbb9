// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/topology/topology.h"

#include "core/base/excerpt.h"
#include "core/base/fingerprint.h"
#include "core/base/names.h"

#include <array>
#include <cmath>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 4> contentions{"per-link", "unlimited", "per-source", "per-device"};

Error fault(std::string place, Message message) { return {std::move(message), {}, std::move(place)}; }

Message notPositive(const char* field, double value)
{
    return {DOPPLER_TEXT("core", "{0} is {1}, expected a number above 0"), {field, fmt::format("{}", value)}};
}

Message notATime(const char* field, double value)
{
    return {DOPPLER_TEXT("core", "{0} is {1}, expected a finite number of at least 0"),
            {field, fmt::format("{}", value)}};
}

bool isTime(double value) { return std::isfinite(value) && value >= 0; }

std::optional<Error> checkDevices(const std::vector<Device>& devices)
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < devices.size(); ++i) {
        const Device& d = devices[i];
        const std::string place = fmt::format("devices[{}]", i);
        if (d.name.empty())
            return fault(place, {DOPPLER_TEXT("core", "the device has no name")});
        if (!names.insert(d.name).second)
            return fault(
                place,
                {DOPPLER_TEXT("core", "duplicate device name \"{0}\", expected a unique name"), {d.name}});
        if (!(d.flopsPerSecond > 0))
            return fault(place, notPositive("flops_per_second", d.flopsPerSecond));
        if (!(d.bytesPerSecond > 0))
            return fault(place, notPositive("bytes_per_second", d.bytesPerSecond));
        if (!(d.memoryBytes > 0))
            return fault(place, notPositive("memory_bytes", d.memoryBytes));
        if (!isTime(d.overheadSeconds))
            return fault(place, notATime("overhead_seconds", d.overheadSeconds));
        if (d.slotCount == 0)
            return fault(place, notPositive("slots", 0));
    }
    return std::nullopt;
}

std::optional<Error> checkLinks(const TopologyParts& parts)
{
    const std::size_t n = parts.devices.size();
    for (std::size_t from = 0; from < n; ++from)
        for (std::size_t to = 0; to < n; ++to) {
            if (from == to)
                continue;
            const Link& link = parts.links[from * n + to];
            const auto place = [&] {
                return fmt::format("links[{}>{}]", parts.devices[from].name, parts.devices[to].name);
            };
            if (!(link.bandwidth > 0))
                return fault(place(), notPositive("bandwidth", link.bandwidth));
            if (!isTime(link.latency))
                return fault(place(), notATime("latency", link.latency));
            std::set<std::uint32_t> seen;
            for (ChannelId c : link.channels) {
                if (c >= parts.channels.size())
                    return fault(place(), {DOPPLER_TEXT("core", "channel {0} does not exist"),
                                           {std::to_string(c.value)}});
                if (!seen.insert(c).second)
                    return fault(
                        place(),
                        {DOPPLER_TEXT("core", "channel \"{0}\" appears twice on one route, expected once"),
                         {parts.channels[c].name}});
            }
        }
    return std::nullopt;
}

std::optional<Error> checkChannels(const std::vector<Channel>& channels)
{
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < channels.size(); ++i) {
        const std::string place = fmt::format("channels[{}]", i);
        if (channels[i].name.empty())
            return fault(place, {DOPPLER_TEXT("core", "the channel has no name")});
        if (!names.insert(channels[i].name).second)
            return fault(place,
                         {DOPPLER_TEXT("core", "duplicate channel name \"{0}\", expected a unique name"),
                          {channels[i].name}});
        if (channels[i].capacity == 0)
            return fault(place, notPositive("capacity", 0));
    }
    return std::nullopt;
}

/// The name may be a file's, and not every format says what its bytes mean.
void mendTexts(TopologyParts& parts)
{
    parts.name = asUtf8(parts.name);
    parts.source = asUtf8(parts.source);
    for (Device& device : parts.devices)
        for (std::string* text : {&device.name, &device.kind, &device.deviceClass})
            *text = asUtf8(*text);
    for (Channel& channel : parts.channels)
        channel.name = asUtf8(channel.name);
}

std::uint64_t fingerprintOf(const TopologyParts& parts)
{
    Fingerprint print;
    print.add(std::uint64_t{parts.devices.size()});
    for (const Device& d : parts.devices) {
        print.add(d.kind);
        print.add(d.deviceClass);
        print.add(d.flopsPerSecond);
        print.add(d.bytesPerSecond);
        print.add(d.memoryBytes);
        print.add(d.overheadSeconds);
        print.add(d.slotCount);
    }
    print.add(static_cast<std::uint64_t>(parts.contention));
    for (const Channel& c : parts.channels)
        print.add(c.capacity);
    for (const Link& link : parts.links) {
        print.add(link.bandwidth);
        print.add(link.latency);
        for (ChannelId c : link.channels)
            print.add(c.value);
    }
    return print.value();
}

} // namespace

Result<TopologyPtr> Topology::create(TopologyParts parts)
{
    mendTexts(parts);
    if (parts.devices.empty())
        return fault("devices", {DOPPLER_TEXT("core", "the topology has no devices, expected at least one")});
    if (parts.links.size() != parts.devices.size() * parts.devices.size())
        return fault("links",
                     {DOPPLER_PLURAL("core", "found {0} links, expected one for every pair of devices ({1})",
                                     "found {0} link, expected one for every pair of devices ({1})"),
                      {count(parts.links.size()), count(parts.devices.size() * parts.devices.size())}});
    if (auto error = checkDevices(parts.devices))
        return *std::move(error);
    if (auto error = checkChannels(parts.channels))
        return *std::move(error);
    if (auto error = checkLinks(parts))
        return *std::move(error);
    for (std::size_t d = 0; d < parts.devices.size(); ++d)
        parts.links[d * parts.devices.size() + d] = {}; // not read, so not in the fingerprint either
    std::shared_ptr<Topology> topology(new Topology);
    topology->hash = fingerprintOf(parts);
    topology->parts = std::move(parts);
    return TopologyPtr(std::move(topology));
}

std::optional<DeviceId> Topology::find(std::string_view deviceName) const
{
    for (DeviceId d : devices())
        if (device(d).name == deviceName)
            return d;
    return std::nullopt;
}

TopologyPtr Topology::firstDevices(std::size_t count) const
{
    TopologyParts some = parts;
    some.name = fmt::format("{}/{}", parts.name, count);
    some.devices.resize(count);
    some.links.clear();
    for (std::size_t from = 0; from < count; ++from)
        for (std::size_t to = 0; to < count; ++to)
            some.links.push_back(parts.links[from * parts.devices.size() + to]);
    return create(std::move(some)).value(); // a part of what was valid is valid
}

TopologyPtr Topology::atEfficiency(double efficiency) const
{
    TopologyParts slower = parts;
    for (Device& d : slower.devices) {
        d.flopsPerSecond *= efficiency;
        d.bytesPerSecond *= efficiency;
    }
    return create(std::move(slower)).value();
}

std::string_view contentionName(Contention contention)
{
    return contentions[static_cast<std::size_t>(contention)];
}

std::optional<Contention> contentionFromName(std::string_view name)
{
    return valueNamed<Contention>(contentions, name);
}

std::span<const std::string_view> contentionNames() { return contentions; }

} // namespace doppler
