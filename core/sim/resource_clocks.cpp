// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/resource_clocks.h"

#include <algorithm>

namespace doppler {

ResourceClocks::ResourceClocks(const Problem& p) : problem(&p)
{
    first.push_back(0);
    for (DeviceId d : p.topology().devices())
        first.push_back(first.back() + p.topology().device(d).slotCount);
    for (const Channel& c : p.channels())
        first.push_back(first.back() + c.capacity);
    ends.resize(first.back());
    newest.resize(first.size() - 1);
}

void ResourceClocks::clear()
{
    std::fill(ends.begin(), ends.end(), 0.0);
    std::fill(newest.begin(), newest.end(), 0.0);
}

double ResourceClocks::free(std::size_t resource) const
{
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
