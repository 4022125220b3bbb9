// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/dnn_partitioning.h"

#include "core/base/excerpt.h"
#include "core/graph/graph_builder.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_format.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/json_sniff.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double secondsPerUnit = 1e-3;
constexpr double usualBandwidth = 2147483648.0; ///< That of the published files: 2 GiB a second.
constexpr std::uint32_t largestId = std::numeric_limits<std::uint32_t>::max();

constexpr std::array<std::string_view, 5> fileKeys{"maxSizePerFPGA", "maxFPGAs", "maxCPUs", "nodes", "edges"};
enum FileKey { MemoryBytes, Accelerators, Cores, Nodes, Edges };
constexpr std::array<std::string_view, 8> nodeKeys{
    "id", "name", "supportedOnFpga", "cpuLatency", "fpgaLatency", "isBackwardNode", "colorClass", "size"};
enum NodeKey { NodeNumber, NodeName, Supported, CpuLatency, FpgaLatency, Backward, ColorClass, NodeSize };
constexpr std::array<std::string_view, 4> edgeKeys{"sourceId", "destId", "cost", "size"};
enum EdgeKey { Source, Target, Cost, EdgeSize };

struct FileEdge {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    double cost = 0; ///< Milliseconds.
    double size = -1;
};

/// The file as it stands.
struct Workload {
    double memoryBytes = 0;
    std::uint32_t accelerators = 0;
    std::uint32_t cores = 0;
    GraphBuilder builder;
    std::unordered_map<std::uint32_t, std::uint32_t> indexOf; ///< Of a node, by its id.
    std::vector<FileEdge> edges;
};

class WorkloadReader {
public:
    WorkloadReader(std::string_view text, Workload& to) : in(text), file(to) {}

    bool read()
    {
        std::uint32_t seen = 0;
        in.enterDocument();
        while (const auto key = in.nextField(fileKeys, seen)) {
            switch (*key) {
            case MemoryBytes:
                in.readQuantity(file.memoryBytes);
                break;
            case Accelerators:
                in.readWhole(file.accelerators, 0, mostDevicesInFile - 1);
                break;
            case Cores:
                in.readWhole(file.cores, 0, 1'000'000);
                break;
            case Nodes:
                readList([&] { readNode(); });
                break;
            case Edges:
                readList([&] { readEdge(); });
                break;
            }
        }
        in.require(fileKeys, seen, Nodes);
        in.require(fileKeys, seen, Edges);
        return in.finish();
    }
    [[nodiscard]] const Error& error() const { return in.error(); }

private:
    template <class ReadOne>
    void readList(const ReadOne& readOne)
    {
        in.enterList();
        while (in.nextElement())
            readOne();
    }

    void readNode()
    {
        Vertex vertex;
        std::uint32_t id = 0;
        std::uint32_t colour = 0;
        double cpu = 0;
        double accelerator = 0;
        bool supported = true;
        bool backward = false;
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(nodeKeys, seen)) {
            switch (*key) {
            case NodeNumber:
                in.readWhole(id, 0, largestId);
                break;
            case NodeName:
                in.readText(vertex.name);
                break;
            case Supported:
                in.readFlag(supported);
                break;
            case CpuLatency:
                in.readQuantity(cpu);
                break;
            case FpgaLatency:
                in.readQuantity(accelerator);
                break;
            case Backward:
                in.readFlag(backward);
                break;
            case ColorClass:
                if (in.takeNull())
                    break;
                in.readWhole(colour, 0, largestId);
                vertex.colocate = "color " + std::to_string(colour);
                break;
            case NodeSize:
                in.readQuantity(vertex.persistentBytes);
                break;
            }
        }
        for (const NodeKey needed : {NodeNumber, CpuLatency, FpgaLatency})
            in.require(nodeKeys, seen, needed);
        if (in.failed())
            return;
        if (!file.indexOf.emplace(id, static_cast<std::uint32_t>(file.builder.vertexCount())).second) {
            in.fail({DOPPLER_TEXT("core", "duplicate id {0}, expected a unique id"), {std::to_string(id)}});
            return;
        }
        if (vertex.name.empty())
            vertex.name = "node" + std::to_string(id);
        if (backward)
            vertex.group = "backward";
        vertex.seconds = {{"cpu", cpu * secondsPerUnit}};
        if (supported)
            vertex.seconds.push_back({"*", accelerator * secondsPerUnit});
        else
            vertex.allow = {"cpu"};
        file.builder.addVertex(std::move(vertex));
    }

    void readEdge()
    {
        FileEdge edge;
        std::uint32_t seen = 0;
        in.enterObject();
        while (const auto key = in.nextField(edgeKeys, seen)) {
            switch (*key) {
            case Source:
                in.readWhole(edge.from, 0, largestId);
                break;
            case Target:
                in.readWhole(edge.to, 0, largestId);
                break;
            case Cost:
                in.readQuantity(edge.cost);
                break;
            case EdgeSize:
                in.readQuantity(edge.size);
                break;
            }
        }
        for (const EdgeKey needed : {Source, Target, Cost})
            in.require(edgeKeys, seen, needed);
        file.edges.push_back(edge);
    }

    JsonReader in;
    Workload& file;
};

