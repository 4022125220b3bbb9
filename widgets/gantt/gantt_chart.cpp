// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_chart.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

LaneIndex indexOf(const std::vector<std::uint32_t>& runs, const Schedule& schedule, bool transfers)
{
    std::vector<LaneIndex::Interval> intervals;
    intervals.reserve(runs.size());
    for (std::uint32_t i : runs)
        if (transfers)
            intervals.push_back({schedule.transfers[i].start, schedule.transfers[i].end});
        else
            intervals.push_back({schedule.tasks[i].start, schedule.tasks[i].end});
    return LaneIndex(intervals);
}

} // namespace

GanttChart::GanttChart(RunPtr run) : runValue(std::move(run))
{
    const Schedule& all = schedule();
    taskRow.resize(all.tasks.size());
    transferRow.resize(all.transfers.size());
    std::vector<double> workUntil(topology().deviceCount(), 0);
    for (const TaskRun& task : all.tasks)
        workUntil[task.device] = std::max(workUntil[task.device], task.start);

    for (Lane& lane : lanes(*runValue->problem, all)) {
        GanttRow row;
        const auto number = static_cast<std::uint32_t>(rowList.size());
        const bool device = lane.kind == Lane::Kind::Device;
        for (std::uint32_t i : lane.runs)
            (device ? taskRow : transferRow)[i] = number;
        row.index = indexOf(lane.runs, all, !device);
        row.workUntil = device ? workUntil[lane.device] : 0;
        row.lane = std::move(lane);
        devices += device ? 1 : 0;
        rowList.push_back(std::move(row));
    }

    std::vector<std::vector<LaneIndex::Interval>> critical(rowList.size());
    for (const CriticalLink& link : runValue->criticalPath)
        critical[row({link.isTransfer, static_cast<std::uint32_t>(link.index)})].push_back(
            {link.start, link.end});
    for (std::size_t i = 0; i < rowList.size(); ++i)
        rowList[i].critical = LaneIndex(critical[i]);
}

double GanttChart::duration() const { return std::max(schedule().makespan, runValue->problem->lowerBound()); }

BarId GanttChart::bar(std::size_t row, std::size_t position) const
{
    return {!rowList[row].isDevice(), rowList[row].lane.runs[position]};
}

std::size_t GanttChart::row(BarId bar) const { return (bar.isTransfer ? transferRow : taskRow)[bar.index]; }

LaneIndex::Interval GanttChart::interval(BarId bar) const
{
    if (bar.isTransfer)
        return {schedule().transfers[bar.index].start, schedule().transfers[bar.index].end};
    return {schedule().tasks[bar.index].start, schedule().tasks[bar.index].end};
}

VertexId GanttChart::vertex(BarId bar) const
{
    return bar.isTransfer ? schedule().transfers[bar.index].vertex : schedule().tasks[bar.index].vertex;
}

std::optional<BarId> GanttChart::before(BarId bar) const
{
    const GanttRow& home = rowList[row(bar)];
    const LaneIndex::Interval self = interval(bar);
    // Only runs without length can share a start; the bar is among the next few.
    std::size_t at = home.index.firstEndingAfter(self.start);
    while (at < home.lane.runs.size() && home.lane.runs[at] != bar.index)
        ++at;
    if (at == 0 || at == home.lane.runs.size())
        return std::nullopt;
    return BarId{bar.isTransfer, home.lane.runs[at - 1]};
}

std::pair<std::uint32_t, std::uint32_t> GanttChart::sent(VertexId source) const
{
    const auto& all = schedule().transfers;
    const auto [first, last] =
        std::equal_range(all.begin(), all.end(), TransferRun{{}, source, {}, {}, 0, 0, 0},
                         [](const TransferRun& a, const TransferRun& b) { return a.vertex < b.vertex; });
    return {static_cast<std::uint32_t>(first - all.begin()), static_cast<std::uint32_t>(last - all.begin())};
}

std::optional<std::uint32_t> GanttChart::transferOf(TensorId tensor, DeviceId to) const
{
    const auto [first, last] = sent(graph().tensor(tensor).source);
    for (std::uint32_t i = first; i < last; ++i)
        if (schedule().transfers[i].tensor == tensor && schedule().transfers[i].to == to)
            return i;
    return std::nullopt;
}

Wait waitOf(const GanttChart& chart, BarId bar)
{
    const Schedule& schedule = chart.schedule();
    const double tolerance = 1e-12 * schedule.makespan;
    const LaneIndex::Interval self = chart.interval(bar);
    const double ready =
        bar.isTransfer ? schedule.transfers[bar.index].ready : schedule.tasks[bar.index].ready;
    const std::optional<BarId> previous = chart.before(bar);
    const double freeSince = previous ? chart.interval(*previous).end : 0;
    if (self.start > ready + tolerance)
        return {Cause::Resource, self.start - ready,
                freeSince >= self.start - tolerance ? previous : std::nullopt};

    Wait wait{Cause::Data, std::max(0.0, self.start - freeSince), std::nullopt};
    if (bar.isTransfer) {
        wait.bar = BarId{false, chart.vertex(bar)};
        return wait;
    }
    const VertexId vertex = chart.vertex(bar);
    double latest = -1;
    for (EdgeId e : chart.graph().inEdges(vertex)) {
        const Edge& edge = chart.graph().edge(e);
        BarId input{false, edge.from};
        if (const auto transfer = chart.transferOf(edge.tensor, schedule.tasks[bar.index].device))
            input = {true, *transfer};
        if (const double arrival = chart.interval(input).end; arrival > latest) {
            latest = arrival;
            wait.bar = input;
        }
    }
    return wait.bar ? wait : Wait{};
}

} // namespace doppler
