// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/edge_specs.h"
#include "core/topology/topology_edits.h"
#include "core/tune/learned_costs.h"

#include <algorithm>
#include <map>
#include <set>

namespace doppler {

namespace {

/// Measured seconds are by kind, so each group needs a kind of its own. Vertices that are restricted to the
/// former kind may run on the new one.
void separateKinds(TopologyParts& parts, std::span<const std::uint32_t> group, std::vector<Vertex>& vertices)
{
    std::map<std::string, std::uint32_t> ownerOf;
    std::set<std::string> taken{"", "*"};
    for (const Device& device : parts.devices)
        taken.insert({device.kind, device.deviceClass, device.name});
    std::map<std::pair<std::uint32_t, std::string>, std::string> renamed;
    for (std::size_t d = 0; d < parts.devices.size(); ++d) {
        std::string& kind = parts.devices[d].kind;
        const auto owner = ownerOf.try_emplace(kind, group[d]).first->second;
        // A kind that is also a class would give its times to the whole class.
        const bool isUnclear =
            kind.empty() || kind == "*" ||
            std::ranges::any_of(parts.devices, [&](const Device& x) { return x.deviceClass == kind; });
        if (owner == group[d] && !isUnclear)
            continue;
        std::string& name = renamed[{group[d], kind}];
        if (name.empty()) {
            name = kind + " (" + parts.devices[d].name + ")";
            while (taken.contains(name))
                name += "'";
            taken.insert(name);
            for (Vertex& v : vertices)
                if (std::ranges::find(v.allow, kind) != v.allow.end())
                    v.allow.push_back(name);
        }
        kind = name;
    }
}

} // namespace

Result<ProblemPtr> problemWithCosts(const Problem& problem, std::span<const double> seconds,
                                    std::span<const std::uint32_t> group,
                                    std::span<const Problem::LinkCost> links, double explicitFactor)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t devices = problem.deviceCount();
    std::vector<Vertex> vertices;
    vertices.reserve(graph.vertexCount());
    for (VertexId v : graph.vertices())
        vertices.push_back(graph.vertex(v));
    TopologyParts parts = partsOf(problem.topology());
    separateKinds(parts, group, vertices);
    for (std::size_t from = 0; from < devices; ++from)
        for (std::size_t to = 0; to < devices; ++to) {
            if (from == to)
                continue;
            const Problem::LinkCost& cost = links[from * devices + to];
            parts.links[from * devices + to].latency = cost.latency;
            parts.links[from * devices + to].bandwidth = 1 / cost.secondsPerByte;
        }
    GraphBuilder builder(graph.name());
    builder.reserve(graph.vertexCount(), graph.edgeCount());
    for (VertexId v : graph.vertices()) {
        std::map<std::string, double> byKind;
        for (std::size_t d = 0; d < devices; ++d)
            byKind.try_emplace(parts.devices[d].kind, seconds[v * devices + d]);
        vertices[v].seconds.clear();
        for (const auto& [kind, value] : byKind)
            vertices[v].seconds.push_back({kind, value});
        builder.addVertex(std::move(vertices[v]));
    }
    addEdgesOf(graph, builder, explicitFactor);
    builder.setMemory(graph.memory());
    builder.setOrigin(graph.origin());
    auto changed = builder.build();
    if (!changed)
        return changed.error();
    auto topology = Topology::create(std::move(parts));
    if (!topology)
        return topology.error();
    return Problem::create(*std::move(changed), *std::move(topology), problem.model());
}

} // namespace doppler