bool nearly(double a, double b) { return std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b)); }

/// The bandwidth in which all sizes and costs agree, or nothing.
std::optional<double> commonBandwidth(const std::vector<FileEdge>& edges)
{
    double sizes = 0;
    double costs = 0;
    for (const FileEdge& edge : edges) {
        sizes += edge.size;
        costs += edge.cost * secondsPerUnit;
    }
    if (!(sizes > 0) || !(costs > 0) || !std::isfinite(sizes / costs))
        return std::nullopt;
    const double bandwidth = sizes / costs;
    const auto fits = [&](const FileEdge& e) {
        return e.size >= 0 && nearly(e.size, e.cost * secondsPerUnit * bandwidth);
    };
    return std::all_of(edges.begin(), edges.end(), fits) ? std::optional(bandwidth) : std::nullopt;
}

Error edgeError(std::size_t edge, const char* key, Message message)
{
    return {std::move(message), {}, fmt::format("edges[{}].{}", edge, key)};
}

/// Gives every edge its source's tensor, and the tensors their bytes.
std::optional<Error> addEdges(Workload& file)
{
    const auto bandwidth = commonBandwidth(file.edges);
    std::vector<double> costs(file.builder.vertexCount(), -1);
    file.builder.reserve(file.builder.vertexCount(), file.edges.size());
    for (std::size_t i = 0; i < file.edges.size(); ++i) {
        const FileEdge& edge = file.edges[i];
        const auto from = file.indexOf.find(edge.from);
        const auto to = file.indexOf.find(edge.to);
        for (const bool source : {true, false})
            if ((source ? from : to) == file.indexOf.end())
                return edgeError(i, source ? "sourceId" : "destId",
                                 {DOPPLER_TEXT("core", "there is no node with id {0}"),
                                  {std::to_string(source ? edge.from : edge.to)}});
        double& cost = costs[from->second];
        if (cost >= 0 && !nearly(cost, edge.cost))
            return edgeError(
                i, "cost",
                {DOPPLER_TEXT("core", "found {0}, expected {1} as on the earlier edges of node {2}"),
                 {fmt::format("{}", edge.cost), fmt::format("{}", cost), std::to_string(edge.from)}});
        if (cost < 0) {
            cost = edge.cost;
            file.builder.vertex(VertexId{from->second}).outputBytes =
                bandwidth ? edge.size : edge.cost * secondsPerUnit * usualBandwidth;
        }
        file.builder.addEdge(VertexId{from->second}, VertexId{to->second});
    }
    return std::nullopt;
}

Error inPath(Error error)
{
    if (error.place.starts_with("vertices["))
        error.place.replace(0, 8, "nodes");
    return error;
}

} // namespace

Result<GraphPtr> readDnnPartitioning(std::string_view text, std::string_view name)
{
    Workload file;
    WorkloadReader reader(text, file);
    if (!reader.read())
        return reader.error();
    if (auto error = addEdges(file))
        return *std::move(error);
    file.edges = {};
    file.builder.setName(std::string(name));
    auto graph = file.builder.build();
    return graph ? std::move(graph) : Result<GraphPtr>(inPath(graph.error()));
}

Result<TopologyPtr> readDnnPartitioningDevices(std::string_view text, std::string_view name)
{
    Workload file;
    WorkloadReader reader(text, file);
    if (!reader.read())
        return reader.error();
    TopologyParts parts;
    parts.name = name;
    parts.source = "all times measured; the rates of computing are not used";
    if (file.cores > 0) {
        Device cpu{.name = "cpu", .kind = "cpu", .deviceClass = "cpu"};
        cpu.slotCount = file.cores;
        parts.devices.push_back(std::move(cpu));
    }
    for (std::uint32_t i = 0; i < file.accelerators; ++i) {
        Device device{.name = fmt::format("accelerator{}", i), .kind = "accelerator"};
        if (file.memoryBytes > 0)
            device.memoryBytes = file.memoryBytes;
        parts.devices.push_back(std::move(device));
    }
    const double bandwidth = commonBandwidth(file.edges).value_or(usualBandwidth);
    const bool hasCpu = file.cores > 0;
    const std::size_t n = parts.devices.size();
    for (std::size_t from = 0; from < n; ++from)
        for (std::size_t to = 0; to < n; ++to)
            parts.links.push_back({hasCpu && (from == 0 || to == 0) ? bandwidth : bandwidth / 2, 0, {}});
    parts.contention = Contention::Unlimited;
    return Topology::create(std::move(parts));
}

GraphFormat dnnPartitioningFormat()
{
    return {.id = "dnn-partitioning",
            .name = "MSR dnn-partitioning JSON",
            .extensions = ".json",
            .sniff =
                [](std::string_view text) {
                    const bool head =
                        hasTopLevelKeys(text, {"maxFPGAs"}) ||
                        (hasTopLevelKeys(text, {"nodes"}) &&
                         text.substr(0, 65536).find("\"fpgaLatency\"") != std::string_view::npos);
                    return head ? Match::Yes : Match::No;
                },
            .read = [](std::string_view text,
                       const ReadRequest& ask) { return readDnnPartitioning(text, ask.name); },
            .readTopology = readDnnPartitioningDevices};
}

} // namespace doppler
