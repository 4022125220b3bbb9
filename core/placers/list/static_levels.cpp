// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/pair_scheduler.h"

namespace doppler {

std::vector<double> staticLevels(const Problem& problem, const std::vector<double>& work)
{
    std::vector<double> level(problem.vertexCount(), 0);
    const auto order = problem.graph().topologicalOrder();
    for (auto v = order.rbegin(); v != order.rend(); ++v) {
        for (const Edge& e : problem.graph().outEdges(*v))
            level[*v] = std::max(level[*v], level[e.to]);
        level[*v] += work[*v];
    }
    return level;
}

std::vector<double> staticLevels(const Problem& problem)
{
    std::vector<double> work;
    for (VertexId v : problem.graph().vertices())
        work.push_back(problem.meanComputeSeconds(v));
    return staticLevels(problem, work);
}

} // namespace doppler
