// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/documents/devices_json.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-devices";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t mostSlots = 1'000'000;

constexpr std::array<std::string_view, 7> fileKeys{"format",  "version", "name",    "source",
                                                   "devices", "links",   "channels"};
enum FileKey { FileFormat, FileVersion, FileName, FileSource, FileDevices, FileLinks, FileChannels };

constexpr std::array<std::string_view, 8> deviceKeys{
    "name", "kind", "class", "flops_per_second", "bytes_per_second", "memory_bytes", "overhead_seconds",
    "slots"};
enum DeviceKey { DeviceName, Kind, Class, FlopsPerSecond, BytesPerSecond, MemoryBytes, Overhead, Slots };

constexpr std::array<std::string_view, 4> linkKeys{"bandwidth", "latency", "contention", "pairs"};
enum LinkKey { DefaultBandwidth, DefaultLatency, ContentionKey, Pairs };

constexpr std::array<std::string_view, 5> pairKeys{"from", "to", "bandwidth", "latency", "channels"};
enum PairKey { From, To, Bandwidth, Latency, PairChannels };

constexpr std::array<std::string_view, 2> channelKeys{"name", "capacity"};
enum ChannelKey { ChannelName, Capacity };

std::string quoted(std::string_view name) { return '"' + excerpt(name) + '"'; }

/// A pair as the file gives it; its names are resolved once everything is read.
struct PairSpec {
    std::string from;
    std::string to;
    std::optional<double> bandwidth;
    double latency = 0;
    std::vector<std::string> channels;
};

class DevicesReader {
public:
    DevicesReader(std::string_view text, std::string_view name) : in(text) { parts.name = name; }

    Result<TopologyPtr> read()
    {
        std::uint32_t seen = 0;
        in.enterDocument();
        while (const auto key = in.nextField(fileKeys, seen)) {
            switch (*key) {
            case FileName:
                in.readText(parts.name);
                break;
            case FileSource:
                in.readText(parts.source);
                break;
            case FileDevices:
                readDevices();
                break;
            case FileLinks:
                readLinks();
                break;
            case FileChannels:
                readChannels();
                break;
            default:
                in.skipValue();
            }
        }
        in.require(fileKeys, seen, FileDevices);
        in.finish();
        resolvePairs();
        fillLinks();
        if (in.failed())
            return in.error();
        return Topology::create(std::move(parts));
    }

private:
    void readDevices()
    {
        in.enterList();
        while (in.nextElement()) {
            if (parts.devices.size() == mostDevicesInFile) {
                in.fail({DOPPLER_TEXT("core", "too many devices, expected at most {0}"),
                         {count(mostDevicesInFile)}});
                return;
            }
            Device device;
            std::uint32_t seen = 0;
            in.enterObject();
            while (const auto key = in.nextField(deviceKeys, seen)) {
                switch (*key) {
                case DeviceName:
                    readNewName(device.name, deviceByName, parts.devices.size());
                    break;
                case Kind:
                    in.readText(device.kind);
                    break;
                case Class:
                    in.readText(device.deviceClass);
                    break;
                case FlopsPerSecond:
                    in.readPositive(device.flopsPerSecond);
                    break;
                case BytesPerSecond:
                    in.readPositive(device.bytesPerSecond);
                    break;
                case MemoryBytes:
                    in.readPositive(device.memoryBytes);
                    break;
                case Overhead:
                    in.readQuantity(device.overheadSeconds);
                    break;
                case Slots:
                    in.readWhole(device.slotCount, 1, mostSlots);
                    break;
                }
            }
            in.require(deviceKeys, seen, DeviceName);
            in.require(deviceKeys, seen, FlopsPerSecond);
            parts.devices.push_back(std::move(device));
        }
    }

    void readChannels()
    {
        in.enterList();
        while (in.nextElement()) {
            Channel channel;
            std::uint32_t seen = 0;
            in.enterObject();
            while (const auto key = in.nextField(channelKeys, seen)) {
                if (*key == ChannelName)
                    readNewName(channel.name, channelByName, parts.channels.size());
                else
                    in.readWhole(channel.capacity, 1, mostSlots);
            }
            in.require(channelKeys, seen, ChannelName);
            parts.channels.push_back(std::move(channel));
        }
    }

    /// A name that is not empty and that no other has.
    void readNewName(std::string& name, std::unordered_map<std::string, std::size_t>& byName,
                     std::size_t index)
    {
        if (!in.readText(name))
            return;
        if (name.empty())
            in.fail({DOPPLER_TEXT("core", "the name is empty, expected a name")});
        else if (!byName.emplace(name, index).second)
            in.fail({DOPPLER_TEXT("core", "duplicate name {0}, expected a unique name"), {quoted(name)}});
    }

