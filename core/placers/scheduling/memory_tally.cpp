// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/memory_tally.h"

#include "core/graph/metrics.h"

namespace doppler {

bool boundsMemory(const Problem& problem)
{
    return problem.model().costModel == CostModel::Mayer || problem.model().memory == MemoryRule::Enforce;
}

MemoryTally::MemoryTally(const Problem& p)
    : problem(p), bounded(boundsMemory(p)), demands(bytesTouched(p.graph())), usedBytes(p.deviceCount(), 0)
{
}

double MemoryTally::demand(std::span<const VertexId> vertices) const
{
    double sum = 0;
    for (VertexId v : vertices)
        sum += demands[v];
    return sum;
}

double MemoryTally::usedShare(DeviceId d) const
{
    return usedBytes[d] == 0 ? 0 : usedBytes[d] / problem.topology().device(d).memoryBytes;
}

bool MemoryTally::fits(double bytes, DeviceId d) const
{
    return !bounded || usedBytes[d] + bytes <= problem.topology().device(d).memoryBytes;
}

std::span<const DeviceId> MemoryTally::feasible(std::span<const DeviceId> candidates, double bytes)
{
    if (!bounded)
        return candidates;
    found.clear();
    DeviceId roomiest;
    double most = 0;
    for (DeviceId d : candidates) {
        if (fits(bytes, d))
            found.push_back(d);
        const double left = problem.topology().device(d).memoryBytes - usedBytes[d];
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
