// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/device_catalog.h"

#include <algorithm>
#include <array>
#include <cassert>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double perGiga = 1e9;

// One card or one rail of each machine, per direction: the signalling rate of the network divided by 8.
constexpr NetworkCards edr{"EDR InfiniBand", 1, 12.5e9, ""};
constexpr NetworkCards hdr{"HDR InfiniBand", 1, 25e9, ""};
constexpr NetworkCards ndr{"NDR InfiniBand", 1, 50e9, ""};
constexpr NetworkCards dgx1{"EDR InfiniBand", 4, 12.5e9, "NVIDIA DGX-1"};
constexpr NetworkCards dgxA100{"HDR InfiniBand", 8, 25e9, "NVIDIA DGX A100"};
constexpr NetworkCards dgxH100{"NDR InfiniBand", 8, 50e9, "NVIDIA DGX H100"};
constexpr NetworkCards dgxB200{"NDR InfiniBand", 8, 50e9, "NVIDIA DGX B200"};
constexpr NetworkCards frontier{"Slingshot 11", 4, 25e9, "HPE Cray EX235a (Frontier)"};
constexpr NetworkCards mi300Platform{"400 Gb/s Ethernet", 8, 50e9, "AMD Instinct MI300X platform"};

struct Links {
    Fabric fabric = Fabric::None;
    const char* name = "";
    double gigabytesPerSecond = 0;
    int pcie = 3;
    bool peerCopies = true;
    NetworkCards network = edr;
};

struct Variant {
    const char* name;
    const char* title;
    const char* model;
    const char* form;
    int gigabytes;
    double flopsPerSecond;
    double bandwidth; ///< GB/s.
    double overheadMicroseconds;
    Links links;
    const char* source;
};

