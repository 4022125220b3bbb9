// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/plan.h"

#include <algorithm>
#include <limits>

namespace doppler {

Plan::Plan(const Problem& p)
    : problem(p), slots(p.deviceCount()), devices(p.vertexCount()),
      groupDevice(p.graph().colocationGroups().size()), starts(p.vertexCount()), ends(p.vertexCount())
{
    for (DeviceId d : p.topology().devices())
        slots[d].resize(p.topology().device(d).slotCount);
}

std::span<const DeviceId> Plan::candidates(VertexId v) const
{
    if (const int group = problem.colocationGroup(v); group >= 0)
        if (const DeviceId& d = groupDevice[static_cast<std::size_t>(group)]; d.valid())
            return {&d, 1};
    return problem.allowedDevices(v);
}

double Plan::dataReady(VertexId v, DeviceId d) const
{
    double ready = 0;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const Edge& e = problem.graph().edge(id);
        ready = std::max(ready, ends[e.from] + problem.transferSeconds(e.tensor, devices[e.from], d));
    }
    return ready;
}

double Plan::available(DeviceId d) const
{
    double first = std::numeric_limits<double>::infinity();
    for (const Slot& slot : slots[d])
        first = std::min(first, slot.empty() ? 0 : slot.back().end);
    return first;
}

double Plan::earliestStart(DeviceId d, double ready) const { return std::max(available(d), ready); }

double Plan::firstGap(const Slot& slot, double ready, double length)
{
    auto next = std::upper_bound(slot.begin(), slot.end(), ready,
                                 [](double t, const Interval& i) { return t < i.end; });
    double start = ready;
    for (; next != slot.end(); ++next) {
        if (start + length <= next->start)
            return start;
        start = std::max(start, next->end);
    }
    return start;
}

double Plan::earliestStartInGap(VertexId v, DeviceId d) const
{
    const double ready = dataReady(v, d);
    const double length = problem.computeSeconds(v, d);
    double first = std::numeric_limits<double>::infinity();
    for (const Slot& slot : slots[d])
        first = std::min(first, firstGap(slot, ready, length));
    return first;
}

void Plan::place(VertexId v, DeviceId d, double start)
{
    const double length = problem.computeSeconds(v, d);
    devices[v] = d;
    starts[v] = start;
    ends[v] = start + length;
    if (const int group = problem.colocationGroup(v); group >= 0)
        groupDevice[static_cast<std::size_t>(group)] = d;
    // The slot that is free then; the most recently used one keeps gaps of the others whole.
    Slot* best = nullptr;
    for (Slot& slot : slots[d])
        if (firstGap(slot, start, length) == start &&
            (!best || (!slot.empty() && (best->empty() || slot.back().end > best->back().end))))
            best = &slot;
    if (!best)
        best = &slots[d].front();
    best->insert(std::upper_bound(best->begin(), best->end(), start,
                                  [](double t, const Interval& i) { return t < i.start; }),
                 {start, start + length});
}

Placement Plan::placement() const
{
    Placement out{devices, {}};
    for (VertexId v : problem.graph().topologicalOrder())
        out.order.push_back(v);
    // Stable from a topological order: kernels of no duration stay behind what they depend on.
    std::stable_sort(out.order.begin(), out.order.end(),
                     [&](VertexId a, VertexId b) { return starts[a] < starts[b]; });
    return out;
}

} // namespace doppler
