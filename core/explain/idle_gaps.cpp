// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/idle_gaps.h"

#include "core/sim/analysis.h"

#include <algorithm>

namespace doppler {

namespace {

struct Span {
    double start = 0;
    double end = 0;
    VertexId task; ///< Invalid: a send task.
};

/// By device, its tasks and send tasks by start.
std::vector<std::vector<Span>> workOf(const Run& run)
{
    std::vector<std::vector<Span>> out(run.problem->deviceCount());
    for (std::size_t i = 0; i < run.schedule.tasks.size(); ++i)
        if (const TaskRun& task = run.schedule.tasks[i]; task.ran())
            out[task.device].push_back({task.start, task.end, VertexId{i}});
    for (const TransferRun& transfer : run.schedule.transfers)
        if (transfer.sendStart)
            out[transfer.from].push_back({*transfer.sendStart, transfer.start, {}});
    for (std::vector<Span>& work : out)
        std::ranges::stable_sort(work, {}, &Span::start);
    return out;
}

/// The transfer that brought a tensor to a device. Transfers are ordered by their source.
std::optional<std::uint32_t> transferOf(const Run& run, const Edge& edge, DeviceId to)
{
    const auto& all = run.schedule.transfers;
    for (auto at = std::ranges::lower_bound(all, edge.from.value, {},
                                            [](const TransferRun& x) { return x.vertex.value; });
         at != all.end() && at->vertex == edge.from; ++at)
        if (at->tensor == edge.tensor && at->to == to)
            return static_cast<std::uint32_t>(at - all.begin());
    return std::nullopt;
}

/// The input of the next task that arrived last.
GapReason lastInput(const Run& run, const IdleGap& gap)
{
    const DataflowGraph& graph = run.problem->graph();
    GapReason out{GapReason::Why::Launch};
    double latest = -1;
    for (const EdgeId e : graph.inEdges(gap.next)) {
        const Edge& edge = graph.edge(e);
        const auto transfer = transferOf(run, edge, gap.device);
        const double arrival =
            transfer ? run.schedule.transfers[*transfer].end : run.schedule.tasks[edge.from].end;
        if (arrival <= latest)
            continue;
        latest = arrival;
        out = {transfer ? GapReason::Why::Transfer : GapReason::Why::Task, edge.from, transfer};
    }
    return out;
}

/// What held up a next task that had its inputs.
GapReason holderOf(const Run& run, const IdleGap& gap)
{
    const StartCause found = causeOfStart(*run.problem, run.schedule, gap.next, run.placement);
    if (!found.before)
        return {GapReason::Why::Launch};
    const auto index = static_cast<std::uint32_t>(found.before->index);
    const VertexId vertex = found.before->isTransfer ? run.schedule.transfers[index].vertex : VertexId{index};
    switch (found.cause) {
    case Cause::Barrier:
        return {GapReason::Why::Barrier, vertex};
    case Cause::Memory:
        return {GapReason::Why::Memory, vertex};
    case Cause::Order:
        return {GapReason::Why::Turn, vertex};
    case Cause::Pause:
        return {GapReason::Why::Pause, vertex};
    case Cause::Start:
    case Cause::Data:
    case Cause::Resource:
        break;
    }
    return {GapReason::Why::Launch};
}

bool isStuck(const Run& run, DeviceId device)
{
    return run.schedule.outOfMemory && std::ranges::any_of(run.schedule.tasks, [&](const TaskRun& task) {
               return !task.ran() && task.device == device;
           });
}

Message waitForInput(const Run& run, const IdleGap& gap, const GapReason& reason)
{
    const Topology& topology = run.problem->topology();
    const DataflowGraph& graph = run.problem->graph();
    const std::string& device = topology.device(gap.device).name;
    const std::string next = graph.label(gap.next);
    const std::string source = graph.label(reason.vertex);
    if (!reason.transfer)
        return {DOPPLER_TEXT("core", "{0} waited for {1} to end, the last input of {2}."),
                {device, source, next}};
    const TransferRun& transfer = run.schedule.transfers[*reason.transfer];
    const std::string& from = topology.device(transfer.from).name;
    const Tensor& tensor = graph.tensor(transfer.tensor);
    const std::string what = tensor.name.empty() ? source : std::string(tensor.name);
    if (transfer.ready >= gap.to - 1e-12 * run.schedule.makespan || transfer.begin() <= gap.from)
        return {DOPPLER_TEXT("core", "{0} waited for the transfer of {1} from {2}, the last input of {3}."),
                {device, what, from, next}};
    if (transfer.ready > gap.from)
        return {DOPPLER_TEXT("core",
                             "{0} waited for {1} on {2}, and then for its transfer, the last input of {3}."),
                {device, source, from, next}};
    return {DOPPLER_TEXT("core", "{0} waited until a channel from {2} was free for {1}, and then for its "
                                 "transfer, the last input of {3}."),
            {device, what, from, next}};
}

} // namespace

std::vector<IdleGap> idleGaps(const Run& run)
{
    std::vector<IdleGap> out;
    const double end = run.schedule.endTime();
    const auto work = workOf(run);
    for (const DeviceId device : run.problem->topology().devices()) {
        double reached = 0;
        const auto& spans = work[device];
        for (std::size_t i = 0; i < spans.size(); ++i) {
            if (spans[i].start > reached) {
                // A send task ends a gap, too; the device still waited for the task after it.
                std::size_t next = i;
                while (next < spans.size() && !spans[next].task.valid())
                    ++next;
                out.push_back(
                    {device, reached, spans[i].start, next < spans.size() ? spans[next].task : VertexId{}});
            }
            reached = std::max(reached, spans[i].end);
        }
        if (end > reached)
            out.push_back({device, reached, end, {}});
    }
    return out;
}

GapReason reasonOf(const Run& run, const IdleGap& gap)
{
    using Why = GapReason::Why;
    if (!gap.next.valid())
        return {isStuck(run, gap.device) ? Why::Memory : Why::NothingLeft};
    const TaskRun& task = run.schedule.tasks[gap.next];
    const double tolerance = 1e-12 * run.schedule.makespan;
    const GapReason input = lastInput(run, gap);
    if (task.start <= task.ready + tolerance)
        return input;
    const GapReason holder = holderOf(run, gap);
    // A task of a measured run may start late: the input explains the greater part of the gap.
    return holder.why == Why::Launch && input.vertex.valid() && task.ready > (gap.from + gap.to) / 2 ? input
                                                                                                     : holder;
}

Message gapText(const Run& run, const IdleGap& gap, const GapReason& reason)
{
    using Why = GapReason::Why;
    const DataflowGraph& graph = run.problem->graph();
    const std::string& device = run.problem->topology().device(gap.device).name;
    const std::string next = gap.next.valid() ? graph.label(gap.next) : std::string();
    const std::string by = reason.vertex.valid() ? graph.label(reason.vertex) : std::string();
    switch (reason.why) {
    case Why::NothingLeft:
        return {DOPPLER_TEXT("core", "{0} had no task left."), {device}};
    case Why::Transfer:
    case Why::Task:
        return waitForInput(run, gap, reason);
    case Why::Barrier:
        return {DOPPLER_TEXT("core", "{0} waited for the barrier before {1}, which {2} lifted."),
                {device, next, by}};
    case Why::Memory:
        if (!reason.vertex.valid())
            return {DOPPLER_TEXT("core", "{0} waited for memory, and the run ended for lack of it."),
                    {device}};
        return {DOPPLER_TEXT("core", "{0} waited for memory for {1}, which the end of {2} freed."),
                {device, next, by}};
    case Why::Turn:
        return {DOPPLER_TEXT("core", "{0} waited for the turn of {1}, which came after {2}."),
                {device, next, by}};
    case Why::Pause:
        return {DOPPLER_TEXT("core", "{0} paused after {1}."), {device, by}};
    case Why::Launch:
        break;
    }
    return {DOPPLER_TEXT("core", "{0} waited until {1} was started; its inputs were there."), {device, next}};
}

const char* gapReasonName(GapReason::Why why)
{
    using Why = GapReason::Why;
    switch (why) {
    case Why::NothingLeft:
        return "nothing-left";
    case Why::Transfer:
        return "transfer";
    case Why::Task:
        return "task";
    case Why::Barrier:
        return "barrier";
    case Why::Memory:
        return "memory";
    case Why::Turn:
        return "turn";
    case Why::Pause:
        return "pause";
    case Why::Launch:
        break;
    }
    return "launch";
}

} // namespace doppler
