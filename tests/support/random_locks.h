// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/problem/locks.h"

namespace doppler::tests {

/// About a third of the vertices on allowed devices, colocated ones on one; `all`: every vertex.
inline Locks randomLocks(const Problem& problem, Random& random, bool all = false)
{
    Locks locks;
    std::vector<DeviceId> groupDevices(problem.graph().colocationGroups().size());
    for (const VertexId v : problem.graph().vertices()) {
        if (!all && random.below(3) > 0)
            continue;
        const auto devices = problem.allowedDevices(v);
        DeviceId device = devices[random.below(devices.size())];
        if (const int group = problem.colocationGroup(v); group >= 0) {
            DeviceId& common = groupDevices[static_cast<std::size_t>(group)];
            device = common = common.valid() ? common : device;
        }
        locks.push_back({v, device});
    }
    return locks;
}

} // namespace doppler::tests