// The launch overhead of a kernel, 4 or 5 us, is what programs commonly measure; no data sheet states it. The
// K80 has none, because its devices serve graphs with measured times.
const std::array variants{
    Variant{"T4",
            "T4 16 GB",
            "t4",
            "pcie",
            16,
            8.1e12,
            320,
            5,
            {},
            "NVIDIA Turing GPU Architecture whitepaper (2018)"},
    Variant{"P100",
            "P100 PCIe 16 GB",
            "p100",
            "pcie",
            16,
            9.3e12,
            732,
            5,
            {},
            "NVIDIA Tesla P100 PCIe 16 GB data sheet (2016)"},
    Variant{"P100-SXM2",
            "P100 SXM2 16 GB",
            "p100",
            "sxm",
            16,
            10.6e12,
            732,
            5,
            {Fabric::CubeMesh4, "NVLink 1", 20, 3, true, dgx1},
            "NVIDIA Tesla P100 SXM2 16 GB data sheet (2016), NVIDIA DGX-1 System Architecture (2017)"},
    Variant{"V100",
            "V100 SXM2 32 GB",
            "v100",
            "sxm",
            32,
            15.7e12,
            900,
            5,
            {Fabric::CubeMesh6, "NVLink 2", 25, 3, true, dgx1},
            "NVIDIA Tesla V100 SXM2 data sheet (2018), NVIDIA DGX-1 System Architecture (2017)"},
    Variant{"V100-16GB-SXM2",
            "V100 SXM2 16 GB",
            "v100",
            "sxm",
            16,
            15.7e12,
            900,
            5,
            {Fabric::CubeMesh6, "NVLink 2", 25, 3, true, dgx1},
            "NVIDIA Tesla V100 SXM2 data sheet (2018), NVIDIA DGX-1 System Architecture (2017)"},
    Variant{"V100-32GB-PCIe",
            "V100 PCIe 32 GB",
            "v100",
            "pcie",
            32,
            14.0e12,
            900,
            5,
            {},
            "NVIDIA Tesla V100 PCIe data sheet (2018)"},
    Variant{"V100-16GB-PCIe",
            "V100 PCIe 16 GB",
            "v100",
            "pcie",
            16,
            14.0e12,
            900,
            5,
            {},
            "NVIDIA Tesla V100 PCIe data sheet (2018)"},
    Variant{"A100",
            "A100 SXM 40 GB",
            "a100",
            "sxm",
            40,
            19.5e12,
            1555,
            4,
            {Fabric::Switch, "NVLink 3", 300, 4, true, dgxA100},
            "NVIDIA A100 Tensor Core GPU data sheet (2020)"},
    Variant{"A100-80GB-SXM",
            "A100 SXM 80 GB",
            "a100",
            "sxm",
            80,
            19.5e12,
            2039,
            4,
            {Fabric::Switch, "NVLink 3", 300, 4, true, dgxA100},
            "NVIDIA A100 Tensor Core GPU data sheet (2021)"},
    Variant{"A100-40GB-PCIe",
            "A100 PCIe 40 GB",
            "a100",
            "pcie",
            40,
            19.5e12,
            1555,
            4,
            {Fabric::Pairs, "NVLink 3", 300, 4, true, hdr},
            "NVIDIA A100 Tensor Core GPU data sheet (2020)"},
    Variant{"A100-80GB-PCIe",
            "A100 PCIe 80 GB",
            "a100",
            "pcie",
            80,
            19.5e12,
            1935,
            4,
            {Fabric::Pairs, "NVLink 3", 300, 4, true, hdr},
            "NVIDIA A100 Tensor Core GPU data sheet (2021)"},
    Variant{"H100",
            "H100 SXM 80 GB",
            "h100",
            "sxm",
            80,
            67e12,
            3350,
            4,
            {Fabric::Switch, "NVLink 4", 450, 5, true, dgxH100},
            "NVIDIA H100 Tensor Core GPU data sheet (2023)"},
    Variant{"H100-PCIe",
            "H100 PCIe 80 GB",
            "h100",
            "pcie",
            80,
            51e12,
            2000,
            4,
            {Fabric::Pairs, "NVLink 4", 300, 5, true, ndr},
            "NVIDIA H100 Tensor Core GPU data sheet (2022)"},
    Variant{"H100-NVL",
            "H100 NVL 94 GB",
            "h100",
            "nvl",
            94,
            60e12,
            3900,
            4,
            {Fabric::Pairs, "NVLink 4", 300, 5, true, ndr},
            "NVIDIA H100 Tensor Core GPU data sheet (2023)"},
    Variant{"H200",
            "H200 SXM 141 GB",
            "h200",
            "sxm",
            141,
            67e12,
            4800,
            4,
            {Fabric::Switch, "NVLink 4", 450, 5, true, dgxH100},
            "NVIDIA H200 Tensor Core GPU data sheet (2023)"},
    Variant{"B200",
            "B200 SXM 180 GB",
            "b200",
            "sxm",
            180,
            75e12,
            8000,
            4,
            {Fabric::Switch, "NVLink 5", 900, 5, true, dgxB200},
            "NVIDIA HGX platform data sheet (2025), NVIDIA DGX B200 data sheet (2024)"},
    Variant{"L4",
            "L4 24 GB",
            "l4",
            "pcie",
            24,
            30.3e12,
            300,
            4,
            {Fabric::None, "", 0, 4, true, hdr},
            "NVIDIA L4 Tensor Core GPU data sheet (2023)"},
    Variant{"L40S",
            "L40S 48 GB",
            "l40s",
            "pcie",
            48,
            91.6e12,
            864,
            4,
            {Fabric::None, "", 0, 4, true, hdr},
            "NVIDIA L40S data sheet (2023)"},
    Variant{"RTX3090",
            "GeForce RTX 3090 24 GB",
            "rtx3090",
            "pcie",
            24,
            35.6e12,
            936,
            4,
            {Fabric::None, "", 0, 4, false, edr},
            "NVIDIA Ampere GA102 GPU Architecture whitepaper (2020)"},
    Variant{"RTX4090",
            "GeForce RTX 4090 24 GB",
            "rtx4090",
            "pcie",
            24,
            82.6e12,
            1008,
            4,
            {Fabric::None, "", 0, 4, false, edr},
            "NVIDIA Ada GPU Architecture whitepaper (2022)"},
    Variant{"RTX5090",
            "GeForce RTX 5090 32 GB",
            "rtx5090",
            "pcie",
            32,
            104.8e12,
            1792,
            4,
            {Fabric::None, "", 0, 5, false, edr},
            "NVIDIA RTX Blackwell GPU Architecture whitepaper (2025)"},
    Variant{"MI210",
            "Instinct MI210 64 GB",
            "mi210",
            "pcie",
            64,
            22.6e12,
            1638.4,
            5,
            {Fabric::Quads, "Infinity Fabric", 50, 4, true, hdr},
            "AMD Instinct MI210 data sheet (2022)"},
    Variant{"MI250X",
            "Instinct MI250X 128 GB",
            "mi250x",
            "oam",
            128,
            47.9e12,
            3276.8,
            5,
            {Fabric::Mesh, "Infinity Fabric", 100, 4, true, frontier},
            "AMD Instinct MI250X data sheet (2021)"},
    Variant{"MI300X",
            "Instinct MI300X 192 GB",
            "mi300x",
            "oam",
            192,
            163.4e12,
            5300,
            5,
            {Fabric::Mesh, "Infinity Fabric", 64, 5, true, mi300Platform},
            "AMD Instinct MI300X data sheet (2023)"},
    Variant{"K80",
            "K80, one of two chips, 12 GB",
            "k80",
            "pcie",
            12,
            2.8e12,
            240,
            0,
            {},
            "NVIDIA Tesla K80 board specification, base clock (2015)"},
};

