// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/device_activity.h"

#include <algorithm>

namespace doppler {

BusyTime::BusyTime(std::vector<Span> any) : list(std::move(any))
{
    std::ranges::sort(list, {}, &Span::start);
    std::size_t kept = 0;
    for (const Span& span : list) {
        if (span.end <= span.start)
            continue;
        if (kept > 0 && span.start <= list[kept - 1].end)
            list[kept - 1].end = std::max(list[kept - 1].end, span.end);
        else
            list[kept++] = span;
    }
    list.resize(kept);
    busyBefore.reserve(kept + 1);
    double sum = 0;
    for (const Span& span : list) {
        busyBefore.push_back(sum);
        sum += span.end - span.start;
    }
    busyBefore.push_back(sum);
}

double BusyTime::before(double seconds) const
{
    const auto next = std::ranges::upper_bound(list, seconds, {}, &Span::start);
    if (next == list.begin())
        return 0;
    const auto at = static_cast<std::size_t>(next - list.begin()) - 1;
    return busyBefore[at] + std::min(seconds, list[at].end) - list[at].start;
}

double BusyTime::within(double from, double to) const { return to > from ? before(to) - before(from) : 0; }

BusyTime BusyTime::without(const BusyTime& other) const
{
    std::vector<Span> rest;
    auto cut = other.list.begin();
    for (Span span : list) {
        while (cut != other.list.end() && cut->end <= span.start)
            ++cut;
        for (auto here = cut; here != other.list.end() && here->start < span.end; ++here) {
            rest.push_back({span.start, here->start});
            span.start = here->end;
        }
        rest.push_back(span);
    }
    return BusyTime(std::move(rest));
}

std::vector<DeviceActivity> deviceActivity(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<BusyTime::Span>> compute(problem.deviceCount());
    std::vector<std::vector<BusyTime::Span>> moves(problem.deviceCount());
    for (const TaskRun& task : schedule.tasks)
        if (task.ran())
            compute[task.device].push_back({task.start, task.end});
    for (const TransferRun& transfer : schedule.transfers) {
        if (transfer.sendStart)
            compute[transfer.from].push_back({*transfer.sendStart, transfer.start});
        moves[transfer.from].push_back({transfer.start, transfer.end});
        moves[transfer.to].push_back({transfer.start, transfer.end});
    }
    std::vector<DeviceActivity> found(problem.deviceCount());
    for (std::size_t d = 0; d < found.size(); ++d) {
        found[d].compute = BusyTime(std::move(compute[d]));
        found[d].transfer = BusyTime(std::move(moves[d])).without(found[d].compute);
    }
    return found;
}

ActivityTotals::ActivityTotals(std::span<const DeviceActivity> devices) : count(devices.size())
{
    const auto add = [this](const BusyTime& busy, int Step::*which) {
        for (const BusyTime::Span& span : busy.spans()) {
            Step begin;
            begin.time = span.start;
            begin.*which = 1;
            steps.push_back(begin);
            Step end;
            end.time = span.end;
            end.*which = -1;
            steps.push_back(end);
        }
    };
    for (const DeviceActivity& device : devices) {
        add(device.compute, &Step::computing);
        add(device.transfer, &Step::transferring);
    }
    std::ranges::sort(steps, {}, &Step::time);
    std::size_t kept = 0;
    Step now;
    for (const Step& change : steps) {
        now.sums.compute += now.computing * (change.time - now.time);
        now.sums.transfer += now.transferring * (change.time - now.time);
        now.time = change.time;
        now.computing += change.computing;
        now.transferring += change.transferring;
        if (kept > 0 && steps[kept - 1].time == now.time)
            --kept;
        steps[kept++] = now;
    }
    steps.resize(kept);
}

ActivityTotals::Seconds ActivityTotals::before(double seconds) const
{
    const auto next = std::ranges::upper_bound(steps, seconds, {}, &Step::time);
    if (next == steps.begin())
        return {};
    const Step& step = *(next - 1);
    return {step.sums.compute + step.computing * (seconds - step.time),
            step.sums.transfer + step.transferring * (seconds - step.time)};
}

ActivityTotals::Seconds ActivityTotals::within(double from, double to) const
{
    if (to <= from)
        return {};
    const Seconds a = before(from);
    const Seconds b = before(to);
    return {b.compute - a.compute, b.transfer - a.transfer};
}

} // namespace doppler