    void readLinks()
    {
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(linkKeys, seen)) {
            switch (*key) {
            case DefaultBandwidth:
                in.readPositive(usual.bandwidth);
                break;
            case DefaultLatency:
                in.readQuantity(usual.latency);
                break;
            case ContentionKey:
                readContention();
                break;
            case Pairs:
                readPairs();
                break;
            }
        }
    }

    void readContention()
    {
        std::string name;
        if (!in.readText(name))
            return;
        if (const auto contention = contentionFromName(name))
            parts.contention = *contention;
        else if (name == "shared-bus")
            in.fail(
                {DOPPLER_TEXT("core", "shared-bus is not a contention rule: name the bus in \"channels\" "
                                      "with its capacity, and in the \"channels\" of the pairs that use it"),
                 {}});
        else
            in.fail(unknownName(DOPPLER_TEXT("core", "unknown contention \"{0}\", expected one of: {1}"),
                                excerpt(name), contentionNames())
                        .message);
    }

    void readPairs()
    {
        in.enterList();
        while (in.nextElement()) {
            PairSpec pair;
            std::uint32_t seen = 0;
            in.enterObject();
            while (const auto key = in.nextField(pairKeys, seen)) {
                switch (*key) {
                case From:
                    in.readText(pair.from);
                    break;
                case To:
                    in.readText(pair.to);
                    break;
                case Bandwidth:
                    in.readPositive(pair.bandwidth.emplace());
                    break;
                case Latency:
                    in.readQuantity(pair.latency);
                    break;
                case PairChannels:
                    in.enterList();
                    while (in.nextElement())
                        in.readText(pair.channels.emplace_back());
                    break;
                }
            }
            in.require(pairKeys, seen, From);
            in.require(pairKeys, seen, To);
            pairs.push_back(std::move(pair));
        }
    }

    std::size_t find(const std::unordered_map<std::string, std::size_t>& byName, const std::string& name,
                     const std::string& place, const char* sentence)
    {
        if (const auto found = byName.find(name); found != byName.end())
            return found->second;
        std::vector<std::string> valid;
        valid.reserve(byName.size());
        for (const auto& [known, index] : byName)
            valid.push_back(excerpt(known));
        std::sort(valid.begin(), valid.end());
        in.failAt(place, unknownName(sentence, excerpt(name), std::move(valid)).message);
        return 0;
    }

    void resolvePairs()
    {
        if (in.failed())
            return;
        const std::size_t n = parts.devices.size();
        parts.links.resize(n * n); // bandwidth 0: not given
        for (std::size_t i = 0; i < pairs.size() && !in.failed(); ++i) {
            const PairSpec& pair = pairs[i];
            const std::string place = fmt::format("links.pairs[{}]", i);
            const char* noDevice = DOPPLER_TEXT("core", "there is no device \"{0}\"; there are: {1}");
            const std::size_t from = find(deviceByName, pair.from, place + ".from", noDevice);
            const std::size_t to = find(deviceByName, pair.to, place + ".to", noDevice);
            if (in.failed())
                return;
            Link& link = parts.links[from * n + to];
            if (from == to)
                in.failAt(place, {DOPPLER_TEXT(
                                      "core",
                                      "from and to are the same device, {0}; expected two different devices"),
                                  {quoted(pair.from)}});
            else if (link.bandwidth > 0)
                in.failAt(place, {DOPPLER_TEXT("core", "duplicate pair from {0} to {1}, expected one"),
                                  {quoted(pair.from), quoted(pair.to)}});
            link.bandwidth = pair.bandwidth.value_or(usual.bandwidth);
            link.latency = pair.latency;
            if (link.bandwidth <= 0)
                in.failAt(place + ".bandwidth", {DOPPLER_TEXT("core", "is missing")});
            resolveChannels(pair, place, link);
        }
    }

    void resolveChannels(const PairSpec& pair, const std::string& place, Link& link)
    {
        for (std::size_t k = 0; k < pair.channels.size() && !in.failed(); ++k) {
            const std::string at = fmt::format("{}.channels[{}]", place, k);
            const ChannelId channel{
                find(channelByName, pair.channels[k], at,
                     DOPPLER_TEXT("core", "there is no channel \"{0}\"; there are: {1}"))};
            if (std::find(link.channels.begin(), link.channels.end(), channel) != link.channels.end())
                in.failAt(at, {DOPPLER_TEXT("core", "duplicate name {0}, expected a unique name"),
                               {quoted(pair.channels[k])}});
            link.channels.push_back(channel);
        }
    }

    /// The pairs that the file does not name.
    void fillLinks()
    {
        const std::size_t n = parts.devices.size();
        for (std::size_t i = 0; i < parts.links.size() && !in.failed(); ++i) {
            const std::size_t from = i / n;
            const std::size_t to = i % n;
            if (from == to || parts.links[i].bandwidth > 0)
                continue;
            if (usual.bandwidth <= 0)
                in.failAt("links.bandwidth",
                          {DOPPLER_TEXT("core", "is missing, and there is no pair from {0} to {1}"),
                           {quoted(parts.devices[from].name), quoted(parts.devices[to].name)}});
            parts.links[i] = usual;
        }
    }

    JsonReader in;
    TopologyParts parts;
    Link usual;
    std::vector<PairSpec> pairs;
    std::unordered_map<std::string, std::size_t> deviceByName;
    std::unordered_map<std::string, std::size_t> channelByName;
};

