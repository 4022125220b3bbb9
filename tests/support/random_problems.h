// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/graph/graph_builder.h"
#include "core/problem/problem.h"
#include "tests/support/held_memory.h"

#include <string>

namespace doppler::tests {

struct RandomShape {
    std::size_t mostVertices = 30;
    std::size_t mostDevices = 5;
    bool ownTensors = true;    ///< Some edges carry tensors of their own.
    bool severalSlots = true;  ///< Some devices run several kernels at once.
    bool restrictions = true;  ///< Some vertices are colocated or restricted to devices.
    bool persistent = false;   ///< Some vertices have persistent bytes.
    bool held = false;         ///< Some values are in memory longer than their readers run.
    bool namedChannels = true; ///< Some pairs have channels of their own, for one transfer or two.
    bool oddTimes = false;     ///< Kernels that take no time, measured times, overheads, slow memory.
    /// 60 vertices and more, and 17 at once where there is more than one: too many for a tree of slots.
    bool wide = false;
};

/// A graph whose times are small integers, so that many things happen at the same time.
inline GraphPtr randomGraph(Random& random, const RandomShape& shape)
{
    const std::size_t n = shape.wide ? 60 + random.below(30) : 1 + random.below(shape.mostVertices);
    GraphBuilder builder("random");
    for (std::size_t v = 0; v < n; ++v) {
        Vertex x;
        x.name = "v" + std::to_string(v);
        x.flops = static_cast<double>(1 + random.below(9));
        x.outputBytes = static_cast<double>(random.below(9));
        if (shape.restrictions && random.below(12) == 0)
            x.colocate = "c" + std::to_string(random.below(3));
        if (shape.restrictions && random.below(8) == 0)
            x.allow = {"d0", "fast"}; // A device and a kind: the first device is in every topology.
        if (shape.persistent && random.below(4) == 0)
            x.persistentBytes = static_cast<double>(random.below(6));
        if (shape.oddTimes && random.below(10) == 0)
            x.flops = 0;
        else if (shape.oddTimes && random.below(10) == 0)
            x.seconds = {{"*", 3}, {"fast", static_cast<double>(random.below(4))}};
        builder.addVertex(std::move(x));
    }
    // Ids need not be topological: edges go along a random order of the vertices.
    std::vector<std::size_t> order(n);
    for (std::size_t i = 0; i < n; ++i) {
        order[i] = i;
        std::swap(order[i], order[random.below(i + 1)]);
    }
    const std::size_t edges = n < 2 ? 0 : random.below(3 * n);
    std::vector<bool> taken(n * n, false);
    for (std::size_t k = 0; k < edges; ++k) {
        std::size_t i = random.below(n);
        std::size_t j = random.below(n);
        if (i == j || taken[std::min(i, j) * n + std::max(i, j)])
            continue;
        taken[std::min(i, j) * n + std::max(i, j)] = true;
        EdgeSpec edge{static_cast<std::uint32_t>(order[std::min(i, j)]),
                      static_cast<std::uint32_t>(order[std::max(i, j)]),
                      {},
                      {},
                      {}};
        if (shape.ownTensors && random.below(5) == 0)
            edge.bytes = static_cast<double>(1 + random.below(9));
        else if (shape.ownTensors && random.below(6) == 0) {
            edge.tensor = "shared";
            edge.seconds = 2;
        }
        builder.addEdge(std::move(edge));
    }
    // From a generator of its own, so that everything else is as without it.
    if (Random own(random.words()[2]); shape.held && own.below(3) > 0)
        addHeldMemory(own, builder);
    return builder.build().value();
}

inline TopologyPtr randomTopology(Random& random, const RandomShape& shape)
{
    TopologyParts parts;
    parts.name = "random";
    const std::size_t n = 1 + random.below(shape.mostDevices);
    for (std::size_t d = 0; d < n; ++d) {
        Device x;
        x.name = "d" + std::to_string(d);
        x.kind = random.below(2) == 0 ? "fast" : "slow";
        x.flopsPerSecond = x.kind == "fast" ? 2 : 1;
        if (shape.severalSlots && random.below(4) == 0)
            x.slotCount = shape.wide ? 17 : 2;
        if (shape.oddTimes) {
            x.overheadSeconds = 0.5 * static_cast<double>(random.below(2));
            if (random.below(2) == 0)
                x.bytesPerSecond = static_cast<double>(1 + random.below(4));
        }
        parts.devices.push_back(std::move(x));
    }
    for (std::size_t c = shape.namedChannels ? random.below(3) : 0; c > 0; --c)
        parts.channels.push_back({"bus" + std::to_string(c), random.below(2) == 0 ? 1U
                                                             : shape.wide         ? 17U
                                                                                  : 2U});
    for (std::size_t i = 0; i < n * n; ++i) {
        Link link{static_cast<double>(1 + random.below(3)), static_cast<double>(random.below(2)), {}};
        for (std::size_t c = 0; c < parts.channels.size(); ++c)
            if (random.below(4) == 0)
                link.channels.emplace_back(c);
        parts.links.push_back(std::move(link));
    }
    parts.contention = static_cast<Contention>(random.below(4));
    return Topology::create(std::move(parts)).value();
}

/// Whether some vertex may not run on every device.
inline bool isRestricted(const Problem& problem)
{
    for (VertexId v : problem.graph().vertices())
        if (problem.allowedDevices(v).size() < problem.deviceCount())
            return true;
    return false;
}

/// One in twelve is wide, unless the shape asks for small ones.
inline ProblemPtr randomProblem(Random& random, ModelOptions model, RandomShape shape = {})
{
    // Told by the generator's state, so that nothing is drawn for it and the others stay what they were.
    if (shape.severalSlots && shape.mostVertices >= RandomShape{}.mostVertices)
        shape.wide = shape.wide || random.words()[3] % 12 == 1;
    // Drawn in this order by every compiler, which two arguments of one call would not be.
    const TopologyPtr topology = randomTopology(random, shape);
    return Problem::create(randomGraph(random, shape), topology, model).value();
}

} // namespace doppler::tests
