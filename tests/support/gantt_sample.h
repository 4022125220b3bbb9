// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/run/run.h"
#include "core/workloads/api/workload.h"

/// Real runs for the tests of the Gantt view and of the playback.
namespace doppler::sample {

inline RunPtr place(const GraphPtr& graph, const TopologyPtr& topology, const char* placer,
                    std::uint64_t seed = 1)
{
    const auto problem = Problem::create(graph, topology).value();
    PlacerContext context;
    context.seed = seed;
    auto result = placerRegistry().find(placer).value()->place(*problem, {}, context);
    return makeRun(problem, std::move(result).value().placement, placer).value();
}

/// CHAINMM, 76 vertices, on four P100.
inline RunPtr chainmm(const char* placer = "critical-path", std::uint64_t seed = 1)
{
    return place(generateWorkload("chainmm").value(), builtinTopology("4xP100").value(), placer, seed);
}

/// a and b (1 s each) on gpu0, c (2 s, needs both) on gpu1; a's output takes 1 s to move, b's 0.5 s:
///   gpu0  a 0-1, b 1-2     gpu0 to gpu1  a 1-2, b 2-2.5     gpu1  c 2.5-4.5
inline RunPtr threeTasks()
{
    GraphBuilder builder("three");
    const auto add = [&](const char* name, double seconds, double bytes) {
        Vertex vertex;
        vertex.name = name;
        vertex.seconds = {{"*", seconds}};
        vertex.outputBytes = bytes;
        return builder.addVertex(vertex);
    };
    const VertexId a = add("a", 1, 100);
    const VertexId b = add("b", 1, 50);
    const VertexId c = add("c", 2, 10);
    builder.addEdge(a, c);
    builder.addEdge(b, c);
    TopologyParts parts;
    parts.name = "pair";
    for (const char* name : {"gpu0", "gpu1"}) {
        Device device;
        device.name = name;
        parts.devices.push_back(device);
    }
    Link link;
    link.bandwidth = 100;
    parts.links.assign(4, link);
    const auto problem =
        Problem::create(builder.build().value(), Topology::create(std::move(parts)).value()).value();
    return makeRun(problem, {{DeviceId{0}, DeviceId{0}, DeviceId{1}}, {}}, "manual").value();
}

/// a (5 s, gpu1) feeds b (1 s, gpu0). c (10 s) is ready at 0 on gpu0, which runs two at once, but comes after
/// b in the order that the rule strict keeps:
///   gpu1  a 0-5     gpu0  b 5-6, c 5-15
inline RunPtr inTurn()
{
    GraphBuilder builder("turns");
    for (const auto& [name, seconds] : {std::pair("a", 5.0), std::pair("b", 1.0), std::pair("c", 10.0)}) {
        Vertex vertex;
        vertex.name = name;
        vertex.seconds = {{"*", seconds}};
        builder.addVertex(vertex);
    }
    builder.addEdge(VertexId{0}, VertexId{1});
    TopologyParts parts;
    parts.name = "pair";
    parts.devices.resize(2);
    parts.devices[0].name = "gpu0";
    parts.devices[0].slotCount = 2;
    parts.devices[1].name = "gpu1";
    parts.links.assign(4, Link{100, 0, {}});
    ModelOptions model;
    model.schedule = ChooseTask::Strict;
    const auto problem =
        Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model).value();
    const Placement plan{{DeviceId{1}, DeviceId{0}, DeviceId{0}}, {VertexId{0}, VertexId{1}, VertexId{2}}};
    return makeRun(problem, plan, "manual").value();
}

/// Many short tasks: `count` vertices in chains that cross over now and then, on four P100 in turn.
inline RunPtr manyTasks(std::size_t count, std::uint64_t seed = 1)
{
    GraphBuilder builder("many");
    Random random(seed);
    for (std::size_t i = 0; i < count; ++i) {
        Vertex vertex;
        vertex.seconds = {{"*", 1e-6 + 9e-6 * random.uniform()}};
        vertex.outputBytes = 1000 + static_cast<double>(random.below(100000));
        const VertexId v = builder.addVertex(vertex);
        if (i >= 64)
            builder.addEdge(VertexId{i - 64}, v);
        if (i >= 64 && random.below(4) == 0)
            builder.addEdge(VertexId{i - 64 + 1 + random.below(63)}, v);
    }
    return place(builder.build().value(), builtinTopology("4xP100").value(), "round-robin", seed);
}

} // namespace doppler::sample
