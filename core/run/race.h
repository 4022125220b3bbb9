// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <span>
#include <vector>

namespace doppler {

/// How far a run is at any of its times, in logarithmic time. Immutable.
class RaceTrack {
public:
    explicit RaceTrack(const Schedule& schedule);

    /// Tasks that have ended by then.
    [[nodiscard]] std::size_t tasksDone(double seconds) const;
    /// Share of the run's task seconds that are done by then, 0 to 1; those of a running task count as far as
    /// it is. 1 for a run in which nothing takes time once it has ended.
    [[nodiscard]] double workDone(double seconds) const;
    [[nodiscard]] std::size_t tasks() const { return total; }
    /// When it reaches the finish: the makespan, infinite where it never does.
    [[nodiscard]] double finish() const { return finishTime; }
    [[nodiscard]] bool finished(double seconds) const { return seconds >= finishTime; }

private:
    std::vector<double> starts; ///< Of the tasks that ran, ascending.
    std::vector<double> ends;
    std::vector<double> startsBefore; ///< Sums of the first i.
    std::vector<double> endsBefore;
    double work = 0;
    std::size_t total = 0;
    double finishTime = 0;
};

/// Where a run stands among others.
struct Standing {
    std::size_t run = 0;
    std::size_t place = 1; ///< From 1; equal where nothing tells two apart.
    std::size_t tasksDone = 0;
    double workDone = 0;
    bool finished = false;
};

/// The first place first: who has finished by the earlier finish, then the others by work done. `times`: each
/// run's own time; `finishes`: when each reaches its finish on a clock that all share.
std::vector<Standing> standings(std::span<const RaceTrack> tracks, std::span<const double> times,
                                std::span<const double> finishes);

} // namespace doppler
