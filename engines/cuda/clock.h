// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"

#include <algorithm>
#include <limits>

namespace doppler_cuda {

/// Converts a GPU's times to the host clock. The two clocks are compared before and after a run, each time
/// within an error of some microseconds. Causality narrows it: a task cannot start before the host issued it,
/// nor end after the host saw its end.
class ClockFit {
public:
    /// Below this time, the error of two comparisons would be taken for a difference of rates.
    static constexpr double shortest = 0.2;

    ClockFit(Anchor before, Anchor after, double gpuSeconds)
        : zero(before.seconds), error(std::max(before.error, after.error)),
          drift(after.seconds - before.seconds - gpuSeconds)
    {
        if (gpuSeconds > shortest)
            rate = 1 + drift / gpuSeconds;
    }

    /// One task: by the host when it was issued and seen to have ended, by the GPU when it started and ended.
    void addTask(double issued, double start, double end, double seen)
    {
        least = std::max(least, issued - convert(start));
        most = std::min(most, seen - convert(end));
    }

    /// Moves the zero as little as makes all tasks possible. Call once, after all addTask().
    void correct()
    {
        if (least > most)
            zero += (least + most) / 2;
        else
            zero += std::clamp(0.0, least, most);
    }

    [[nodiscard]] double convert(double gpuSeconds) const { return zero + rate * gpuSeconds; }
    /// Seconds by which the host's clock gained on the GPU's between the comparisons; known within error().
    [[nodiscard]] double driftSeconds() const { return drift; }
    [[nodiscard]] double errorSeconds() const { return error; }

private:
    double zero;
    double error;
    double drift;
    double rate = 1;
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
};

} // namespace doppler_cuda
