// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace doppler {

/// Mean of the last `window` values, or of all if there are fewer.
class MovingMean {
public:
    explicit MovingMean(std::size_t window);

    /// Adds a value and returns the mean.
    double add(double value);
    void clear();
    [[nodiscard]] std::size_t window() const { return size; }

private:
    std::size_t size;
    std::vector<double> values; ///< A ring buffer once it is full.
    std::size_t oldest = 0;
    double sum = 0;
};

/// A window that smooths a run with this number of episodes without hiding its course: 10, 20, 50, 100, ...
std::size_t smoothingFor(std::size_t episodes);

} // namespace doppler
