// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibration_groups.h"

#include "core/graph/metrics.h"
#include "core/problem/measured_seconds.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// A kernel without FLOPs or without time tells nothing of rates.
bool add(std::vector<CalibrationSample>& samples, const Vertex& vertex, double bytes, double seconds)
{
    if (!vertex.flops || !(seconds > 0) || !std::isfinite(seconds))
        return false;
    samples.push_back({vertex.op, *vertex.flops, bytes, seconds});
    return true;
}

bool sameRates(const Device& one, const Device& other)
{
    return one.flopsPerSecond == other.flopsPerSecond && one.bytesPerSecond == other.bytesPerSecond &&
           one.overheadSeconds == other.overheadSeconds;
}

/// Whether a device of a run is measured for the group.
bool belongs(const Device& device, const Topology& topology, const CalibrationGroup& group)
{
    if (device.kind != group.kind)
        return false;
    if (group.whole)
        return true;
    if (const auto named = topology.find(device.name); named && topology.device(*named).kind == device.kind)
        return std::ranges::find(group.devices, *named) != group.devices.end();
    return sameRates(device, topology.device(group.devices.front()));
}

void addRun(const Run& run, const Topology& topology, const CalibrationGroup& group, GroupSamples& out)
{
    const DataflowGraph& graph = run.problem->graph();
    const Topology& devices = run.problem->topology();
    const std::vector<double> bytes = bytesTouched(graph);
    std::vector<bool> counts;
    for (DeviceId d : devices.devices())
        counts.push_back(belongs(devices.device(d), topology, group));
    for (const TaskRun& task : run.schedule.tasks)
        if (task.ran() && counts[task.device] &&
            !add(out.samples, graph.vertex(task.vertex), bytes[task.vertex], task.end - task.start))
            ++out.unused;
}

} // namespace

std::vector<CalibrationGroup> calibrationGroups(const Topology& topology, std::span<const std::string> kinds)
{
    std::vector<CalibrationGroup> groups;
    for (const std::string& kind : kinds) {
        const std::size_t first = groups.size();
        for (DeviceId d : topology.devices()) {
            if (topology.device(d).kind != kind)
                continue;
            const auto same =
                std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(first), groups.end(),
                             [&](const CalibrationGroup& group) {
                                 return sameRates(topology.device(group.devices.front()), topology.device(d));
                             });
            if (same == groups.end())
                groups.push_back({kind, {d}, true});
            else
                same->devices.push_back(d);
        }
        for (std::size_t i = first; i < groups.size(); ++i)
            groups[i].whole = groups.size() == first + 1;
    }
    return groups;
}

GroupSamples samplesOf(const Topology& topology, const CalibrationGroup& group,
                       std::span<const GraphPtr> graphs, std::span<const RunPtr> measured)
{
    GroupSamples out;
    for (const RunPtr& run : measured)
        addRun(*run, topology, group, out);
    if (group.whole || out.samples.empty())
        for (const GraphPtr& graph : graphs) // one device speaks for all
            out.unused += addSamples(*graph, topology.device(group.devices.front()), out.samples);
    return out;
}

std::size_t addSamples(const DataflowGraph& graph, const Device& device,
                       std::vector<CalibrationSample>& samples)
{
    const std::vector<double> bytes = bytesTouched(graph);
    std::size_t unused = 0;
    for (VertexId v : graph.vertices()) {
        const auto seconds = measuredSeconds(graph.vertex(v), device);
        if (seconds && !add(samples, graph.vertex(v), bytes[v], *seconds))
            ++unused;
    }
    return unused;
}

std::size_t addSamples(const Run& measured, std::string_view kind, std::vector<CalibrationSample>& samples)
{
    const DataflowGraph& graph = measured.problem->graph();
    const std::vector<double> bytes = bytesTouched(graph);
    std::size_t unused = 0;
    for (const TaskRun& task : measured.schedule.tasks)
        if (task.ran() && measured.problem->topology().device(task.device).kind == kind &&
            !add(samples, graph.vertex(task.vertex), bytes[task.vertex], task.end - task.start))
            ++unused;
    return unused;
}

std::vector<std::string> deviceKinds(const Topology& topology)
{
    std::vector<std::string> kinds;
    for (DeviceId d : topology.devices())
        if (std::find(kinds.begin(), kinds.end(), topology.device(d).kind) == kinds.end())
            kinds.push_back(topology.device(d).kind);
    return kinds;
}

} // namespace doppler
