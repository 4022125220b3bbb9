// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/online/online_view.h"

#include "core/placers/scheduling/memory_tally.h"

namespace doppler {

OnlineView::OnlineView(ProblemPtr p)
    : problemValue(std::move(p)), devices(problemValue->deviceCount()), at(problemValue->vertexCount()),
      expectedEnd(problemValue->vertexCount(), never),
      firstTransfer(problemValue->graph().tensorCount(), none),
      restricted(boundsMemory(*problemValue) || !problemValue->graph().colocationGroups().empty()),
      groupDevice(problemValue->graph().colocationGroups().size())
{
    if (boundsMemory(*problemValue))
        memory.emplace(*problemValue);
    for (DeviceId d : problemValue->topology().devices()) {
        devices[d].freeSlots = problemValue->topology().device(d).slotCount;
        devices[d].slotCount = devices[d].freeSlots;
    }
}

std::span<const DeviceId> OnlineView::devicesFor(VertexId v) const
{
    if (const int group = problemValue->colocationGroup(v); group >= 0)
        if (const DeviceId& d = groupDevice[static_cast<std::size_t>(group)]; d.valid())
            return {&d, 1};
    if (!memory)
        return problemValue->allowedDevices(v);
    memory->findFitting(v, fitting);
    return fitting;
}

double OnlineView::dataAt(VertexId v, DeviceId d) const
{
    double latest = time;
    for (EdgeId id : problemValue->graph().inEdges(v)) {
        const Edge& e = problemValue->graph().edge(id);
        const DeviceId from = at[e.from];
        if (from == d)
            continue;
        const std::uint32_t x = transferTo(e.tensor, d);
        if (x != none && transfers[x].arrived)
            continue;
        const bool started = x != none && transfers[x].start != std::numeric_limits<double>::infinity();
        latest = std::max(latest, started ? transfers[x].expectedEnd
                                          : time + problemValue->transferSeconds(e.tensor, from, d));
    }
    return latest;
}

} // namespace doppler
