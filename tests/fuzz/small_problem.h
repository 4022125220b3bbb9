// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/problem/problem.h"

namespace doppler::fuzz {

/// Three vertices in a row, which the corpora place on four devices.
inline ProblemPtr smallProblem()
{
    GraphBuilder builder("small");
    for (const char* name : {"first", "second", "third"}) {
        Vertex vertex;
        vertex.name = name;
        vertex.op = "matmul";
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    builder.addEdge(VertexId{0}, VertexId{1});
    builder.addEdge(VertexId{1}, VertexId{2});
    return Problem::create(builder.build().value(), builtinTopology("4xP100").value()).value();
}

} // namespace doppler::fuzz
