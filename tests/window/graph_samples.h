// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs for tests and benchmarks of the graph view.
#pragma once

#include "core/catalog/builtin_topologies.h"
#include "core/graph/graph_builder.h"
#include "core/placers/api/registry.h"
#include "core/run/run.h"

#include <algorithm>
#include <string>
#include <vector>

namespace doppler::samples {

using Vertices = std::vector<VertexId>;

inline Vertices ids(std::initializer_list<std::size_t> values)
{
    Vertices vertices;
    for (const std::size_t value : values)
        vertices.emplace_back(value);
    return vertices;
}

/// Two inputs, their join and what follows: small enough to say by hand where everything goes.
///   0 -> 2, 1 -> 2, 2 -> 3, 0 -> 3
inline GraphPtr diamond()
{
    GraphBuilder builder("diamond");
    for (const char* name : {"left", "right", "join", "end"}) {
        Vertex vertex;
        vertex.name = name;
        vertex.op = name[0] == 'j' ? "matmul" : "add";
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    builder.addEdge(VertexId{0}, VertexId{2});
    builder.addEdge(VertexId{1}, VertexId{2});
    builder.addEdge(VertexId{2}, VertexId{3});
    builder.addEdge(VertexId{0}, VertexId{3});
    return std::move(builder.build()).value();
}

/// Ranks of equal width; each vertex has some three inputs, most from the rank before and near its own place.
inline GraphPtr layered(std::size_t vertices, std::size_t width, std::uint64_t seed)
{
    GraphBuilder builder("layered");
    std::uint64_t state = seed * 0x9e3779b97f4a7c15ULL + 1;
    const auto below = [&](std::size_t limit) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return static_cast<std::size_t>(state % limit);
    };
    for (std::size_t v = 0; v < vertices; ++v) {
        Vertex vertex;
        vertex.name = "layer" + std::to_string(v / width) + "/op" + std::to_string(v % width);
        vertex.op = v % 3 == 0 ? "matmul" : "add";
        vertex.flops = 1e9;
        vertex.outputBytes = 1e6;
        builder.addVertex(std::move(vertex));
    }
    for (std::size_t v = width; v < vertices; ++v) {
        const std::size_t rank = v / width;
        std::vector<std::size_t> inputs;
        for (std::size_t k = 0; k < 3; ++k) {
            const std::size_t back =
                below(10) == 0 && rank > 1 ? 2 + below(std::min<std::size_t>(rank - 1, 3)) : 1;
            const std::size_t place = (v % width + width + below(5) - 2) % width;
            const std::size_t u = (rank - std::min(back, rank)) * width + place;
            if (std::find(inputs.begin(), inputs.end(), u) == inputs.end())
                inputs.push_back(u);
        }
        for (const std::size_t u : inputs)
            builder.addEdge(VertexId{u}, VertexId{v});
    }
    return std::move(builder.build()).value();
}

inline RunPtr runOf(const GraphPtr& graph, const std::string& topology, const std::string& placer,
                    std::uint64_t seed = 1)
{
    const auto problem = Problem::create(graph, builtinTopology(topology).value()).value();
    PlacerContext context;
    context.seed = seed;
    const Placer* found = placerRegistry().find(placer).value();
    auto placed = found->place(*problem, Options(found->info().options), context);
    return makeRun(problem, placed.value().placement, placer).value();
}

} // namespace doppler::samples
