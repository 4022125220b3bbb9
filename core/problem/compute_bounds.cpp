// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/problem/compute_bounds.h"

#include "core/problem/noise.h"
#include "core/problem/problem.h"
#include "core/problem/spread_bound.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace doppler {

ComputeBounds computeBounds(const Problem& problem)
{
    const NoiseSource noise(problem.model());
    const DataflowGraph& graph = problem.graph();
    std::vector<double> finish(problem.vertexCount(), 0);
    ComputeBounds bounds;
    for (VertexId v : graph.topologicalOrder()) {
        double least = std::numeric_limits<double>::infinity();
        for (DeviceId d : problem.allowedDevices(v))
            least = std::min(least, problem.computeSeconds(v, d));
        least *= noise.compute(v);
        double start = 0;
        for (EdgeId e : graph.inEdges(v))
            start = std::max(start, finish[graph.edge(e).from]);
        finish[v] = start + least;
        bounds.path = std::max(bounds.path, finish[v]);
    }
    bounds.work = spreadBound(problem);
    return bounds;
}

} // namespace doppler
