// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/plan.h"

#include <algorithm>
#include <limits>

namespace doppler {

Plan::Plan(const Problem& p)
    : problem(p), slots(p.deviceCount()), devices(p.vertexCount()),
      groups(p.graph().colocationGroups().size()), starts(p.vertexCount()), ends(p.vertexCount())
{
    for (DeviceId d : p.topology().devices())
        slots[d].resize(p.topology().device(d).slotCount);
}

std::span<const DeviceId> Plan::candidates(VertexId v) const
{
    if (const int group = problem.colocationGroup(v); group >= 0)
        if (const Group& g = groups[static_cast<std::size_t>(group)]; g.placed > 0)
            return {&g.device, 1};
    return problem.allowedDevices(v);
}

double Plan::dataReady(VertexId v, DeviceId d) const
{
    double ready = 0;
    for (EdgeId id : problem.graph().inEdges(v)) {
        const Edge& e = problem.graph().edge(id);
        if (devices[e.from].valid())
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
        groups[static_cast<std::size_t>(group)] = {d, groups[static_cast<std::size_t>(group)].placed + 1};
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

void Plan::remove(VertexId v)
{
    for (Slot& slot : slots[devices[v]]) {
        const auto at = std::lower_bound(slot.begin(), slot.end(), starts[v],
                                         [](const Interval& i, double t) { return i.start < t; });
        const auto same = std::find_if(at, slot.end(), [&](const Interval& i) { return i.end == ends[v]; });
        if (same == slot.end() || same->start != starts[v])
            continue;
        slot.erase(same);
        break;
    }
    devices[v] = {};
    if (const int group = problem.colocationGroup(v); group >= 0)
        --groups[static_cast<std::size_t>(group)].placed;
}

EarliestFinish Plan::earliestFinish(VertexId v) const
{
    EarliestFinish best;
    for (DeviceId d : candidates(v)) {
        const double start = earliestStartInGap(v, d);
        const double finish = start + problem.computeSeconds(v, d);
        if (!best.device.valid() || finish < best.finish)
            best = {d, start, finish};
    }
    return best;
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
