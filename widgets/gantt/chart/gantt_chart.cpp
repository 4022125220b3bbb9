// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/chart/gantt_chart.h"

#include "core/arrivals/merged_graphs.h"
#include "core/sim/general_simulator.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

template <class IntervalOf>
LaneIndex indexOf(const std::vector<std::uint32_t>& runs, const IntervalOf& intervalOf)
{
    std::vector<LaneIndex::Interval> intervals;
    intervals.reserve(runs.size());
    for (std::uint32_t i : runs)
        intervals.push_back(intervalOf(i));
    return LaneIndex(intervals);
}

/// The last run of a row that has ended by then.
std::optional<std::size_t> lastEndedBy(const LaneIndex& index, double seconds)
{
    std::size_t at = index.firstEndingAfter(seconds);
    while (at < index.size() && index.end(at) <= seconds) // without length
        ++at;
    return at > 0 ? std::optional(at - 1) : std::nullopt;
}

} // namespace

GanttChart::GanttChart(RunPtr run) : runValue(std::move(run))
{
    const Schedule& all = schedule();
    graphNumbers = membersOf(graph());
    taskRow.resize(all.tasks.size());
    transferRow.resize(all.transfers.size());
    std::vector<double> workUntil(topology().deviceCount(), 0);
    for (const TaskRun& task : all.tasks)
        if (task.ran() || all.outOfMemory) // Else it has no device yet.
            workUntil[task.device] = std::max(workUntil[task.device], task.start);
    for (const TransferRun& transfer : all.transfers)
        if (transfer.sendStart) {
            sendRow.resize(all.transfers.size());
            workUntil[transfer.from] = std::max(workUntil[transfer.from], *transfer.sendStart);
        }

    for (Lane& lane : lanes(*runValue->problem, all)) {
        GanttRow row;
        const auto number = static_cast<std::uint32_t>(rowList.size());
        const bool device = lane.kind == Lane::Kind::Device;
        for (std::uint32_t i : lane.runs)
            (device ? taskRow : transferRow)[i] = number;
        for (std::uint32_t i : lane.sends)
            sendRow[i] = number;
        row.index = indexOf(lane.runs, [&](std::uint32_t i) { return interval({!device, i}); });
        row.sends = indexOf(lane.sends, [&](std::uint32_t i) { return interval({true, i, true}); });
        row.workUntil = device ? workUntil[lane.device] : 0;
        row.lane = std::move(lane);
        devices += device ? 1 : 0;
        rowList.push_back(std::move(row));
    }

    std::vector<std::vector<LaneIndex::Interval>> critical(rowList.size());
    for (const CriticalLink& link : runValue->criticalPath) {
        const auto i = static_cast<std::uint32_t>(link.index);
        double start = link.start;
        if (link.isTransfer && all.transfers[i].sendStart) { // the send task stands in another row
            start = all.transfers[i].start;
            critical[sendRow[i]].push_back({link.start, std::min(link.end, start)});
        }
        if (start < link.end || start == link.start)
            critical[row({link.isTransfer, i})].push_back({start, link.end});
    }
    for (auto& intervals : critical)
        std::ranges::sort(intervals, {}, &LaneIndex::Interval::start);
    for (std::size_t i = 0; i < rowList.size(); ++i)
        rowList[i].critical = LaneIndex(critical[i]);
}

double GanttChart::duration() const { return std::max(schedule().makespan, runValue->problem->lowerBound()); }

BarId GanttChart::bar(std::size_t row, std::size_t position) const
{
    return {!rowList[row].isDevice(), rowList[row].lane.runs[position]};
}

BarId GanttChart::send(std::size_t row, std::size_t position) const
{
    return {true, rowList[row].lane.sends[position], true};
}

std::size_t GanttChart::row(BarId bar) const
{
    return (bar.isSend ? sendRow : bar.isTransfer ? transferRow : taskRow)[bar.index];
}

LaneIndex::Interval GanttChart::interval(BarId bar) const
{
    if (!bar.isTransfer)
        return {schedule().tasks[bar.index].start, schedule().tasks[bar.index].end};
    const TransferRun& transfer = schedule().transfers[bar.index];
    return bar.isSend ? LaneIndex::Interval{transfer.begin(), transfer.start}
                      : LaneIndex::Interval{transfer.start, transfer.end};
}

VertexId GanttChart::vertex(BarId bar) const
{
    return bar.isTransfer ? schedule().transfers[bar.index].vertex : schedule().tasks[bar.index].vertex;
}

std::optional<BarId> GanttChart::before(BarId bar) const
{
    const std::size_t number = row(bar);
    const GanttRow& home = rowList[number];
    const double start = interval(bar).start;
    // Only runs without length can share a start; the bar is among the next few.
    const std::vector<std::uint32_t>& own = bar.isSend ? home.lane.sends : home.lane.runs;
    std::size_t at = (bar.isSend ? home.sends : home.index).firstEndingAfter(start);
    while (at < own.size() && own[at] != bar.index)
        ++at;
    std::optional<BarId> found;
    if (at > 0 && at < own.size())
        found = BarId{bar.isTransfer, own[at - 1], bar.isSend};
    // The other kind of the row: what ended last is before it.
    const auto other = lastEndedBy(bar.isSend ? home.index : home.sends, start);
    if (other) {
        const BarId candidate = bar.isSend ? this->bar(number, *other) : send(number, *other);
        if (!found || interval(candidate).end > interval(*found).end)
            found = candidate;
    }
    return found;
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

namespace {

BarId barOf(const CriticalLink& link, const Schedule& schedule)
{
    const auto index = static_cast<std::uint32_t>(link.index);
    // Where only the send task held somebody up, the link is that alone.
    const bool send =
        link.isTransfer && schedule.transfers[index].sendStart && link.end == schedule.transfers[index].start;
    return {link.isTransfer, index, send};
}

/// Of a bar that was ready and did not begin.
Wait heldUp(const GanttChart& chart, BarId bar, double seconds, const std::optional<BarId>& holder)
{
    const Problem& problem = *chart.run().problem;
    // Only the general simulator knows barriers, pauses and memory, only the rule strict turns.
    if (!needsGeneralSimulator(problem.model()) && problem.model().schedule != ChooseTask::Strict)
        return {Cause::Resource, seconds, holder};
    const Placement& plan = chart.run().placement;
    const StartCause found = bar.isTransfer
                                 ? causeOfTransfer(problem, chart.schedule(), bar.index, plan)
                                 : causeOfStart(problem, chart.schedule(), VertexId{bar.index}, plan);
    if (!found.before)
        return {holder ? Cause::Resource : Cause::Start, seconds, holder};
    return {found.cause, seconds, barOf(*found.before, chart.schedule())};
}

} // namespace

Wait waitOf(const GanttChart& chart, BarId bar)
{
    const Schedule& schedule = chart.schedule();
    const double tolerance = 1e-12 * schedule.makespan;
    const LaneIndex::Interval self = chart.interval(bar);
    if (bar.isTransfer && !bar.isSend && schedule.transfers[bar.index].sendStart)
        return {Cause::Data, 0, BarId{true, bar.index, true}}; // it leaves when its send task ends
    const double ready =
        bar.isTransfer ? schedule.transfers[bar.index].ready : schedule.tasks[bar.index].ready;
    const std::optional<BarId> previous = chart.before(bar);
    const double freeSince = previous ? chart.interval(*previous).end : 0;
    if (self.start > ready + tolerance)
        return heldUp(chart, bar, self.start - ready,
                      freeSince >= self.start - tolerance ? previous : std::nullopt);

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
