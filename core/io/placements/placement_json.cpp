// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/placement_json.h"

#include "core/base/excerpt.h"
#include "core/base/names.h"
#include "core/io/bytes/file.h"
#include "core/io/json/json_head.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_writing.h"
#include "core/io/placements/placement_format.h"

#include <limits>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view formatName = "doppler-placement";
constexpr std::uint32_t newestVersion = 1;
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max() - 1;

constexpr std::array<std::string_view, 8> keys{"format", "version", "graph", "topology",
                                               "placer", "devices", "order", "transfers"};
enum Key { Format, Version, Graph, TopologyName, PlacerId, Devices, Order, Transfers };

} // namespace

void readDeviceNames(JsonReader& in, PlacementFile& file)
{
    in.enterList();
    while (in.nextElement())
        in.readText(file.devices.emplace_back());
}

void readPlannedOrder(JsonReader& in, PlacementFile& file)
{
    in.enterList();
    while (in.nextElement())
        in.readWhole(file.order.emplace_back().value, 0, largestId);
}

Result<PlacementFile> readPlacementJson(std::string_view text)
{
    if (auto error = checkHead(text, formatName, newestVersion))
        return *std::move(error);
    JsonReader in(text);
    PlacementFile file;
    std::uint32_t seen = 0;
    in.enterDocument();
    while (const auto key = in.nextField(keys, seen)) {
        switch (*key) {
        case Graph:
            in.readText(file.graph);
            break;
        case TopologyName:
            in.readText(file.topology);
            break;
        case PlacerId:
            in.readText(file.placer);
            break;
        case Devices:
            readDeviceNames(in, file);
            break;
        case Order:
            readPlannedOrder(in, file);
            break;
        case Transfers:
            in.enterList();
            while (in.nextElement())
                in.readWhole(file.transfers.emplace_back().value, 0, largestId);
            break;
        default:
            in.skipValue();
        }
    }
    in.require(keys, seen, Devices);
    in.finish();
    if (in.failed())
        return in.error();
    return file;
}

Result<PlacementFile> readPlacement(const std::string& path)
{
    return readFileAs<PlacementFile>(
        path, [](std::string_view text, std::string_view) { return readPlacementJson(text); });
}

std::string writePlacementJson(const PlacementFile& file)
{
    std::string out = fmt::format("{{\n\"format\": \"{}\",\n\"version\": {},\n", formatName, newestVersion);
    const std::pair<const char*, const std::string*> names[] = {
        {"graph", &file.graph}, {"topology", &file.topology}, {"placer", &file.placer}};
    for (const auto& [key, name] : names)
        if (!name->empty())
            out += fmt::format("\"{}\": {},\n", key, jsonText(*name));
    out += "\"devices\": [";
    for (std::size_t i = 0; i < file.devices.size(); ++i)
        out += (i ? ", " : "") + jsonText(file.devices[i]);
    const auto addIds = [&](const char* key, const auto& ids) {
        if (ids.empty())
            return;
        out += fmt::format("],\n\"{}\": [", key);
        for (std::size_t i = 0; i < ids.size(); ++i)
            out += (i ? ", " : "") + std::to_string(ids[i].value);
    };
    addIds("order", file.order);
    addIds("transfers", file.transfers);
    return out += "]\n}\n";
}

PlacementFile placementFile(const Problem& problem, const Placement& placement, std::string placer)
{
    PlacementFile file{problem.graph().name(), problem.topology().name(), std::move(placer), {},
                       placement.order,        placement.transfers};
    for (DeviceId d : placement.devices)
        file.devices.push_back(problem.topology().device(d).name);
    return file;
}

PlacementFile lockFile(const Problem& problem, const Locks& locks)
{
    PlacementFile file{problem.graph().name(), problem.topology().name(), {}, {}, {}};
    file.devices.resize(problem.vertexCount());
    for (const Lock& lock : locks)
        file.devices[lock.vertex.value] = problem.topology().device(lock.device).name;
    return file;
}

namespace {

/// The devices of that name by vertex; none where the name is empty and `free` allows that.
Result<std::vector<std::optional<DeviceId>>> namedDevices(const Problem& problem, const PlacementFile& file,
                                                          bool free)
{
    const Topology& topology = problem.topology();
    if (file.devices.size() != problem.vertexCount())
        return Error{{DOPPLER_PLURAL("core", "found {0} devices, expected one for each vertex ({1})",
                                     "found {0} device, expected one for each vertex ({1})"),
                      {count(file.devices.size()), count(problem.vertexCount())}},
                     {},
                     "devices"};
    std::unordered_map<std::string_view, DeviceId> byName;
    for (DeviceId d : topology.devices())
        byName.emplace(topology.device(d).name, d);
    std::vector<std::optional<DeviceId>> devices;
    for (std::size_t i = 0; i < file.devices.size(); ++i) {
        if (free && file.devices[i].empty()) {
            devices.emplace_back();
            continue;
        }
        const auto found = byName.find(file.devices[i]);
        if (found == byName.end()) {
            std::vector<std::string> valid;
            for (DeviceId d : topology.devices())
                valid.push_back(excerpt(topology.device(d).name));
            Error error = unknownName(DOPPLER_TEXT("core", "there is no device \"{0}\"; there are: {1}"),
                                      excerpt(file.devices[i]), std::move(valid));
            error.place = fmt::format("devices[{}]", i);
            return error;
        }
        devices.emplace_back(found->second);
    }
    return devices;
}

} // namespace

Result<Locks> resolveLocks(const Problem& problem, const PlacementFile& file)
{
    const auto devices = namedDevices(problem, file, true);
    if (!devices)
        return devices.error();
    Locks locks;
    for (const VertexId v : problem.graph().vertices())
        if (const auto& device = (*devices)[v])
            locks.push_back({v, *device});
    return locks;
}

Result<Placement> resolve(const Problem& problem, const PlacementFile& file)
{
    const auto devices = namedDevices(problem, file, false);
    if (!devices)
        return devices.error();
    Placement placement;
    for (const auto& device : *devices)
        placement.devices.push_back(*device);
    placement.order = file.order;
    placement.transfers = file.transfers;
    if (auto valid = validate(problem, placement); !valid)
        return valid.error();
    return placement;
}

PlacementFormat jsonPlacement()
{
    return {.id = "json",
            .name = "Doppler JSON",
            .extensions = ".json",
            .write = [](const Problem& problem, const Placement& placement, std::string_view placer) {
                return writePlacementJson(placementFile(problem, placement, std::string(placer)));
            }};
}

} // namespace doppler
