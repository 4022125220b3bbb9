// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/what_if.h"
#include "core/graph/edge_specs.h"
#include "core/problem/measured_seconds.h"
#include "core/topology/topology_edits.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

namespace doppler {

namespace {

/// Takes a problem apart so that its parts can be changed.
class Changer {
public:
    explicit Changer(const Problem& p) : problem(p), graphName(p.graph().name()), parts(partsOf(p.topology()))
    {
        for (VertexId v : problem.graph().vertices())
            vertices.push_back(problem.graph().vertex(v));
    }

    void changeLinks(double bandwidth, double latency)
    {
        for (Link& link : parts.links) {
            link.bandwidth *= bandwidth;
            link.latency *= latency;
        }
        edgeSeconds = 1 / bandwidth;
        if (bandwidth != 1)
            parts.name += fmt::format(", bandwidth x{:g}", bandwidth);
        if (latency != 1)
            parts.name += fmt::format(", latency x{:g}", latency);
    }

    void changeDevice(DeviceId d, double factor)
    {
        if (factor == 1)
            return;
        ownKind(d);
        Device& device = parts.devices[d];
        device.flopsPerSecond *= factor;
        device.bytesPerSecond *= factor;
        device.overheadSeconds /= factor;
        parts.name += fmt::format(", {} x{:g}", device.name, factor);
        for (Vertex& v : vertices)
            for (MeasuredSeconds& m : v.seconds)
                if (m.kind == device.kind)
                    m.seconds /= factor;
    }

    /// Gives v, on every device, seconds over the factor. Devices of one kind that take different times for
    /// it are told apart.
    void changeVertex(VertexId v, double factor)
    {
        std::map<std::string, double> byKind;
        for (DeviceId d : problem.topology().devices()) {
            const double seconds = problem.computeSeconds(v, d) / factor;
            const auto [known, isNew] = byKind.insert({parts.devices[d].kind, seconds});
            if (isNew || known->second == seconds)
                continue;
            ownKind(d);
            byKind[parts.devices[d].kind] = seconds;
        }
        vertices[v].seconds.clear();
        for (const auto& [kind, seconds] : byKind)
            vertices[v].seconds.push_back({kind, seconds});
        graphName += fmt::format(", {} x{:g}", problem.graph().label(v), factor);
    }

    void addDevice(DeviceId like)
    {
        const std::size_t n = parts.devices.size();
        std::vector<Link> links;
        Link between;
        for (std::size_t from = 0; from < n; ++from) {
            for (std::size_t to = 0; to < n; ++to)
                links.push_back(parts.links[from * n + to]);
            if (from == like) {
                for (std::size_t to = 0; to < n; ++to)
                    if (to != like && parts.links[from * n + to].bandwidth > between.bandwidth)
                        between = parts.links[from * n + to];
                links.push_back(between);
            } else {
                links.push_back(parts.links[from * n + like]);
            }
        }
        for (std::size_t to = 0; to < n; ++to)
            links.push_back(to == like ? between : parts.links[like * n + to]);
        links.emplace_back();
        parts.links = std::move(links);
        Device device = parts.devices[like];
        device.name = unusedName(device.name);
        // Vertices that name the device itself are still meant for it alone.
        parts.name += ", " + device.name;
        parts.devices.push_back(std::move(device));
    }

    void forgetNamedChannels()
    {
        if (parts.channels.empty())
            return;
        useNoChannels(parts);
        parts.name += ", no named channels";
    }

    Result<ProblemPtr> problemWith(const ModelOptions& model)
    {
        auto graph = makeGraph();
        if (!graph)
            return graph.error();
        auto topology = Topology::create(std::move(parts));
        if (!topology)
            return topology.error();
        const bool graphStays = (*graph)->name() == problem.graph().name() &&
                                (*graph)->fingerprint() == problem.graph().fingerprint();
        return Problem::create(graphStays ? problem.graphPtr() : *std::move(graph),
                               sameTopology(**topology, problem.topology()) ? problem.topologyPtr()
                                                                            : *std::move(topology),
                               model);
    }

private:
    /// A kind that no other device has; measured times and restrictions of the former one hold for it too.
    void ownKind(DeviceId d)
    {
        Device& device = parts.devices[d];
        const Device former = device;
        const std::string& before = former.kind;
        std::set<std::string> taken;
        for (const Device& x : parts.devices)
            taken.insert(x.kind);
        std::string name = before + " (" + device.name + ")";
        while (taken.contains(name))
            name += "'";
        device.kind = name;
        for (Vertex& v : vertices) {
            if (std::find(v.allow.begin(), v.allow.end(), before) != v.allow.end())
                v.allow.push_back(name);
            if (const auto seconds = measuredSeconds(v, former))
                v.seconds.push_back({name, *seconds});
        }
    }

    [[nodiscard]] std::string unusedName(const std::string& base) const
    {
        for (std::size_t i = 2;; ++i) {
            std::string name = base + "-" + std::to_string(i);
            if (std::none_of(parts.devices.begin(), parts.devices.end(),
                             [&](const Device& d) { return d.name == name; }))
                return name;
        }
    }

    Result<GraphPtr> makeGraph()
    {
        const DataflowGraph& graph = problem.graph();
        GraphBuilder builder(graphName);
        builder.reserve(graph.vertexCount(), graph.edgeCount());
        for (Vertex& v : vertices)
            builder.addVertex(std::move(v));
        addEdgesOf(graph, builder, edgeSeconds);
        builder.setMemory(graph.memory());
        builder.setOrigin(graph.origin());
        return builder.build();
    }

    const Problem& problem;
    std::string graphName;
    TopologyParts parts;
    std::vector<Vertex> vertices;
    double edgeSeconds = 1; ///< Factor of the seconds that edges have of their own.
};

} // namespace

Result<ProblemPtr> changedProblem(const Problem& problem, const Change& change)
{
    Changer changer(problem);
    if (change.vertex)
        changer.changeVertex(change.vertex->vertex, change.vertex->factor);
    for (const Change::DeviceSpeed& speed : change.speeds)
        changer.changeDevice(speed.device, speed.factor);
    if (change.bandwidth != 1 || change.latency != 1)
        changer.changeLinks(change.bandwidth, change.latency);
    if (change.another)
        changer.addDevice(*change.another);
    if (change.noNamedChannels)
        changer.forgetNamedChannels();
    return changer.problemWith(change.model.value_or(problem.model()));
}

} // namespace doppler