CatalogDevice entryOf(const Variant& v)
{
    CatalogDevice out;
    out.name = v.name;
    out.title = v.title;
    out.model = v.model;
    out.form = v.form;
    out.gigabytes = v.gigabytes;
    out.device.kind = v.name;
    out.device.flopsPerSecond = v.flopsPerSecond;
    out.device.bytesPerSecond = v.bandwidth * perGiga;
    out.device.memoryBytes = v.gigabytes * perGiga;
    out.device.overheadSeconds = v.overheadMicroseconds / 1e6;
    out.source = v.source;
    out.fabric = v.links.fabric;
    out.fabricName = v.links.name;
    out.fabricBytesPerSecond = v.links.gigabytesPerSecond * perGiga;
    out.pcie = v.links.pcie;
    out.peerCopies = v.links.peerCopies;
    out.network = v.links.network;
    return out;
}

/// The letters and digits of a text in lower case.
std::string compact(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            out += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            out += c;
        else if (c != ' ' && c != '-' && c != '_')
            return {}; // no device has such a name
    }
    return out;
}

bool takeStart(std::string_view& text, std::string_view start)
{
    if (!text.starts_with(start))
        return false;
    text.remove_prefix(start.size());
    return true;
}

void skipMakers(std::string_view& text)
{
    constexpr std::array<std::string_view, 6> makers{"nvidia", "tesla", "geforce",
                                                     "quadro", "amd",   "instinct"};
    while (std::ranges::any_of(makers, [&](std::string_view maker) { return takeStart(text, maker); }))
        ;
}

/// A number of at most five digits at the beginning; nothing if there is none.
std::optional<int> takeNumber(std::string_view& text)
{
    std::size_t length = 0;
    int value = 0;
    while (length < text.size() && text[length] >= '0' && text[length] <= '9') {
        if (length == 5)
            return std::nullopt;
        value = value * 10 + (text[length++] - '0');
    }
    if (length == 0)
        return std::nullopt;
    text.remove_prefix(length);
    return value;
}

