// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/memory_tally.h"

#include "core/graph/metrics.h"

namespace doppler {

bool boundsMemory(const Problem& problem)
{
    return problem.model().costModel == CostModel::Mayer || problem.model().memory == MemoryRule::Enforce;
}

MemoryTally::MemoryTally(const Problem& p)
    : problem(p), bounded(boundsMemory(p)), values(p), demands(bytesStored(p.graph())),
      usedBytes(p.deviceCount(), 0)
{
}

double MemoryTally::demand(VertexId v) const
{
    double sum = 0;
    for (VertexId member : problem.movesTogether(v))
        sum += demands[member];
    return sum;
}

void MemoryTally::add(VertexId v, DeviceId d) { usedBytes[d] += demand(v) + values.add(v, d); }

double MemoryTally::usedShare(DeviceId d) const
{
    return usedBytes[d] == 0 ? 0 : usedBytes[d] / problem.topology().device(d).memoryBytes;
}

std::span<const DeviceId> MemoryTally::feasible(std::span<const DeviceId> candidates, VertexId v)
{
    if (!bounded)
        return candidates;
    found.clear();
    const double bytes = demand(v);
    DeviceId roomiest;
    double most = 0;
    for (DeviceId d : candidates) {
        const double left = problem.topology().device(d).memoryBytes - usedBytes[d];
        if (usedBytes[d] + bytes + values.missing(v, d) <= problem.topology().device(d).memoryBytes)
            found.push_back(d);
        if (!roomiest.valid() || left > most) {
            roomiest = d;
            most = left;
        }
    }
    if (found.empty())
        found.push_back(roomiest);
    return found;
}

} // namespace doppler
