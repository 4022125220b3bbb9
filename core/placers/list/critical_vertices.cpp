// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/critical_vertices.h"

#include <cmath>

namespace doppler {

std::vector<double> pathLengths(const Problem& problem, const Levels& level)
{
    std::vector<double> length(problem.vertexCount());
    for (VertexId v : problem.graph().vertices()) // the t-level counts the vertex itself, rank_d does not
        length[v] = level.bLevel[v] + level.tLevel[v] - problem.meanComputeSeconds(v);
    return length;
}

std::vector<VertexId> criticalVertices(const DataflowGraph& graph, const std::vector<double>& priority)
{
    std::vector<VertexId> path;
    VertexId v;
    for (VertexId entry : graph.topologicalOrder())
        if (graph.inEdges(entry).empty() && (!v.valid() || priority[entry] > priority[v]))
            v = entry;
    if (!v.valid())
        return path;
    // Sums of the same numbers in another order differ by rounding.
    const double tolerance = 1e-9 * priority[v];
    for (bool more = true; more;) {
        path.push_back(v);
        more = false;
        for (const Edge& e : graph.outEdges(v))
            if (std::abs(priority[e.to] - priority[v]) <= tolerance) {
                v = e.to;
                more = true;
                break;
            }
    }
    return path;
}

} // namespace doppler
