// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/topology/topology.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// How the devices of one kind are connected within a node, in addition to PCI Express.
enum class Fabric {
    None,      ///< PCI Express only.
    Switch,    ///< Any two devices at the full rate; a device sends and receives one transfer at a time.
    Mesh,      ///< A link of its own between each two devices.
    Pairs,     ///< A bridge between devices 0 and 1, 2 and 3, and so on.
    Quads,     ///< A bridge of four cards: a link between each two of them.
    CubeMesh4, ///< Eight devices with four links each, as in a DGX-1 with P100.
    CubeMesh6, ///< Eight devices with six links each, as in a DGX-1 with V100.
};

/// The network cards of a usual machine with these devices.
struct NetworkCards {
    const char* name = "";     ///< Of the standard, such as "NDR InfiniBand".
    unsigned count = 1;        ///< For each node.
    double bytesPerSecond = 0; ///< Of each card and direction.
    const char* machine = "";  ///< The machine with these cards; "": an assumption.
};

/// One kind of device: its figures, its links and the documents that name them.
struct CatalogDevice {
    std::string name;   ///< The name in a list of devices, and the kind of the device: "A100-80GB-SXM".
    std::string title;  ///< For people: "A100 SXM 80 GB".
    std::string model;  ///< Lower case, without maker: "a100".
    std::string form;   ///< "sxm", "pcie", "nvl", "oam" or empty.
    int gigabytes = 0;  ///< Memory size that distinguishes variants.
    Device device;      ///< Without name. The FLOP rate is FP32 on vector units, without tensor cores.
    std::string source; ///< The documents of these figures, with their years.
    Fabric fabric = Fabric::None;
    const char* fabricName = "";
    double fabricBytesPerSecond = 0; ///< Each way: per device through a switch, otherwise per link.
    int pcie = 3;                    ///< Generation of PCI Express, 16 lanes.
    bool peerCopies = true;          ///< Whether devices copy to each other over PCI Express directly.
    NetworkCards network;
};

/// All GPUs of the catalogue. The first variant of a model is the one that the model's name alone means.
std::span<const CatalogDevice> deviceCatalog();

/// The GPU with exactly this name, which must exist.
const CatalogDevice& catalogGpu(std::string_view name);

/// A processor with so many cores (1 to mostCores). Rates and memory grow with the cores.
CatalogDevice catalogProcessor(std::uint32_t cores);
constexpr std::uint32_t mostCores = 1024;
constexpr std::uint32_t usualCores = 32; ///< The cores of "cpu".

/// The device that a text names: maker, separators and case are ignored, variants follow the model in any
/// order
/// ("nvidia a100 80gb pcie", "RTX 4090", "cpu64", "32-core cpu"). Nothing if there is none.
std::optional<CatalogDevice> findCatalogDevice(std::string_view text);

/// The names of all GPUs, and "cpu".
std::vector<std::string> catalogNames();

/// Effective bytes per second of 16 lanes of PCI Express of this generation (3 to 5), each way.
double pcieBytesPerSecond(int generation);

} // namespace doppler
