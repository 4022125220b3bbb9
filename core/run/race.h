// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <span>
#include <vector>

namespace doppler {

/// The progress of a run at any time, in logarithmic time. Immutable.
class RaceTrack {
public:
    explicit RaceTrack(const Schedule& schedule);

    /// Number of tasks that have ended by this time.
    [[nodiscard]] std::size_t tasksDone(double seconds) const;
    /// Share of the run's task seconds that is done by this time, 0 to 1. A running task counts with the part
    /// that has passed. 1 for a finished run in which nothing takes time.
    [[nodiscard]] double workDone(double seconds) const;
    [[nodiscard]] std::size_t tasks() const { return total; }
    /// The makespan; infinite if the run never finishes.
    [[nodiscard]] double finish() const { return finishTime; }
    [[nodiscard]] bool finished(double seconds) const { return seconds >= finishTime; }

private:
    std::vector<double> starts; ///< Starts of the tasks that ran, ascending.
    std::vector<double> ends;
    std::vector<double> startsBefore; ///< Sums of the first i starts.
    std::vector<double> endsBefore;
    double work = 0;
    std::size_t total = 0;
    double finishTime = 0;
};

/// The position of a run among others.
struct Standing {
    std::size_t run = 0;
    std::size_t place = 1; ///< From 1; runs that cannot be distinguished share a position.
    std::size_t tasksDone = 0;
    double workDone = 0;
    bool finished = false;
};

/// Sorts the runs by position: finished runs by finish time, then the others by work done. `times` holds the
/// current time of each run, `finishes` the finish of each on a shared clock.
std::vector<Standing> standings(std::span<const RaceTrack> tracks, std::span<const double> times,
                                std::span<const double> finishes);

} // namespace doppler
