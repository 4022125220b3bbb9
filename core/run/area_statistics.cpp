// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/area_statistics.h"

#include <algorithm>

namespace doppler {

namespace {

/// Keeps the longest few; ties go to the lower index.
class Longest {
public:
    explicit Longest(std::size_t count) : most(count) {}

    void add(const AreaTask& task)
    {
        if (list.size() == most && (most == 0 || !longer(task, list.back())))
            return;
        if (list.size() == most)
            list.pop_back();
        list.insert(std::ranges::upper_bound(list, task, longer), task);
    }
    std::vector<AreaTask> list;

private:
    static bool longer(const AreaTask& one, const AreaTask& other)
    {
        return one.seconds != other.seconds ? one.seconds > other.seconds : one.index < other.index;
    }
    std::size_t most;
};

struct Window {
    double from;
    double to;
    [[nodiscard]] double inside(double start, double end) const
    {
        return std::max(0.0, std::min(end, to) - std::max(start, from));
    }
    [[nodiscard]] bool touches(double start, double end) const
    {
        return start == end ? start >= from && start <= to : start < to && end > from;
    }
};

/// Calls visit(index, seconds inside) for the runs of a lane that are in the window.
template <class IntervalOf, class Visit>
void forRunsIn(const Window& window, const std::vector<std::uint32_t>& runs, const IntervalOf& intervalOf,
               const Visit& visit)
{
    // No two overlap, so that they are ordered by their ends as well.
    auto at = std::partition_point(runs.begin(), runs.end(),
                                   [&](std::uint32_t i) { return intervalOf(i).end < window.from; });
    for (; at != runs.end() && intervalOf(*at).start <= window.to; ++at)
        if (const BusyTime::Span x = intervalOf(*at); window.touches(x.start, x.end))
            visit(*at, window.inside(x.start, x.end));
}

} // namespace

AreaStatistics areaStatistics(const Problem& problem, const Schedule& schedule,
                              std::span<const DeviceActivity> activity, std::span<const Lane* const> lanes,
                              double from, double to, std::size_t mostLongest)
{
    const Window window{std::min(from, to), std::max(from, to)};
    AreaStatistics found;
    found.from = window.from;
    found.to = window.to;
    const bool devices =
        std::ranges::any_of(lanes, [](const Lane* lane) { return lane->kind == Lane::Kind::Device; });
    Longest longest(mostLongest);
    const auto task = [&](std::uint32_t i) {
        return BusyTime::Span{schedule.tasks[i].start, schedule.tasks[i].end};
    };
    const auto transfer = [&](std::uint32_t i) {
        return BusyTime::Span{schedule.transfers[i].start, schedule.transfers[i].end};
    };
    const auto send = [&](std::uint32_t i) {
        return BusyTime::Span{schedule.transfers[i].begin(), schedule.transfers[i].start};
    };
    for (const Lane* lane : lanes) {
        AreaRow row;
        const bool device = lane->kind == Lane::Kind::Device;
        const auto add = [&](std::uint32_t i, double seconds) {
            ++row.tasks;
            row.busy += seconds;
            if (device == devices)
                longest.add({!device, i, seconds});
            if (device)
                return;
            const TransferRun& x = schedule.transfers[i];
            const double bytes = problem.graph().tensor(x.tensor).bytes;
            row.bytes += x.end > x.start ? bytes * seconds / (x.end - x.start) : bytes;
        };
        if (device)
            forRunsIn(window, lane->runs, task, add);
        else
            forRunsIn(window, lane->runs, transfer, add);
        forRunsIn(window, lane->sends, send, [&](std::uint32_t, double seconds) { row.busy += seconds; });
        if (device)
            row.transfer = activity[lane->device].transfer.within(window.from, window.to);
        row.idle = std::max(0.0, window.to - window.from - row.busy - row.transfer);
        (device ? found.total.tasks : found.transfers) += row.tasks;
        found.total.busy += row.busy;
        found.total.transfer += row.transfer;
        found.total.idle += row.idle;
        found.total.bytes += row.bytes;
        found.rows.push_back(row);
    }
    found.longest = std::move(longest.list);
    return found;
}

} // namespace doppler
