// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"

#include <span>
#include <vector>

namespace doppler {

/// Memory over time as memoryCurves() tells it, with the greatest value of any window at hand: pyramids of
/// maxima, so that a picture costs the same however many points there are, and no peak is missed.
class StepCurve {
public:
    StepCurve() = default;
    /// By time, from 0 on.
    explicit StepCurve(std::span<const MemoryPoint> points);

    [[nodiscard]] std::size_t size() const { return times.size(); }
    /// The value at that time; 0 before the first point.
    [[nodiscard]] double at(double seconds) const;
    /// The greatest value between two times, both included.
    [[nodiscard]] double maximum(double from, double to) const;
    /// Where the greatest value is first reached.
    [[nodiscard]] MemoryPoint peak() const { return highest; }
    /// The first time from which on the value is above that; nothing where it never is.
    [[nodiscard]] std::optional<double> firstAbove(double bytes) const;

private:
    [[nodiscard]] double greatest(std::size_t first, std::size_t last) const;

    std::vector<double> times;
    std::vector<std::vector<double>> levels; ///< The values, then the maxima of every 16, and of these ...
    MemoryPoint highest;
};

} // namespace doppler
