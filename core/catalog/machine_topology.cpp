// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/machine_topology.h"

#include "core/catalog/builtin_topologies.h"
#include "core/catalog/dgx1_links.h"
#include "core/exec/this_machine.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::size_t gpusOfNode = 8;
constexpr std::size_t processorsOfNode = 2;

// Latencies of copies as the presets have them: CUDA and ROCm programs commonly measure about these.
constexpr double directLatency = 5e-6;
constexpr double hostLatency = 1e-5;
constexpr double networkLatency = 1e-5;
constexpr double socketLatency = 1e-6;
/// Two UPI links of 10.4 GT/s, 20.8 GB/s each way (Intel Xeon Scalable data sheets, 2019).
constexpr double socketBytesPerSecond = 4.16e10;
/// The share of the rate that remains if a copy is staged in the host's memory.
constexpr double throughHostShare = 10.0 / 12.0;

/// A device and its place in the machine.
struct Unit {
    const CatalogDevice* entry;
    std::size_t node;
    std::size_t rank; ///< Among the devices of its kind in the node.
};

bool isGpu(const CatalogDevice& device) { return device.device.deviceClass == "gpu"; }

/// Whole nodes as the text names them.
void addNode(std::vector<Unit>& units, const MachineSpec& machine, std::size_t node)
{
    std::map<std::string_view, std::size_t> ranks;
    for (const MachinePart& part : machine.parts)
        for (std::size_t i = 0; i < part.count; ++i)
            units.push_back({&part.device, node, ranks[part.device.name]++});
}

/// Fills one node after the other.
void spread(std::vector<Unit>& units, const MachineSpec& machine)
{
    std::size_t gpus = 0;
    std::size_t processors = 0;
    std::map<std::pair<std::size_t, std::string_view>, std::size_t> ranks;
    for (const MachinePart& part : machine.parts)
        for (std::size_t i = 0; i < part.count; ++i) {
            const bool gpu = isGpu(part.device);
            const std::size_t node = gpu ? gpus++ / gpusOfNode : processors++ / processorsOfNode;
            units.push_back({&part.device, node, ranks[{node, part.device.name}]++});
        }
    std::ranges::stable_sort(units, {}, &Unit::node);
}

std::vector<Unit> unitsOf(const MachineSpec& machine)
{
    std::vector<Unit> units;
    for (std::size_t node = 0; node < machine.nodes; ++node)
        addNode(units, machine, node);
    if (machine.nodes == 0)
        spread(units, machine);
    return units;
}

/// Adds the links and channels of a machine whose devices have their names.
class Wiring {
public:
    Wiring(const std::vector<Unit>& u, TopologyParts& p) : units(u), parts(p)
    {
        for (const Unit& unit : units) {
            cards.resize(std::max(cards.size(), unit.node + 1));
            NetworkCards& best = cards[unit.node];
            const NetworkCards& own = unit.entry->network;
            if (best.count * best.bytesPerSecond < own.count * own.bytesPerSecond)
                best = own;
        }
    }

    [[nodiscard]] Link between(std::size_t from, std::size_t to)
    {
        const Unit& a = units[from];
        const Unit& b = units[to];
        if (a.node != b.node)
            return network(from, to);
        if (a.entry->name == b.entry->name)
            if (auto link = fabric(from, to))
                return *std::move(link);
        if (!isGpu(*a.entry) && !isGpu(*b.entry))
            return {socketBytesPerSecond, socketLatency, {}};
        return pcie(from, to);
    }

private:
    [[nodiscard]] std::optional<Link> fabric(std::size_t from, std::size_t to)
    {
        const CatalogDevice& device = *units[from].entry;
        const std::size_t a = units[from].rank;
        const std::size_t b = units[to].rank;
        const Link own{device.fabricBytesPerSecond, directLatency, {}};
        switch (device.fabric) {
        case Fabric::Switch:
            return Link{own.bandwidth, own.latency, {channelOf(from, "out"), channelOf(to, "in")}};
        case Fabric::Mesh:
            return own;
        case Fabric::Pairs:
            return a / 2 == b / 2 ? std::optional(own) : std::nullopt;
        case Fabric::Quads:
            return a / 4 == b / 4 ? std::optional(own) : std::nullopt;
        case Fabric::CubeMesh4:
        case Fabric::CubeMesh6: {
            const Dgx1 machine = device.fabric == Fabric::CubeMesh4 ? Dgx1::Pascal : Dgx1::Volta;
            const unsigned links =
                a / dgx1Devices == b / dgx1Devices ? dgx1Links(machine, a % dgx1Devices, b % dgx1Devices) : 0;
            return links > 0 ? std::optional(Link{own.bandwidth * links, own.latency, {}}) : std::nullopt;
        }
        case Fabric::None:
            break;
        }
        return std::nullopt;
    }

