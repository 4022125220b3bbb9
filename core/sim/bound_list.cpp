// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/bound_list.h"

#include "core/problem/compute_bounds.h"

#include <algorithm>

namespace doppler {

std::vector<NamedBound> lowerBounds(const Problem& problem, const std::stop_token& stop)
{
    const ComputeBounds compute = computeBounds(problem);
    std::vector<NamedBound> bounds{{BoundKind::Path, compute.path, {}}, {BoundKind::Work, compute.work, {}}};
    if (problem.model().noise.any() || !smallEnoughForMargins(problem))
        return bounds;
    const double quantum = timeQuantum(problem);
    const Margins around = margins(problem);
    const double path = pathBound(problem, around);
    bounds.push_back({BoundKind::TransferPath, path, {}});
    const double least = roundUp(std::max(problem.lowerBound(), path), quantum);
    const double density = densityBound(problem, around, least, quantum, stop);
    if (!stop.stop_requested())
        bounds.push_back({BoundKind::Density, density, {}});
    return bounds;
}

std::vector<NamedBound> placementBounds(const Problem& problem, const Placement& placement)
{
    if (problem.model().noise.any() || problem.vertexCount() == 0)
        return {};
    const DataflowGraph& graph = problem.graph();
    std::vector<double> finish(problem.vertexCount(), 0);
    std::vector<double> load(problem.deviceCount(), 0);
    double path = 0;
    for (VertexId v : graph.topologicalOrder()) {
        const DeviceId device = placement.devices[v];
        double start = 0;
        for (EdgeId e : graph.inEdges(v)) {
            const Edge& edge = graph.edge(e);
            start = std::max(start,
                             finish[edge.from] +
                                 problem.transferSeconds(edge.tensor, placement.devices[edge.from], device));
        }
        const double seconds = problem.computeSeconds(v, device);
        finish[v] = start + seconds;
        path = std::max(path, finish[v]);
        load[device] += seconds;
    }
    for (DeviceId d : problem.topology().devices())
        load[d] /= problem.topology().device(d).slotCount;
    const auto most = std::ranges::max_element(load);
    return {{BoundKind::PlacementPath, path, {}},
            {BoundKind::PlacementLoad, *most, DeviceId{static_cast<std::size_t>(most - load.begin())}}};
}

std::optional<NamedBound> bindingBound(const std::vector<NamedBound>& bounds, bool forAll)
{
    std::optional<NamedBound> most;
    for (const NamedBound& bound : bounds)
        if ((!forAll || holdsForAll(bound.kind)) && (!most || bound.seconds > most->seconds))
            most = bound;
    return most;
}

} // namespace doppler