/// What follows the model: memory ("80gb", "80g") and form ("pcie", "sxm4").
bool matchesVariant(std::string_view rest, const CatalogDevice& device)
{
    while (!rest.empty()) {
        if (const auto gigabytes = takeNumber(rest)) {
            if (*gigabytes != device.gigabytes || !takeStart(rest, "g"))
                return false;
            takeStart(rest, "b");
            continue;
        }
        constexpr std::array<std::string_view, 5> forms{"pcie", "pci", "sxm", "oam", "nvl"};
        const auto* form =
            std::ranges::find_if(forms, [&](std::string_view f) { return takeStart(rest, f); });
        if (form == forms.end() || !form->starts_with(device.form.substr(0, 3)))
            return false;
        // The generation of the socket follows from the model: "sxm5 80gb" and "sxm 80gb" are the same.
        if (device.form == "sxm" && !rest.empty() && matchesVariant(rest.substr(1), device))
            return rest[0] >= '2' && rest[0] <= '6';
    }
    return true;
}

/// "cpu", "cpu64", "64core", "64corecpu", "cpu64cores".
std::optional<std::uint32_t> coresOf(std::string_view text)
{
    const bool named = takeStart(text, "cpu");
    if (named && text.empty())
        return usualCores;
    const auto cores = takeNumber(text);
    if (!cores || *cores < 1 || *cores > static_cast<int>(mostCores))
        return std::nullopt;
    const bool counted = takeStart(text, "core");
    if (counted)
        takeStart(text, "s");
    if (!named && (!counted || (!takeStart(text, "cpu") && !text.empty())))
        return std::nullopt;
    return text.empty() ? std::optional(static_cast<std::uint32_t>(*cores)) : std::nullopt;
}

} // namespace

std::span<const CatalogDevice> deviceCatalog()
{
    static const std::vector<CatalogDevice> all = [] {
        std::vector<CatalogDevice> entries;
        std::ranges::transform(variants, std::back_inserter(entries), entryOf);
        return entries;
    }();
    return all;
}

const CatalogDevice& catalogGpu(std::string_view name)
{
    const auto found = std::ranges::find(deviceCatalog(), name, &CatalogDevice::name);
    assert(found != deviceCatalog().end());
    return *found;
}

// Per core: two AVX2 units (32 FP32 operations a cycle) at 1.95 GHz; a socket of 16 cores has four channels
// of DDR4-3200 at 25.6 GB/s. Rounded as in the preset with a host.
CatalogDevice catalogProcessor(std::uint32_t cores)
{
    CatalogDevice out;
    out.name = fmt::format("CPU-{}", cores);
    out.title = fmt::format("CPU, {} cores", cores);
    out.model = "cpu";
    out.gigabytes = static_cast<int>(8 * cores);
    out.device = {"", out.name, "cpu", 62.5e9 * cores, 6.25e9 * cores, 8e9 * cores, 1e-6, 1};
    out.source =
        "assumed server processor: per core two AVX2 units at 1.95 GHz, per 16 cores four channels of "
        "DDR4-3200 (JEDEC JESD79-4, 2012), 8 GB of memory per core";
    out.network = edr;
    return out;
}

std::optional<CatalogDevice> findCatalogDevice(std::string_view text)
{
    const std::string letters = compact(text);
    std::string_view name = letters;
    if (const auto cores = coresOf(name))
        return catalogProcessor(*cores);
    skipMakers(name);
    for (const CatalogDevice& device : deviceCatalog()) {
        std::string_view rest = name;
        const bool model = takeStart(rest, device.model) ||
                           (device.model.starts_with("rtx") && takeStart(rest, device.model.substr(3)));
        if (model && matchesVariant(rest, device))
            return device;
    }
    return std::nullopt;
}

std::vector<std::string> catalogNames()
{
    std::vector<std::string> names;
    for (const CatalogDevice& device : deviceCatalog())
        names.push_back(device.name);
    names.emplace_back("cpu");
    return names;
}

double pcieBytesPerSecond(int generation)
{
    constexpr double ofThird = 1.2e10; // 15.75 GB/s by the standard, 12 GB/s effective each way
    return ofThird * static_cast<double>(1U << static_cast<unsigned>(generation - 3));
}

} // namespace doppler