    /// A card sends to one device and receives from one device at a time; the host serves all cards at once.
    [[nodiscard]] Link pcie(std::size_t from, std::size_t to)
    {
        const CatalogDevice& a = *units[from].entry;
        const CatalogDevice& b = *units[to].entry;
        const bool bothGpus = isGpu(a) && isGpu(b);
        const bool meshes = a.fabric == Fabric::CubeMesh4 || a.fabric == Fabric::CubeMesh6;
        const bool staged = bothGpus && (!a.peerCopies || !b.peerCopies || a.name != b.name || meshes);
        Link link{std::min(cardRate(a), cardRate(b)) * (staged ? throughHostShare : 1),
                  staged ? hostLatency : directLatency,
                  {}};
        addSlots(link, from, to);
        return link;
    }

    [[nodiscard]] Link network(std::size_t from, std::size_t to)
    {
        const Unit& a = units[from];
        const Unit& b = units[to];
        const double rate = std::min(cards[a.node].bytesPerSecond, cards[b.node].bytesPerSecond);
        Link link{std::min({rate, cardRate(*a.entry), cardRate(*b.entry)}), networkLatency, {}};
        addSlots(link, from, to);
        link.channels.push_back(nodeChannel(a.node, "out"));
        link.channels.push_back(nodeChannel(b.node, "in"));
        return link;
    }

    static double cardRate(const CatalogDevice& device)
    {
        return isGpu(device) ? pcieBytesPerSecond(device.pcie) : std::numeric_limits<double>::infinity();
    }

    void addSlots(Link& link, std::size_t from, std::size_t to)
    {
        if (isGpu(*units[from].entry))
            link.channels.push_back(channelOf(from, "PCIe out"));
        if (isGpu(*units[to].entry))
            link.channels.push_back(channelOf(to, "PCIe in"));
    }

    ChannelId channelOf(std::size_t unit, const char* direction)
    {
        return channelNamed(fmt::format("{} {}", parts.devices[unit].name, direction), 1);
    }

    ChannelId nodeChannel(std::size_t node, const char* direction)
    {
        return channelNamed(fmt::format("node{} {}", node, direction), cards[node].count);
    }

    ChannelId channelNamed(const std::string& name, std::uint32_t capacity)
    {
        const auto [at, added] = byName.emplace(name, ChannelId{parts.channels.size()});
        if (added)
            parts.channels.push_back({name, capacity});
        return at->second;
    }

    const std::vector<Unit>& units;
    TopologyParts& parts;
    std::vector<NetworkCards> cards; ///< By node: the fastest that its devices bring.
    std::map<std::string, ChannelId> byName;
};

void addUnits(TopologyParts& parts, const std::vector<Unit>& units)
{
    std::map<std::string, std::size_t> counts;
    for (const Unit& unit : units) {
        Device device = unit.entry->device;
        device.name = fmt::format("{}{}", device.deviceClass, counts[device.deviceClass]++);
        parts.devices.push_back(std::move(device));
    }
}

const char* fabricPhrase(Fabric fabric)
{
    switch (fabric) {
    case Fabric::Switch:
        return DOPPLER_TEXT("core", "{0} through a switch, {1} GB/s");
    case Fabric::Mesh:
        return DOPPLER_TEXT("core", "{0} between each two, {1} GB/s");
    case Fabric::Pairs:
        return DOPPLER_TEXT("core", "{0} between pairs, {1} GB/s");
    case Fabric::Quads:
        return DOPPLER_TEXT("core", "{0} within fours, {1} GB/s");
    case Fabric::CubeMesh4:
    case Fabric::CubeMesh6:
        return DOPPLER_TEXT("core", "{0} as in a DGX-1, {1} GB/s per link");
    case Fabric::None:
        break;
    }
    return DOPPLER_TEXT("core", "PCI Express {0}, {1} GB/s");
}