std::string bandwidthText(double bandwidth)
{
    return jsonNumber(std::isinf(bandwidth) ? std::numeric_limits<double>::max() : bandwidth);
}

void writeDevice(std::string& out, const Device& device)
{
    out += fmt::format("{{\"name\": {}", jsonText(device.name));
    if (!device.kind.empty())
        out += ", \"kind\": " + jsonText(device.kind);
    out += fmt::format(", \"class\": {}, \"flops_per_second\": {}", jsonText(device.deviceClass),
                       bandwidthText(device.flopsPerSecond));
    if (std::isfinite(device.bytesPerSecond))
        out += ", \"bytes_per_second\": " + jsonNumber(device.bytesPerSecond);
    if (std::isfinite(device.memoryBytes))
        out += ", \"memory_bytes\": " + jsonNumber(device.memoryBytes);
    out += fmt::format(", \"overhead_seconds\": {}, \"slots\": {}}}", jsonNumber(device.overheadSeconds),
                       device.slotCount);
}

/// The most frequent link without channels of its own (ties: the first): the file's default.
Link usualLink(const Topology& topology)
{
    std::map<std::pair<double, double>, std::size_t> counts;
    Link usual;
    std::size_t most = 0;
    for (DeviceId from : topology.devices())
        for (DeviceId to : topology.devices()) {
            const Link& link = topology.link(from, to);
            if (from == to || !link.channels.empty())
                continue;
            if (const std::size_t count = ++counts[{link.bandwidth, link.latency}]; count > most) {
                most = count;
                usual = link;
            }
        }
    return usual;
}

void writePair(std::string& out, const Topology& topology, DeviceId from, DeviceId to)
{
    const Link& link = topology.link(from, to);
    out += fmt::format("{{\"from\": {}, \"to\": {}, \"bandwidth\": {}, \"latency\": {}",
                       jsonText(topology.device(from).name), jsonText(topology.device(to).name),
                       bandwidthText(link.bandwidth), jsonNumber(link.latency));
    for (std::size_t i = 0; i < link.channels.size(); ++i)
        out += (i ? ", " : ", \"channels\": [") + jsonText(topology.channels()[link.channels[i]].name);
    out += link.channels.empty() ? "}" : "]}";
}

} // namespace

Result<TopologyPtr> readDevicesJson(std::string_view text, std::string_view name)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    return DevicesReader(text, name).read();
}

Result<TopologyPtr> readDevices(const std::string& path)
{
    return readFileAs<TopologyPtr>(path, readDevicesJson);
}

std::string writeDevicesJson(const Topology& topology)
{
    std::string out = fmt::format("{{\n\"format\": \"{}\",\n\"version\": {},\n", formatName, newestVersion);
    if (!topology.name().empty())
        out += "\"name\": " + jsonText(topology.name()) + ",\n";
    if (!topology.source().empty())
        out += "\"source\": " + jsonText(topology.source()) + ",\n";
    out += "\"devices\": [";
    const char* separator = "\n";
    for (DeviceId d : topology.devices()) {
        out += separator;
        separator = ",\n";
        writeDevice(out, topology.device(d));
    }
    out += "\n],\n\"links\": {";
    const Link usual = usualLink(topology);
    if (usual.bandwidth > 0)
        out += fmt::format("\"bandwidth\": {}, \"latency\": {}, ", bandwidthText(usual.bandwidth),
                           jsonNumber(usual.latency));
    out += fmt::format("\"contention\": \"{}\", \"pairs\": [", contentionName(topology.contention()));
    separator = "\n";
    for (DeviceId from : topology.devices())
        for (DeviceId to : topology.devices()) {
            const Link& link = topology.link(from, to);
            if (from == to ||
                (link.channels.empty() && link.bandwidth == usual.bandwidth && link.latency == usual.latency))
                continue;
            out += separator;
            separator = ",\n";
            writePair(out, topology, from, to);
        }
    out += "]},\n\"channels\": [";
    separator = "\n";
    for (const Channel& channel : topology.channels()) {
        out += fmt::format("{}{{\"name\": {}, \"capacity\": {}}}", separator, jsonText(channel.name),
                           channel.capacity);
        separator = ",\n";
    }
    return out += "]\n}\n";
}

} // namespace doppler
