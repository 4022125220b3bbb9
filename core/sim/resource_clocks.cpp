// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/resource_clocks.h"

#include <algorithm>

namespace doppler {

ResourceClocks::ResourceClocks(const Problem& p) : problem(&p)
{
    first.push_back(0);
    for (DeviceId d : p.topology().devices())
        add(p.topology().device(d).slotCount, p.vertexCount());
    for (const Channel& c : p.channels())
        add(c.capacity, p.graph().edgeCount()); // every transfer serves an edge
    ends.resize(first.back());
    newest.resize(counts.size());
}

void ResourceClocks::add(std::size_t capacity, std::size_t users)
{
    counts.push_back(std::max<std::size_t>(1, std::min(capacity, users)));
    const bool listed = counts.back() <= mostListed;
    first.push_back(first.back() + (listed ? counts.back() : 0));
    if (!listed)
        wide.resize(problem->deviceCount() + problem->channels().size());
}

void ResourceClocks::clear()
{
    std::fill(ends.begin(), ends.end(), 0.0);
    std::fill(newest.begin(), newest.end(), 0.0);
    for (std::vector<double>& heap : wide)
        heap.clear();
}

double ResourceClocks::free(std::size_t resource) const
{
    if (isWide(resource)) {
        const std::vector<double>& heap = wide[resource];
        return std::max(heap.size() < counts[resource] ? 0 : heap.front(), newest[resource]);
    }
    double time = ends[first[resource]];
    for (std::size_t i = first[resource] + 1; i < first[resource + 1]; ++i)
        time = std::min(time, ends[i]);
    return std::max(time, newest[resource]);
}

double ResourceClocks::routeFree(DeviceId from, DeviceId to) const
{
    double time = 0;
    for (ChannelId c : problem->route(from, to))
        time = std::max(time, free(problem->deviceCount() + c));
    return time;
}

} // namespace doppler
