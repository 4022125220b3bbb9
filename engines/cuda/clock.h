// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "backend.h"

#include <algorithm>
#include <limits>

namespace doppler_cuda {

/// How fast the host's clock runs by a GPU's clock, from all anchors so far: the longer, the more exact.
class ClockRate {
public:
    /// Below this time, the error of two anchors would be taken for a difference of rates.
    static constexpr double shortest = 0.5;

    void add(Anchor anchor)
    {
        if (anchors++ == 0)
            first = anchor.seconds;
        else
            gpuSeconds += anchor.sinceLast;
        hostSeconds = anchor.seconds - first;
    }
    [[nodiscard]] double rate() const { return gpuSeconds > shortest ? hostSeconds / gpuSeconds : 1; }

private:
    int anchors = 0;
    double first = 0;
    double hostSeconds = 0;
    double gpuSeconds = 0;
};

/// Converts a GPU's times to the host clock. The two clocks are compared before and after a run, each time
/// within an error of some microseconds. Causality narrows it: a task cannot start before the host issued it,
/// nor end after the host saw its end.
class ClockFit {
public:
    ClockFit(Anchor before, Anchor after, double gpuSeconds, double clockRate)
        : zero(before.seconds), error(std::max(before.error, after.error)),
          drift(after.seconds - before.seconds - gpuSeconds), rate(clockRate)
    {
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
    double rate;
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
};

} // namespace doppler_cuda
