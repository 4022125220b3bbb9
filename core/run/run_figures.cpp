// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/run_figures.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>

namespace doppler {

namespace {

constexpr std::size_t noTask = std::numeric_limits<std::size_t>::max();

/// Something that a device does, and which task it is (none: a send task).
struct Work {
    double start = 0;
    double end = 0;
    std::size_t task = noTask;
};

double overlap(double from, double to, double start, double end)
{
    return std::max(0.0, std::min(to, end) - std::max(from, start));
}

/// Looks up which transfer brought a tensor to a device.
class Arrivals {
public:
    explicit Arrivals(const Schedule& schedule)
    {
        byTensor.reserve(schedule.transfers.size());
        for (std::size_t i = 0; i < schedule.transfers.size(); ++i)
            byTensor.emplace(key(schedule.transfers[i].tensor, schedule.transfers[i].to), i);
    }
    [[nodiscard]] std::optional<std::size_t> find(TensorId tensor, DeviceId to) const
    {
        const auto at = byTensor.find(key(tensor, to));
        return at == byTensor.end() ? std::nullopt : std::optional(at->second);
    }

private:
    static std::uint64_t key(TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; }
    std::unordered_map<std::uint64_t, std::size_t> byTensor;
};

/// The transfer that the task waited for last; none where its last input was made on its own device.
const TransferRun* lastTransfer(const Problem& problem, const Schedule& schedule, const Arrivals& arrivals,
                                const TaskRun& task)
{
    const TransferRun* last = nullptr;
    double latest = -1;
    for (EdgeId id : problem.graph().inEdges(task.vertex)) {
        const Edge& edge = problem.graph().edge(id);
        const TaskRun& source = schedule.tasks[edge.from];
        if (source.device == task.device) {
            if (source.end > latest) {
                latest = source.end;
                last = nullptr;
            }
        } else if (const auto at = arrivals.find(edge.tensor, task.device)) {
            const TransferRun& transfer = schedule.transfers[*at];
            if (transfer.end > latest) {
                latest = transfer.end;
                last = &transfer;
            }
        }
    }
    return last;
}

/// Says what the device waited for between two moments, at the second of which the task began.
void addGap(IdleCauses& causes, double from, double to, const TransferRun* last)
{
    double explained = 0;
    if (last) {
        const double until = std::clamp(last->end, from, to);
        const auto add = [&](std::vector<double>& into, double start, double end) {
            const double seconds = overlap(from, until, start, end);
            into[last->from] += seconds;
            explained += seconds;
        };
        add(causes.transfer, last->begin(), last->end);
        add(causes.queue, last->ready, last->begin());
        add(causes.compute, 0, last->ready);
    }
    causes.other += std::max(0.0, to - from - explained);
}

} // namespace

std::vector<IdleCauses> idleCauses(const Problem& problem, const Schedule& schedule)
{
    const std::size_t devices = problem.deviceCount();
    const std::vector<double> none(devices, 0);
    std::vector<IdleCauses> out(devices, IdleCauses{none, none, none});
    std::vector<std::vector<Work>> work(devices);
    std::vector<bool> stuck(devices, false);
    for (std::size_t i = 0; i < schedule.tasks.size(); ++i) {
        const TaskRun& task = schedule.tasks[i];
        if (task.ran())
            work[task.device].push_back({task.start, task.end, i});
        else
            stuck[task.device] = true;
    }
    for (const TransferRun& transfer : schedule.transfers)
        if (transfer.sendStart)
            work[transfer.from].push_back({*transfer.sendStart, transfer.start});
    const Arrivals arrivals(schedule);
    for (std::size_t d = 0; d < devices; ++d) {
        std::ranges::sort(work[d], {}, &Work::start);
        double reached = 0;
        for (const Work& next : work[d]) {
            if (next.start > reached) {
                const TransferRun* last = next.task == noTask ? nullptr
                                                              : lastTransfer(problem, schedule, arrivals,
                                                                             schedule.tasks[next.task]);
                addGap(out[d], reached, next.start, last);
            }
            reached = std::max(reached, next.end);
        }
        (stuck[d] ? out[d].other : out[d].finished) += std::max(0.0, schedule.endTime() - reached);
    }
    return out;
}

PathShares pathShares(const Schedule& schedule, std::span<const CriticalLink> path)
{
    PathShares shares;
    for (std::size_t i = 0; i < path.size(); ++i) {
        // The next link's cause says whether it needed this one or only had to let it pass.
        const bool needed = i + 1 == path.size() || path[i + 1].cause == Cause::Data;
        if (needed)
            (path[i].isTransfer ? shares.transfer : shares.compute) += path[i].end - path[i].start;
    }
    shares.waiting = std::max(0.0, schedule.endTime() - shares.compute - shares.transfer);
    return shares;
}

RunFigures figuresOf(const Run& run)
{
    const Problem& problem = *run.problem;
    const Schedule& schedule = run.schedule;
    RunFigures out;
    out.makespan = schedule.makespan;
    out.bound = problem.lowerBound();
    out.bytesMoved = run.statistics.bytesMoved;
    out.transfers = schedule.transfers.size();
    out.path = pathShares(schedule, run.criticalPath);
    std::vector<IdleCauses> causes = idleCauses(problem, schedule);
    double busy = 0;
    for (const DeviceId d : problem.topology().devices()) {
        const DeviceUse& use = run.statistics.devices[d];
        out.devices.push_back({problem.topology().device(d).name, 0, use.busy, 0, use.idle, use.peakMemory,
                               std::move(causes[d])});
        out.idle += use.idle;
        out.waiting += use.waiting;
        out.peakMemory = std::max(out.peakMemory, use.peakMemory);
        busy += use.busy;
    }
    for (const TaskRun& task : schedule.tasks)
        ++out.devices[task.device].tasks;
    for (DeviceFigures& device : out.devices)
        device.share = busy > 0 ? device.busy / busy : 0;
    return out;
}

double bubbleShare(const Run& run)
{
    std::vector<bool> works(run.problem->deviceCount(), false);
    for (const DeviceId d : run.placement.devices)
        works[d] = true;
    double idle = 0;
    double count = 0;
    for (std::size_t d = 0; d < works.size(); ++d) {
        idle += works[d] ? run.statistics.devices[d].idle : 0;
        count += works[d] ? 1 : 0;
    }
    const double end = run.schedule.endTime();
    return count > 0 && end > 0 ? idle / (count * end) : 0;
}

} // namespace doppler
