// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <algorithm>
#include <span>
#include <vector>

namespace doppler {

/// When the slots of devices and channels are free, for whoever plans tasks and transfers one after the
/// other: each resource serves in the order in which it is asked, nothing starts before what was asked for
/// earlier.
class ResourceClocks {
public:
    explicit ResourceClocks(const Problem& problem);
    /// Back to time 0.
    void clear();

    /// When the next task can start on a device at the earliest.
    [[nodiscard]] double deviceFree(DeviceId d) const { return free(d); }
    /// When the next transfer can start at the earliest; 0 where nothing limits the route.
    [[nodiscard]] double routeFree(DeviceId from, DeviceId to) const;
    /// Starts a task on the device as soon as it is ready: its start.
    double startTask(DeviceId d, double ready, double seconds)
    {
        return occupy(std::span(&d, 1), 0, ready, seconds);
    }
    /// Starts a transfer as soon as it is ready: its start. It takes a slot of every channel of the route.
    double startTransfer(DeviceId from, DeviceId to, double ready, double seconds)
    {
        return occupy(problem->route(from, to), problem->deviceCount(), ready, seconds);
    }
    /// When each slot of a resource (devices, then channels) is free.
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
    std::vector<std::size_t> first; ///< Into ends, by resource: devices, then channels.
    std::vector<double> ends;
    std::vector<double> newest; ///< By resource: the newest start.
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
