// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/exact/device_classes.h"

#include "core/problem/named_channels.h"

#include <algorithm>

namespace doppler {

namespace {

/// Routes of a preset are the same for every device; named channels may be anything.
bool presetRoutes(const Problem& problem)
{
    const Topology& topology = problem.topology();
    if (!namedChannelsCount(problem.model().costModel))
        return true;
    for (DeviceId from : topology.devices())
        for (DeviceId to : topology.devices())
            if (!topology.link(from, to).channels.empty())
                return false;
    return true;
}

bool alikeForTasks(const Problem& problem, DeviceId a, DeviceId b)
{
    for (VertexId v : problem.graph().vertices()) {
        const auto allowed = problem.allowedDevices(v);
        if (problem.computeSeconds(v, a) != problem.computeSeconds(v, b) ||
            std::binary_search(allowed.begin(), allowed.end(), a) !=
                std::binary_search(allowed.begin(), allowed.end(), b))
            return false;
    }
    const Device& first = problem.topology().device(a);
    const Device& second = problem.topology().device(b);
    return first.slotCount == second.slotCount &&
           (problem.model().memory != MemoryRule::Enforce || first.memoryBytes == second.memoryBytes);
}

bool alikeForTransfers(const Problem& problem, DeviceId a, DeviceId b)
{
    for (TensorId t : problem.graph().tensors()) {
        if (problem.transferSeconds(t, a, b) != problem.transferSeconds(t, b, a))
            return false;
        for (DeviceId x : problem.topology().devices())
            if (x != a && x != b &&
                (problem.transferSeconds(t, a, x) != problem.transferSeconds(t, b, x) ||
                 problem.transferSeconds(t, x, a) != problem.transferSeconds(t, x, b)))
                return false;
    }
    return true;
}

} // namespace

std::vector<DeviceId> firstAlikeDevices(const Problem& problem)
{
    const bool preset = presetRoutes(problem);
    std::vector<DeviceId> out;
    for (DeviceId d : problem.topology().devices()) {
        out.push_back(d);
        for (DeviceId other : problem.topology().devices()) {
            if (!preset || other == d)
                break;
            if (alikeForTasks(problem, other, d) && alikeForTransfers(problem, other, d)) {
                out.back() = out[other];
                break;
            }
        }
    }
    return out;
}

} // namespace doppler
