// SPDX-License-Identifier: GPL-3.0-or-later
// Problems with hardly more memory than their graphs need.
#pragma once

#include "core/graph/graph_builder.h"
#include "core/problem/problem.h"

namespace doppler::tests {

/// Twelve kernels of 100 bytes each, independent or in a chain, on a fast device and two slow ones; memory is
/// enforced.
inline ProblemPtr tightProblem(bool chain, double fastMemory, double slowMemory)
{
    GraphBuilder builder("tight");
    for (std::uint32_t i = 0; i < 12; ++i) {
        Vertex v;
        v.flops = 100;
        v.persistentBytes = 90;
        v.outputBytes = 10;
        builder.addVertex(std::move(v));
        if (chain && i > 0)
            builder.addEdge(VertexId{i - 1}, VertexId{i});
    }
    TopologyParts parts;
    parts.name = "three";
    for (const char* name : {"fast", "slow1", "slow2"}) {
        Device d;
        d.name = d.kind = name;
        d.flopsPerSecond = parts.devices.empty() ? 100 : 1;
        d.memoryBytes = parts.devices.empty() ? fastMemory : slowMemory;
        parts.devices.push_back(d);
    }
    parts.links.assign(9, Link{1e6, 0, {}});
    ModelOptions model;
    model.memory = MemoryRule::Enforce;
    return Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model)
        .value();
}

} // namespace doppler::tests
