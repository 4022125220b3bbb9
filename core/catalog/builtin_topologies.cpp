// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"

#include "core/base/names.h"
#include "core/base/random.h"
#include "core/catalog/device_catalog.h"
#include "core/catalog/dgx1_links.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace doppler {

namespace {

// Two sockets of 16 cores; a kernel uses them all.
const Device cpuHost{"", "CPU-2x16", "cpu", 2e12, 2e11, 2.56e11, 1e-6, 1};

constexpr double pcie3 = 1.2e10; ///< PCIe 3 x16: 15.75 GB/s by the standard, 12 GB/s effective each way.
constexpr double throughHost = 1e10;

const Device& gpu(std::string_view kind) { return catalogGpu(kind).device; }

void addDevices(TopologyParts& parts, std::size_t count, const Device& like)
{
    for (std::size_t i = 0; i < count; ++i) {
        parts.devices.push_back(like);
        parts.devices.back().name = like.deviceClass + std::to_string(i);
    }
}

/// The same link between every two devices.
void linkAll(TopologyParts& parts, double bandwidth, double latency)
{
    parts.links.assign(parts.devices.size() * parts.devices.size(), Link{bandwidth, latency, {}});
}

TopologyParts fourP100()
{
    TopologyParts parts;
    parts.source = "NVIDIA Tesla P100 PCIe 16 GB data sheet; PCI Express 3.0 x16, effective rate";
    addDevices(parts, 4, gpu("P100"));
    linkAll(parts, pcie3, 5e-6);
    return parts;
}

// All copies between the four cards pass through one PCIe switch, one at a time.
TopologyParts fourP100Switch()
{
    TopologyParts parts = fourP100();
    parts.channels.push_back({"switch", 1});
    for (Link& link : parts.links)
        link.channels = {ChannelId{0}};
    return parts;
}

TopologyParts fourP100Host()
{
    TopologyParts parts;
    parts.source =
        "NVIDIA Tesla P100 PCIe 16 GB data sheet; a host of 2 x 16 cores at 2 TFLOP/s and 200 GB/s; "
        "PCI Express 3.0 x16, effective rate";
    addDevices(parts, 1, cpuHost);
    addDevices(parts, 4, gpu("P100"));
    linkAll(parts, pcie3, 5e-6);
    return parts;
}

// Pairs without a link go through PCIe and the host.
TopologyParts cubeMesh(const Device& device, Dgx1 machine, double perLink)
{
    TopologyParts parts;
    addDevices(parts, dgx1Devices, device);
    linkAll(parts, throughHost, 1e-5);
    for (std::size_t from = 0; from < dgx1Devices; ++from)
        for (std::size_t to = 0; to < dgx1Devices; ++to)
            if (const unsigned links = dgx1Links(machine, from, to); links > 0)
                parts.links[from * dgx1Devices + to] = {perLink * links, 5e-6, {}};
    return parts;
}

TopologyParts eightP100Sxm2()
{
    TopologyParts parts = cubeMesh(gpu("P100-SXM2"), Dgx1::Pascal, 2e10); // NVLink 1, per link and direction
    parts.source =
        "NVIDIA Tesla P100 SXM2 16 GB data sheet; NVIDIA DGX-1 System Architecture (NVLink 1 hybrid "
        "cube mesh)";
    return parts;
}

TopologyParts eightV100()
{
    TopologyParts parts = cubeMesh(gpu("V100"), Dgx1::Volta, 2.5e10); // NVLink 2
    parts.source = "NVIDIA Tesla V100 SXM2 32 GB data sheet; NVIDIA DGX-1 System Architecture (NVLink 2 "
                   "hybrid cube mesh)";
    return parts;
}

// NVSwitch: any pair at full rate, as long as a device sends to one and receives from one at a time.
TopologyParts switched(const Device& device, double bandwidth)
{
    TopologyParts parts;
    addDevices(parts, 8, device);
    linkAll(parts, bandwidth, 5e-6);
    for (const char* direction : {" out", " in"})
        for (const Device& d : parts.devices)
            parts.channels.push_back({d.name + direction, 1});
    for (std::size_t from = 0; from < 8; ++from)
        for (std::size_t to = 0; to < 8; ++to)
            parts.links[from * 8 + to].channels = {ChannelId{from}, ChannelId{8 + to}};
    return parts;
}

TopologyParts eightA100()
{
    TopologyParts parts = switched(gpu("A100"), 3e11);
    parts.source = "NVIDIA A100 SXM4 40 GB data sheet; NVSwitch, 300 GB/s each way per device";
    return parts;
}

TopologyParts eightH200()
{
    TopologyParts parts = switched(gpu("H200"), 4.5e11);
    parts.source = "NVIDIA H200 data sheet; NVSwitch, 450 GB/s each way per device";
    return parts;
}

// Addanki et al., NeurIPS 2019: one bus per source of 7.6 GB/s. Its graphs bring measured times; the rates of
// the K80, on which they ran, stand in where there are none. The pauses belong to the model `placeto`.
TopologyParts placetoDevices()
{
    TopologyParts parts;
    parts.source = "Addanki et al., NeurIPS 2019: 7.6 GB/s from each device; NVIDIA Tesla K80 board "
                   "specification, one chip at base clock, for what has no measured time";
    addDevices(parts, 4, gpu("K80"));
    linkAll(parts, 7.6e9, 0);
    parts.contention = Contention::PerSource;
    return parts;
}

struct Builtin {
    const char* name;
    TopologyParts (*make)();
};

constexpr std::array<Builtin, 9> builtins{{{"4xP100", fourP100},
                                           {"4xP100-switch", fourP100Switch},
                                           {"4xP100-host", fourP100Host},
                                           {"8xP100-SXM2", eightP100Sxm2},
                                           {"8xV100", eightV100},
                                           {"8xA100", eightA100},
                                           {"8xH200", eightH200},
                                           {"placeto", placetoDevices},
                                           {"mayer", [] { return mayerDevices(1); }}}};

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

TopologyParts mayerDevices(std::uint64_t seed)
{
    constexpr std::size_t count = 50;
    Random random(seed);
    const auto wholeNumber = [&](std::size_t least, std::size_t most) {
        return static_cast<double>(least + random.below(most - least + 1));
    };
    TopologyParts parts;
    parts.name = "mayer";
    parts.source =
        "Mayer, Mayer, Laich, DIDL 2017: 50 devices of 10 to 100 operations/s, 10 to 60 bytes/s between "
        "two of them; drawn at random, memory from 100000 bytes for the slowest speed falling to 20000 "
        "for the fastest, the faster half of the range are GPUs";
    for (std::size_t i = 0; i < count; ++i) {
        Device d;
        d.name = "device" + std::to_string(i);
        d.flopsPerSecond = wholeNumber(10, 100);
        d.deviceClass = d.kind = d.flopsPerSecond > 55 ? "gpu" : "cpu";
        d.memoryBytes = 100000 - (d.flopsPerSecond - 10) / 90 * 80000;
        parts.devices.push_back(std::move(d));
    }
    parts.contention = Contention::Unlimited;
    parts.links.resize(count * count);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < i; ++j)
            parts.links[i * count + j].bandwidth = parts.links[j * count + i].bandwidth = wholeNumber(10, 60);
    return parts;
}

std::span<const Device> knownDevices()
{
    static const std::vector<Device> all = [] {
        std::vector<Device> devices;
        for (const CatalogDevice& entry : deviceCatalog())
            devices.push_back(entry.device);
        devices.push_back(cpuHost);
        return devices;
    }();
    return all;
}

std::vector<std::string> builtinTopologyNames()
{
    std::vector<std::string> names;
    names.reserve(std::size(builtins));
    for (const Builtin& one : builtins)
        names.emplace_back(one.name);
    return names;
}

Result<TopologyPtr> builtinTopology(std::string_view name)
{
    for (const Builtin& one : builtins)
        if (sameIgnoringCase(name, one.name)) {
            TopologyParts parts = one.make();
            parts.name = one.name;
            return Topology::create(std::move(parts));
        }
    return unknownName(DOPPLER_TEXT("core", "unknown topology \"{0}\", expected a file or one of {1}"), name,
                       builtinTopologyNames());
}

} // namespace doppler