Message linksOf(const CatalogDevice& device)
{
    if (device.fabric == Fabric::None)
        return {fabricPhrase(device.fabric),
                {std::to_string(device.pcie),
                 figure(fmt::format("{:.4g}", pcieBytesPerSecond(device.pcie) / 1e9))}};
    return {fabricPhrase(device.fabric),
            {device.fabricName, figure(fmt::format("{:.4g}", device.fabricBytesPerSecond / 1e9))}};
}

std::size_t nodeCount(const MachineSpec& machine) { return unitsOf(machine).back().node + 1; }

const NetworkCards& networkOf(const MachineSpec& machine)
{
    const auto best = std::ranges::max_element(machine.parts, {}, [](const MachinePart& part) {
        return part.device.network.count * part.device.network.bytesPerSecond;
    });
    return best->device.network;
}

/// The documents and assumptions behind the figures, each once.
std::string sourceOf(const MachineSpec& machine)
{
    std::set<std::string> seen;
    std::string out;
    const auto add = [&](const std::string& text) {
        if (seen.insert(text).second)
            out += (out.empty() ? "" : "; ") + text;
    };
    for (const MachinePart& part : machine.parts) {
        add(part.device.name + ": " + part.device.source);
        if (part.count > 1 || machine.parts.size() > 1)
            add(part.device.name + ": " + linksOf(part.device).english());
    }
    if (nodeCount(machine) > 1) {
        const NetworkCards& cards = networkOf(machine);
        add(fmt::format("network of each node: {} x {}, {}", cards.count, cards.name,
                        *cards.machine != '\0' ? cards.machine : "assumed"));
    }
    return out + "; FP32 rates without tensor cores";
}

} // namespace

TopologyPtr machineTopology(const MachineSpec& machine)
{
    const std::vector<Unit> units = unitsOf(machine);
    TopologyParts parts;
    parts.name = machineText(machine);
    parts.source = sourceOf(machine);
    addUnits(parts, units);
    parts.links.resize(units.size() * units.size());
    Wiring wiring(units, parts);
    for (std::size_t from = 0; from < units.size(); ++from)
        for (std::size_t to = 0; to < units.size(); ++to)
            if (from != to)
                parts.links[from * units.size() + to] = wiring.between(from, to);
    return Topology::create(std::move(parts)).value(); // every figure of the catalogue is valid
}

std::vector<Message> describeMachine(const MachineSpec& machine)
{
    std::vector<Message> out;
    if (const std::size_t nodes = nodeCount(machine); nodes > 1) {
        const NetworkCards& cards = networkOf(machine);
        out.push_back({DOPPLER_PLURAL("core", "{0} nodes with {1} × {2} each", "{0} node with {1} × {2}"),
                       {count(nodes), std::to_string(cards.count), cards.name}});
    }
    const bool linked = deviceCount(machine) > 1;
    for (const MachinePart& part : machine.parts) {
        out.push_back({DOPPLER_TEXT("core", "{0} × {1}"), {std::to_string(part.count), part.device.title}});
        if (linked && isGpu(part.device))
            out.push_back(linksOf(part.device));
    }
    return out;
}

bool isLocalMachine(std::string_view text)
{
    constexpr std::string_view name = "local";
    return std::ranges::equal(
        text, name, [](char a, char b) { return (a >= 'A' && a <= 'Z' ? a + ('a' - 'A') : a) == b; });
}

Result<TopologyPtr> topologyNamed(std::string_view text)
{
    if (isLocalMachine(text))
        return localTopology();
    if (auto preset = builtinTopology(text))
        return preset;
    const auto machine = readMachine(text);
    if (!machine)
        return machine.error();
    return machineTopology(*machine);
}

} // namespace doppler
