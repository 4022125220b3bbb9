// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <algorithm>
#include <span>
#include <vector>

namespace doppler {

/// When the slots of devices and channels become free, for planners that add tasks and transfers one after
/// the other. Each resource serves requests in their order; none starts before an earlier request.
class ResourceClocks {
public:
    explicit ResourceClocks(const Problem& problem);
    /// Returns to time 0.
    void clear();

    /// The earliest start of the next task on a device.
    [[nodiscard]] double deviceFree(DeviceId d) const { return free(d); }
    /// The earliest start of the next transfer; 0 if nothing limits the route.
    [[nodiscard]] double routeFree(DeviceId from, DeviceId to) const;
    /// Starts a task on the device as soon as it is ready. Returns its start.
    double startTask(DeviceId d, double ready, double seconds)
    {
        return occupy(std::span(&d, 1), 0, ready, seconds);
    }
    /// Starts a transfer as soon as it is ready. Returns its start. The transfer occupies a slot of every
    /// channel of the route.
    double startTransfer(DeviceId from, DeviceId to, double ready, double seconds)
    {
        return occupy(problem->route(from, to), problem->deviceCount(), ready, seconds);
    }
    /// The time at which each slot of a resource (devices, then channels) becomes free.
    [[nodiscard]] std::span<const double> slots(std::size_t resource) const
    {
        return std::span(ends).subspan(first[resource], first[resource + 1] - first[resource]);
    }
    /// Devices, then channels.
    [[nodiscard]] std::size_t resourceCount() const { return newest.size(); }

private:
    [[nodiscard]] double free(std::size_t resource) const;
    template <class Ids>
    double occupy(Ids ids, std::size_t offset, double ready, double seconds);

    const Problem* problem;
    std::vector<std::size_t> first; ///< Start in ends, by resource: devices, then channels.
    std::vector<double> ends;
    std::vector<double> newest; ///< By resource: the latest start.
};

template <class Ids>
double ResourceClocks::occupy(Ids ids, std::size_t offset, double ready, double seconds)
{
    double start = ready;
    for (const auto id : ids)
        start = std::max(start, free(offset + id));
    for (const auto id : ids) {
        const std::size_t resource = offset + id;
        double* slot = &ends[first[resource]];
        for (std::size_t i = first[resource] + 1; i < first[resource + 1]; ++i)
            if (ends[i] < *slot)
                slot = &ends[i];
        *slot = start + seconds;
        newest[resource] = start;
    }
    return start;
}

} // namespace doppler
