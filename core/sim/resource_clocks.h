// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <algorithm>
#include <functional>
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
    /// The time at which each slot of a resource (devices, then channels) becomes free, in any order. Slots
    /// at the end that were never used may be missing; they are free from time 0.
    [[nodiscard]] std::span<const double> slots(std::size_t resource) const
    {
        if (isWide(resource))
            return wide[resource];
        return std::span(ends).subspan(first[resource], first[resource + 1] - first[resource]);
    }
    /// The slots that tasks or transfers of the problem can occupy at once.
    [[nodiscard]] std::size_t slotCount(std::size_t resource) const { return counts[resource]; }
    /// Devices, then channels.
    [[nodiscard]] std::size_t resourceCount() const { return newest.size(); }

private:
    /// Resources with more slots than this keep a heap of those in use: a file may name any number of slots.
    static constexpr std::size_t mostListed = 64;
    void add(std::size_t capacity, std::size_t users);
    [[nodiscard]] bool isWide(std::size_t resource) const { return counts[resource] > mostListed; }
    [[nodiscard]] double free(std::size_t resource) const;
    void occupySlot(std::size_t resource, double end);
    template <class Ids>
    double occupy(Ids ids, std::size_t offset, double ready, double seconds);

    const Problem* problem;
    std::vector<std::size_t> first; ///< Start in ends, by resource: devices, then channels.
    std::vector<double> ends;
    std::vector<std::size_t> counts;       ///< Slots by resource.
    std::vector<std::vector<double>> wide; ///< By resource; empty: no resource is wide. Earliest end first.
    std::vector<double> newest;            ///< By resource: the latest start.
};

template <class Ids>
double ResourceClocks::occupy(Ids ids, std::size_t offset, double ready, double seconds)
{
    double start = ready;
    for (const auto id : ids)
        start = std::max(start, free(offset + id));
    for (const auto id : ids) {
        const std::size_t resource = offset + id;
        occupySlot(resource, start + seconds);
        newest[resource] = start;
    }
    return start;
}

inline void ResourceClocks::occupySlot(std::size_t resource, double end)
{
    if (isWide(resource)) {
        std::vector<double>& heap = wide[resource];
        if (heap.size() == counts[resource]) {
            std::pop_heap(heap.begin(), heap.end(), std::greater<>());
            heap.pop_back();
        }
        heap.push_back(end);
        std::push_heap(heap.begin(), heap.end(), std::greater<>());
        return;
    }
    double* slot = &ends[first[resource]];
    for (std::size_t i = first[resource] + 1; i < first[resource + 1]; ++i)
        if (ends[i] < *slot)
            slot = &ends[i];
    *slot = end;
}

} // namespace doppler
