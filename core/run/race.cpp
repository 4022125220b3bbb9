// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/race.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<double> sumsOf(const std::vector<double>& values)
{
    std::vector<double> sums{0};
    for (const double value : values)
        sums.push_back(sums.back() + value);
    return sums;
}

} // namespace

RaceTrack::RaceTrack(const Schedule& schedule) : total(schedule.tasks.size()), finishTime(schedule.makespan)
{
    for (const TaskRun& task : schedule.tasks) {
        if (!task.ran())
            continue;
        starts.push_back(task.start);
        ends.push_back(task.end);
        work += task.end - task.start;
    }
    std::ranges::sort(starts);
    std::ranges::sort(ends);
    startsBefore = sumsOf(starts);
    endsBefore = sumsOf(ends);
}

std::size_t RaceTrack::tasksDone(double seconds) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(ends, seconds) - ends.begin());
}

double RaceTrack::workDone(double seconds) const
{
    if (seconds >= finishTime)
        return 1;
    if (work <= 0)
        return 0;
    // Every started task counts from its start to now, less what of that came after its end.
    const auto begun = static_cast<std::size_t>(std::ranges::upper_bound(starts, seconds) - starts.begin());
    const std::size_t done = tasksDone(seconds);
    const double sinceStart = static_cast<double>(begun) * seconds - startsBefore[begun];
    const double sinceEnd = static_cast<double>(done) * seconds - endsBefore[done];
    return std::clamp((sinceStart - sinceEnd) / work, 0.0, 1.0);
}

std::vector<Standing> standings(std::span<const RaceTrack> tracks, std::span<const double> times,
                                std::span<const double> finishes)
{
    std::vector<Standing> out;
    for (std::size_t run = 0; run < tracks.size(); ++run)
        out.push_back({run, 1, tracks[run].tasksDone(times[run]), tracks[run].workDone(times[run]),
                       tracks[run].finished(times[run])});
    const auto ahead = [&](const Standing& one, const Standing& other) {
        if (one.finished != other.finished)
            return one.finished;
        if (one.finished)
            return finishes[one.run] < finishes[other.run];
        return one.workDone > other.workDone;
    };
    std::ranges::stable_sort(out, ahead);
    for (std::size_t i = 1; i < out.size(); ++i)
        out[i].place = ahead(out[i - 1], out[i]) ? i + 1 : out[i - 1].place;
    return out;
}

} // namespace doppler
