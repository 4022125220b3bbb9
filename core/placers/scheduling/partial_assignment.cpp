// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/partial_assignment.h"

#include <algorithm>

namespace doppler {

PartialAssignment::PartialAssignment(const Problem& p)
    : problem(p), memory(p), load(p.deviceCount(), 0), copies(p.graph().tensorCount() * p.deviceCount()),
      devices(p.vertexCount())
{
}

std::span<const DeviceId> PartialAssignment::feasibleDevices(VertexId v)
{
    return memory.feasible(problem.allowedDevices(v), v);
}

double PartialAssignment::seconds(VertexId v, DeviceId d) const
{
    double sum = 0;
    for (VertexId member : problem.movesTogether(v))
        sum += problem.computeSeconds(member, d);
    return sum;
}

std::span<const TensorId> PartialAssignment::incoming(VertexId v)
{
    found.clear();
    for (VertexId member : problem.movesTogether(v))
        for (EdgeId id : problem.graph().inEdges(member))
            if (const Edge& e = problem.graph().edge(id); placed(e.from))
                found.push_back(e.tensor);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void PartialAssignment::place(VertexId v, DeviceId d)
{
    load[d] += seconds(v, d);
    memory.add(v, d);
    for (VertexId member : problem.movesTogether(v)) {
        devices[member] = d;
        for (EdgeId id : problem.graph().inEdges(member))
            setCopy(problem.graph().edge(id).tensor, d, true);
    }
}

DeviceId firstFeasible(std::span<const DeviceId> feasible, std::span<const DeviceId> list, std::size_t first)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (const DeviceId d = list[(first + i) % list.size()];
            std::binary_search(feasible.begin(), feasible.end(), d))
            return d;
    return feasible.front();
}

} // namespace doppler
