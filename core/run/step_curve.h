// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"

#include <span>
#include <vector>

namespace doppler {

/// Memory over time (memoryCurves()) with fast maxima of any window: pyramids of maxima make a picture cost
/// the same for any number of points, and no peak is missed.
class StepCurve {
public:
    StepCurve() = default;
    /// By time, from 0 on.
    explicit StepCurve(std::span<const MemoryPoint> points);

    [[nodiscard]] std::size_t size() const { return times.size(); }
    /// The value at this time; 0 before the first point.
    [[nodiscard]] double at(double seconds) const;
    /// The largest value between two times, both included.
    [[nodiscard]] double maximum(double from, double to) const;
    /// The point where the largest value is first reached.
    [[nodiscard]] MemoryPoint peak() const { return highest; }
    /// The first time at which the value is above `bytes`; nothing if it never is.
    [[nodiscard]] std::optional<double> firstAbove(double bytes) const;

private:
    [[nodiscard]] double greatest(std::size_t first, std::size_t last) const;

    std::vector<double> times;
    std::vector<std::vector<double>> levels; ///< The values, then the maxima of every 16 of them, and so on.
    MemoryPoint highest;
};

} // namespace doppler
