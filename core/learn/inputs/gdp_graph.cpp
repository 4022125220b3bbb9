// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/inputs/gdp_graph.h"

#include "core/base/fingerprint.h"
#include "core/learn/inputs/features.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

std::size_t gdpKindColumn(const std::string& op)
{
    Fingerprint hash;
    hash.add(std::string_view(op));
    return static_cast<std::size_t>(hash.value() % GdpGraph::kindColumns);
}

GdpGraph::GdpGraph(const Problem& problem)
    : order(problem.graph().topologicalOrder().begin(), problem.graph().topologicalOrder().end()),
      leader(problem.vertexCount()), devices(problem.deviceCount()),
      allowed(problem.vertexCount() * problem.deviceCount(), 0)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t n = graph.vertexCount();
    inputs.assign(n * columns, 0.0F);
    std::vector<std::array<double, 3>> sizes(n);
    for (VertexId v : graph.vertices()) {
        inputs[v * columns + gdpKindColumn(graph.vertex(v).op)] = 1;
        double bytes = graph.vertex(v).outputBytes;
        for (const Edge& e : graph.outEdges(v))
            bytes = std::max(bytes, graph.tensor(e.tensor).bytes);
        sizes[v] = {std::log1p(bytes), static_cast<double>(graph.inEdges(v).size()),
                    static_cast<double>(graph.outEdges(v).size())};
        std::vector<std::uint32_t> own;
        for (const Edge& e : graph.outEdges(v))
            own.push_back(e.to);
        for (EdgeId e : graph.inEdges(v))
            own.push_back(graph.edge(e).from);
        std::sort(own.begin(), own.end());
        neighbours.insert(neighbours.end(), own.begin(), std::unique(own.begin(), own.end()));
        neighbourStart.push_back(static_cast<std::uint32_t>(neighbours.size()));
        for (DeviceId d : problem.allowedDevices(v))
            allowed[v * devices + d] = 1;
    }
    for (std::size_t c = 0; c < 3; ++c)
        zScore(
            n, [&](std::size_t v) { return sizes[v][c]; },
            [&](std::size_t v, float z) { inputs[v * columns + kindColumns + c] = z; });
    for (std::uint32_t at : order) {
        const VertexId v{at};
        if (!leader[v].valid())
            for (VertexId u : problem.movesTogether(v))
                leader[u] = v;
    }
}

} // namespace doppler
