// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/levels.h"

namespace doppler {

Levels levels(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const auto order = graph.topologicalOrder();
    const std::size_t n = graph.vertexCount();
    Levels out{std::vector<double>(n), std::vector<double>(n), std::vector<VertexId>(n),
               std::vector<VertexId>(n)};
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        double longest = 0;
        for (const Edge& e : graph.outEdges(*v)) {
            const double through = problem.meanTransferSeconds(e.tensor) + out.bLevel[e.to];
            if (through > longest || !out.bNext[*v].valid()) {
                longest = through;
                out.bNext[*v] = e.to;
            }
        }
        out.bLevel[*v] = problem.meanComputeSeconds(*v) + longest;
    }
    for (VertexId v : order) {
        double longest = 0;
        for (EdgeId id : graph.inEdges(v)) {
            const Edge& e = graph.edge(id);
            const double through = problem.meanTransferSeconds(e.tensor) + out.tLevel[e.from];
            if (through > longest || !out.tNext[v].valid()) {
                longest = through;
                out.tNext[v] = e.from;
            }
        }
        out.tLevel[v] = problem.meanComputeSeconds(v) + longest;
    }
    return out;
}

} // namespace doppler
