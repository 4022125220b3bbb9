// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/topology/builtin_topologies.h"

#include "core/base/names.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace doppler {

namespace {

// Figures: NVIDIA's data sheets of the Tesla P100 (PCIe, 16 GB) and Tesla V100 (SXM2, 32 GB): fp32 rate, HBM2
// rate and size. The launch overhead of a kernel, 5 us, is what CUDA programs commonly measure.
Device p100Pcie(std::size_t i)
{
    return {"gpu" + std::to_string(i), "P100", "gpu", 9.3e12, 7.32e11, 1.6e10, 5e-6, 1};
}

Device v100Sxm2(std::size_t i)
{
    return {"gpu" + std::to_string(i), "V100", "gpu", 1.57e13, 9.0e11, 3.2e10, 5e-6, 1};
}

// PCIe 3 x16: 15.75 GB/s by the standard, 12 GB/s effective each way, 5 us to start a copy.
TopologyParts fourP100(const char* name)
{
    TopologyParts parts;
    parts.name = name;
    parts.source = "NVIDIA Tesla P100 PCIe 16 GB data sheet; PCI Express 3.0 x16, effective rate";
    for (std::size_t i = 0; i < 4; ++i)
        parts.devices.push_back(p100Pcie(i));
    parts.links.assign(16, Link{1.2e10, 5e-6, {}});
    return parts;
}

// All copies between the four cards pass through one PCIe switch, one at a time.
TopologyParts fourP100Switch()
{
    TopologyParts parts = fourP100("4xP100-switch");
    parts.channels.push_back({"switch", 1});
    for (Link& link : parts.links)
        link.channels = {ChannelId{0}};
    return parts;
}

struct NvLinkPair {
    std::size_t one, other, links;
};

// The hybrid cube mesh of the DGX-1 with V100 (NVIDIA DGX-1 System Architecture white paper): six links per
// card.
constexpr std::array<NvLinkPair, 16> dgx1Links{{{0, 1, 1},
                                                {0, 2, 1},
                                                {0, 3, 2},
                                                {0, 4, 2},
                                                {1, 2, 2},
                                                {1, 3, 1},
                                                {1, 5, 2},
                                                {2, 3, 2},
                                                {2, 6, 1},
                                                {3, 7, 1},
                                                {4, 5, 1},
                                                {4, 6, 1},
                                                {4, 7, 2},
                                                {5, 6, 2},
                                                {5, 7, 1},
                                                {6, 7, 2}}};

// NVLink 2: 25 GB/s per link and direction; pairs without a link go through PCIe and the host: 10 GB/s, 10
// us.
TopologyParts eightV100()
{
    TopologyParts parts;
    parts.name = "8xV100";
    parts.source = "NVIDIA Tesla V100 SXM2 32 GB data sheet; NVIDIA DGX-1 System Architecture (NVLink 2 "
                   "hybrid cube mesh)";
    for (std::size_t i = 0; i < 8; ++i)
        parts.devices.push_back(v100Sxm2(i));
    parts.links.assign(64, Link{1e10, 1e-5, {}});
    for (const NvLinkPair& p : dgx1Links) {
        const Link link{2.5e10 * static_cast<double>(p.links), 5e-6, {}};
        parts.links[p.one * 8 + p.other] = link;
        parts.links[p.other * 8 + p.one] = link;
    }
    return parts;
}

bool sameIgnoringCase(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

} // namespace

std::vector<std::string> builtinTopologyNames() { return {"4xP100", "4xP100-switch", "8xV100"}; }

Result<TopologyPtr> builtinTopology(std::string_view name)
{
    if (sameIgnoringCase(name, "4xP100"))
        return Topology::create(fourP100("4xP100"));
    if (sameIgnoringCase(name, "4xP100-switch"))
        return Topology::create(fourP100Switch());
    if (sameIgnoringCase(name, "8xV100"))
        return Topology::create(eightV100());
    return unknownName(DOPPLER_TEXT("core", "unknown topology \"{0}\", expected a file or one of {1}"), name,
                       builtinTopologyNames());
}

} // namespace doppler
