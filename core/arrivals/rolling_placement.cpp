// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/rolling_placement.h"

#include "core/arrivals/alone_placements.h"
#include "core/graph/edge_specs.h"
#include "core/graph/settle_memory.h"

#include <algorithm>

namespace doppler {

RollingPlacement::RollingPlacement(const OpenedWorkload& of, ChosenPlacer placer, Budget budget,
                                   std::stop_token stop, Placed placed)
    : workload(of), graph(of.problem->graph()), by(std::move(placer)), limit(budget),
      stopped(std::move(stop)), mode(placed), isPlaced(of.problem->vertexCount(), false),
      indexOf(of.problem->vertexCount(), absent)
{
    for (const VertexId v : graph.vertices())
        current.devices.push_back(workload.problem->allowedDevices(v).front());
}

std::optional<Placement> RollingPlacement::place(double now, std::span<const TaskRun> tasks)
{
    auto rest = restOf(now, tasks);
    if (!rest) {
        fault = rest.error();
        return std::nullopt;
    }
    if (rest->vertices.empty())
        return current;
    auto placed = placeStatically(rest->problem, by, limit, stopped);
    if (!placed) {
        fault = placed.error();
        return std::nullopt;
    }
    for (std::size_t i = 0; i < rest->vertices.size(); ++i) {
        const VertexId v = rest->vertices[i];
        const DeviceId device = placed->devices[i];
        if (tasks[v].start != never && device != tasks[v].device) {
            fault = Error{{DOPPLER_TEXT("core", "{0} has started and cannot be moved; give the devices names "
                                                "that are no kinds of others"),
                           {graph.label(v)}},
                          {},
                          {}};
            return std::nullopt;
        }
        current.devices[v] = device;
        isPlaced[v] = true;
    }
    current.order = orderOf(tasks, *rest, *placed);
    return current;
}

/// Marks the vertices that the placer gets: those that are known and have not started, and the started ones
/// that still matter to them.
void RollingPlacement::chooseVertices(double now, std::span<const TaskRun> tasks)
{
    std::ranges::fill(indexOf, absent);
    const std::vector<bool> known = workload.unfolding.known(now, workload.merged.releases, tasks);
    for (const VertexId v : graph.vertices()) {
        if (!known[v])
            continue;
        if (tasks[v].start == never) {
            indexOf[v] = 0;
            for (const EdgeId id : graph.inEdges(v))
                indexOf[graph.edge(id).from] = 0;
            for (const VertexId other : workload.problem->movesTogether(v))
                indexOf[other] = 0;
        } else if (tasks[v].end > now) {
            indexOf[v] = 0;
        }
    }
    std::uint32_t next = 0;
    for (std::uint32_t& index : indexOf)
        if (index != absent)
            index = next++;
}

Result<RollingPlacement::Rest> RollingPlacement::restOf(double now, std::span<const TaskRun> tasks)
{
    chooseVertices(now, tasks);
    GraphBuilder builder(graph.name());
    Rest rest;
    addRestVertices(now, tasks, builder, rest);
    if (rest.vertices.empty())
        return rest;
    addRestEdges(tasks, builder);
    builder.setMemory(restMemory());
    auto built = builder.build();
    if (!built)
        return built.error();
    auto problem = Problem::create(*std::move(built), workload.problem->topologyPtr(),
                                   withoutNoise(workload.problem->model()));
    if (!problem)
        return problem.error();
    rest.problem = *std::move(problem);
    return rest;
}

void RollingPlacement::addRestVertices(double now, std::span<const TaskRun> tasks, GraphBuilder& builder,
                                       Rest& rest)
{
    const std::vector<double> bytes = restBytes();
    for (const VertexId v : graph.vertices()) {
        if (indexOf[v] == absent)
            continue;
        Vertex vertex = graph.vertex(v);
        vertex.persistentBytes = bytes[v];
        if (const TaskRun& task = tasks[v]; task.start != never) {
            const double expectedEnd = task.start + workload.problem->computeSeconds(v, task.device);
            vertex.allow = {workload.problem->topology().device(task.device).name};
            vertex.seconds = {{"*", task.end <= now ? 0 : std::max(expectedEnd - now, 0.0)}};
            vertex.flops.reset();
            vertex.kernel.reset();
        } else if (mode == Placed::Once && isPlaced[v]) {
            vertex.allow = {workload.problem->topology().device(current.devices[v]).name};
        }
        builder.addVertex(std::move(vertex));
        rest.vertices.push_back(v);
    }
}

/// The edges to what has not started.
void RollingPlacement::addRestEdges(std::span<const TaskRun> tasks, GraphBuilder& builder) const
{
    for (const VertexId v : graph.vertices()) {
        if (indexOf[v] == absent)
            continue;
        const TensorId plain = plainTensorOf(graph, v);
        for (const Edge& edge : graph.outEdges(v)) {
            if (indexOf[edge.to] == absent || tasks[edge.to].start != never)
                continue;
            EdgeSpec spec = specOf(graph, edge, plain);
            spec.from = indexOf[edge.from];
            spec.to = indexOf[edge.to];
            builder.addEdge(std::move(spec));
        }
    }
}

/// By vertex: the first user of shared weights in the rest carries their bytes.
std::vector<double> RollingPlacement::restBytes() const
{
    std::vector<double> bytes = ownPersistentBytes(graph);
    for (const HeldValue& weight : graph.memory().sharedWeights) {
        const auto first =
            std::ranges::find_if(weight.users, [&](VertexId user) { return indexOf[user] != absent; });
        if (first != weight.users.end())
            bytes[*first] += weight.bytes;
    }
    return bytes;
}

/// What is held for the vertices of the rest.
GraphMemory RollingPlacement::restMemory() const
{
    GraphMemory out;
    const auto keep = [&](const std::vector<HeldValue>& values, std::vector<HeldValue>& kept) {
        for (const HeldValue& value : values) {
            HeldValue rest{value.name, value.bytes, {}};
            for (const VertexId user : value.users)
                if (indexOf[user] != absent)
                    rest.users.emplace_back(indexOf[user]);
            if (!rest.users.empty())
                kept.push_back(std::move(rest));
        }
    };
    keep(graph.memory().sharedWeights, out.sharedWeights);
    keep(graph.memory().inputs, out.inputs);
    for (GraphResult result : graph.memory().results)
        if (indexOf[result.vertex] != absent) {
            result.vertex = VertexId{indexOf[result.vertex]};
            out.results.push_back(std::move(result));
        }
    return out;
}

/// The started vertices by start, then the order of the placer, then what has not arrived. Empty if the
/// placer plans no order.
std::vector<VertexId> RollingPlacement::orderOf(std::span<const TaskRun> tasks, const Rest& rest,
                                                const Placement& placed) const
{
    if (placed.order.empty())
        return {};
    std::vector<VertexId> order;
    order.reserve(graph.vertexCount());
    for (const VertexId v : graph.topologicalOrder())
        if (tasks[v].start != never)
            order.push_back(v);
    std::ranges::stable_sort(order, {}, [&](VertexId v) { return tasks[v].start; });
    for (const VertexId i : placed.order)
        if (tasks[rest.vertices[i]].start == never)
            order.push_back(rest.vertices[i]);
    for (const VertexId v : graph.topologicalOrder())
        if (tasks[v].start == never && indexOf[v] == absent)
            order.push_back(v);
    return order;
}

} // namespace doppler
