// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/moving_mean.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace doppler {

MovingMean::MovingMean(std::size_t window) : size(std::max<std::size_t>(window, 1)) {}

double MovingMean::add(double value)
{
    if (values.size() < size) {
        values.push_back(value);
        sum += value;
    } else {
        sum += value - values[oldest];
        values[oldest] = value;
        oldest = (oldest + 1) % size;
        if (oldest == 0) // Once a round, so that rounding errors don't pile up.
            sum = std::accumulate(values.begin(), values.end(), 0.0);
    }
    return sum / static_cast<double>(values.size());
}

void MovingMean::clear()
{
    values.clear();
    oldest = 0;
    sum = 0;
}

std::size_t smoothingFor(std::size_t episodes)
{
    constexpr std::array<std::size_t, 7> steps{1000, 500, 200, 100, 50, 20, 10};
    for (const std::size_t step : steps)
        if (step * 50 <= episodes)
            return step;
    return steps.back();
}

} // namespace doppler
