// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/plan.h"

#include "core/placers/scheduling/memory_tally.h"

#include <algorithm>
#include <limits>

namespace doppler {

Plan::Plan(const Problem& p)
    : problem(p), slots(p.deviceCount()), devices(p.vertexCount()),
      groups(p.graph().colocationGroups().size()), starts(p.vertexCount()), ends(p.vertexCount())
{
    for (DeviceId d : p.topology().devices())
        slots[d].resize(1);
    if (boundsMemory(p))
        memory.emplace(p);
}

std::span<const DeviceId> Plan::candidates(VertexId v) const
{
    if (const int group = problem.colocationGroup(v); group >= 0)
        if (const Group& g = groups[static_cast<std::size_t>(group)]; g.placed > 0)
            return {&g.device, 1};
    if (!memory)
        return problem.allowedDevices(v);
    memory->findFitting(v, fitting);
    return fitting;
}

bool Plan::mayTake(VertexId v, DeviceId d) const
{
    if (const int group = problem.colocationGroup(v); group >= 0)
        if (const Group& g = groups[static_cast<std::size_t>(group)]; g.placed > 0)
            return g.device == d;
    return problem.allowed(v, d) && (!memory || memory->fits(v, d));
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
    for (const Timeline& slot : slots[d])
        first = std::min(first, slot.end());
    return first;
}

double Plan::earliestStart(DeviceId d, double ready) const { return std::max(available(d), ready); }

double Plan::earliestStartInGap(VertexId v, DeviceId d) const
{
    const double ready = dataReady(v, d);
    const double length = problem.computeSeconds(v, d);
    double first = std::numeric_limits<double>::infinity();
    for (const Timeline& slot : slots[d])
        first = std::min(first, slot.firstGap(ready, length));
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
    if (memory)
        memory->place(v, d);
    // The slot that is free then; the most recently used one keeps gaps of the others whole.
    Timeline* best = nullptr;
    for (Timeline& slot : slots[d])
        if (slot.firstGap(start, length) == start &&
            (!best || (!slot.empty() && (best->empty() || slot.end() > best->end()))))
            best = &slot;
    if (!best)
        best = &slots[d].front();
    best->insert(start, start + length);
    // One slot without tasks stands for all of them: a file may name far more slots than there are vertices.
    if (best == &slots[d].back() && slots[d].size() < problem.topology().device(d).slotCount)
        slots[d].emplace_back();
}

void Plan::remove(VertexId v)
{
    for (Timeline& slot : slots[devices[v]])
        if (slot.erase(starts[v], ends[v]))
            break;
    if (memory)
        memory->remove(v);
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

std::vector<Decision::Option> Plan::finishOptions(VertexId v) const
{
    std::vector<Decision::Option> options;
    for (DeviceId d : candidates(v)) {
        const double start = earliestStartInGap(v, d);
        options.push_back({d, start, start + problem.computeSeconds(v, d)});
    }
    return options;
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
