// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/partial_run.h"

#include <algorithm>

namespace doppler {

namespace {

/// Whether one of the tasks that the transfer is for has a device.
bool isNeeded(const TransferRun& transfer, const DataflowGraph& graph,
              const std::vector<std::optional<DeviceId>>& devices)
{
    return devices[transfer.vertex] &&
           std::ranges::any_of(graph.outEdges(transfer.vertex), [&](const Edge& edge) {
               return edge.tensor == transfer.tensor && devices[edge.to] == transfer.to;
           });
}

} // namespace

RunPtr placedPartOf(const Run& whole, const std::vector<std::optional<DeviceId>>& devices)
{
    if (devices.size() != whole.schedule.tasks.size())
        return std::make_shared<const Run>(whole);
    const DataflowGraph& graph = whole.problem->graph();
    auto part = std::make_shared<Run>(whole);
    bool all = true;
    for (TaskRun& task : part->schedule.tasks)
        if (!devices[task.vertex]) {
            task.ready = task.start = task.end = never;
            all = false;
        }
    if (all)
        return part;
    std::erase_if(part->schedule.transfers,
                  [&](const TransferRun& transfer) { return !isNeeded(transfer, graph, devices); });
    part->criticalPath.clear(); // It leads through tasks that are not placed yet.
    part->statistics = analyse(*part->problem, part->schedule);
    return part;
}

Result<RunPtr> PartialRuns::runOf(const PartialPlacement& partial)
{
    if (!m_whole || m_whole->problem != partial.problem || m_whole->placement.devices != partial.whole) {
        auto whole = makeRun(partial.problem, {.devices = partial.whole, .order = {}}, "manual");
        if (!whole)
            return whole.error();
        m_whole = *whole;
    }
    return placedPartOf(*m_whole, partial.devices);
}

} // namespace doppler
