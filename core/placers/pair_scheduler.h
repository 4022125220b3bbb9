// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/placer.h"
#include "core/placers/plan.h"

#include <algorithm>
#include <vector>

namespace doppler {

/// List scheduling by pairs: of all ready vertices and their devices always the pair that `better` prefers,
/// appended to what is on the device. better(v, d, start, w, e, otherStart) answers whether (v, d) beats (w,
/// e); pairs come with vertices by id and devices by id. Costs |ready| x |D| each step.
template <class Better>
Result<Placement> placeByPairs(const Problem& problem, const PlacerContext& context, Better better)
{
    const DataflowGraph& graph = problem.graph();
    Plan plan(problem);
    std::vector<std::size_t> missing(graph.vertexCount());
    std::vector<VertexId> ready; // by id
    for (VertexId v : graph.vertices()) {
        missing[v] = graph.inEdges(v).size();
        if (missing[v] == 0)
            ready.push_back(v);
    }
    while (!ready.empty()) {
        if (context.stop.stop_requested())
            return stoppedEarly();
        VertexId best;
        DeviceId bestDevice;
        double bestStart = 0;
        for (VertexId v : ready)
            for (DeviceId d : plan.candidates(v)) {
                const double start = plan.earliestStart(v, d);
                if (!best.valid() || better(v, d, start, best, bestDevice, bestStart)) {
                    best = v;
                    bestDevice = d;
                    bestStart = start;
                }
            }
        plan.place(best, bestDevice, bestStart);
        ready.erase(std::find(ready.begin(), ready.end(), best));
        for (const Edge& e : graph.outEdges(best))
            if (--missing[e.to] == 0)
                ready.insert(std::upper_bound(ready.begin(), ready.end(), e.to), e.to);
    }
    return plan.placement();
}

/// Longest path to the end by `work` alone, communication not counted, v included; by vertex id.
std::vector<double> staticLevels(const Problem& problem, const std::vector<double>& work);

} // namespace doppler
