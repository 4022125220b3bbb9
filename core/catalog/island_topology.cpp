// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/island_topology.h"

#include "core/base/option_specs.h"
#include "core/catalog/builtin_topologies.h"
#include "core/io/documents/devices_json.h"
#include "core/topology/topology_edits.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double giga = 1e9;
constexpr double micro = 1e-6;
constexpr double mostGigabytes = 1e9; ///< A second; beyond what any link is.
constexpr double mostMicroseconds = 1e9;

std::vector<std::string> kinds()
{
    std::vector<std::string> names;
    for (const Device& device : knownDevices())
        names.push_back(device.kind);
    return names;
}

std::vector<std::string> presets()
{
    const auto names = contentionNames();
    return {names.begin(), names.end()};
}

std::vector<OptionSpec> makeOptions()
{
    return {
        wholeOption(
            "islands", 2, 1, 64,
            {.label = DOPPLER_TEXT("core", "Islands"), .help = DOPPLER_TEXT("core", "number of islands")}),
        wholeOption("devices", 4, 1, 256,
                    {.label = DOPPLER_TEXT("core", "Devices per island"),
                     .help = DOPPLER_TEXT("core", "number of devices per island")}),
        choiceOption("kind", kinds(), "A100",
                     {.label = DOPPLER_TEXT("core", "Device kind"),
                      .help = DOPPLER_TEXT("core", "kind of every device")}),
        numberOption("inside", 300.0, 1e-9, mostGigabytes,
                     {.label = DOPPLER_TEXT("core", "Inner bandwidth"),
                      .unit = "GB/s",
                      .help = DOPPLER_TEXT("core", "bandwidth inside an island, GB/s")}),
        numberOption("inside_latency", 5.0, 0, mostMicroseconds,
                     {.label = DOPPLER_TEXT("core", "Inner latency"),
                      .unit = "µs",
                      .help = DOPPLER_TEXT("core", "latency inside an island, microseconds")}),
        numberOption("between", 25.0, 1e-9, mostGigabytes,
                     {.label = DOPPLER_TEXT("core", "Outer bandwidth"),
                      .unit = "GB/s",
                      .help = DOPPLER_TEXT("core", "bandwidth between islands, GB/s")}),
        numberOption("between_latency", 10.0, 0, mostMicroseconds,
                     {.label = DOPPLER_TEXT("core", "Outer latency"),
                      .unit = "µs",
                      .help = DOPPLER_TEXT("core", "latency between islands, microseconds")}),
        wholeOption("uplinks", 1, 0, 1024,
                    {.label = DOPPLER_TEXT("core", "Uplink transfers"),
                     .help = DOPPLER_TEXT("core", "maximum number of simultaneous transfers that leave, or "
                                                  "enter, an island (0: as set by contention)")}),
        choiceOption("contention", presets(), "per-link",
                     {.label = DOPPLER_TEXT("core", "Contention rule"),
                      .help = DOPPLER_TEXT("core", "contention rule of the other links")}),
    };
}

/// What makes these islands again: words of no language, since files keep them.
std::string commandOf(const Options& options)
{
    std::string line = "doppler devices generate";
    for (const OptionSpec& spec : islandOptions())
        if (const OptionValue& value = options.all().find(spec.name)->second; value != spec.standard)
            line += fmt::format(" --set {}={}", spec.name, toString(value));
    return line;
}

} // namespace

std::span<const OptionSpec> islandOptions()
{
    static const std::vector<OptionSpec> options = makeOptions();
    return options;
}

Result<TopologyPtr> islandTopology(const Options& options)
{
    const auto islands = static_cast<std::size_t>(options.integer("islands"));
    const auto perIsland = static_cast<std::size_t>(options.integer("devices"));
    const std::string& kind = options.text("kind");
    const std::size_t count = islands * perIsland;
    if (count > mostDevicesInFile)
        return Error{
            {DOPPLER_TEXT("core", "the islands have {2} devices in total ({0} x {1}), expected at most {3}"),
             {doppler::count(islands), doppler::count(perIsland), doppler::count(count),
              doppler::count(mostDevicesInFile)}},
            {},
            {}};
    TopologyParts parts;
    parts.name = islands > 1 ? fmt::format("{}x{}x{}", islands, perIsland, kind)
                             : fmt::format("{}x{}", perIsland, kind);
    parts.source = commandOf(options);
    parts.contention = *contentionFromName(options.text("contention"));
    const auto known = knownDevices();
    const Device& device = *std::ranges::find(known, kind, &Device::kind);
    std::vector<std::size_t> island;
    for (std::size_t i = 0; i < count; ++i) {
        parts.devices.push_back(device);
        parts.devices.back().name = device.deviceClass + std::to_string(i);
        island.push_back(i / perIsland);
    }
    const Link inside{options.number("inside") * giga, options.number("inside_latency") * micro, {}};
    const Link between{options.number("between") * giga, options.number("between_latency") * micro, {}};
    for (std::size_t from = 0; from < count; ++from)
        for (std::size_t to = 0; to < count; ++to)
            parts.links.push_back(island[from] == island[to] ? inside : between);
    if (const auto uplinks = static_cast<std::uint32_t>(options.integer("uplinks"));
        uplinks > 0 && islands > 1)
        useUplinks(parts, island, uplinks);
    return Topology::create(std::move(parts));
}

} // namespace doppler
