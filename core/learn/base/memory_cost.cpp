// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/memory_cost.h"

#include "core/problem/noise.h"

#include <algorithm>
#include <limits>

namespace doppler {

double outOfMemoryCost(const Problem& problem)
{
    if (problem.model().memory != MemoryRule::Enforce)
        return std::numeric_limits<double>::infinity();
    const DataflowGraph& graph = problem.graph();
    const auto devices = problem.topology().devices();
    const NoiseSource noise(problem.model());
    double sum = 0;
    for (VertexId v : graph.vertices()) {
        double longest = 0;
        for (DeviceId d : problem.allowedDevices(v))
            longest = std::max(longest, problem.computeSeconds(v, d));
        sum += longest * noise.compute(v) + problem.pauseAfterCompute(longest);
    }
    for (TensorId t : graph.tensors())
        for (DeviceId to : devices) {
            double longest = 0;
            double send = 0;
            for (DeviceId from : devices) {
                longest = std::max(longest, problem.transferSeconds(t, from, to));
                send = std::max(send, problem.sendSeconds(from));
            }
            sum += longest * noise.transfer(t, to) + send + problem.pauseAfterTransfer();
        }
    return sum > 0 ? 2 * sum : 1;
}

} // namespace doppler
