// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace doppler {

/// Deviations below this share of the largest magnitude are rounding errors and count as zero.
inline constexpr double zeroDeviation = 1e-9;

/// out[i] = (value(i) - mean) / deviation (of the population); 0 if the deviation is zero.
template <class Value, class Out>
void zScore(std::size_t count, Value value, Out out)
{
    double mean = 0;
    double largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = value(i);
        mean += x;
        largest = std::max(largest, x < 0 ? -x : x);
    }
    mean /= static_cast<double>(count);
    double squares = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double x = value(i) - mean;
        squares += x * x;
    }
    const double variance = squares / static_cast<double>(count);
    const double least = zeroDeviation * largest;
    const double scale = variance > least * least ? 1 / std::sqrt(variance) : 0;
    for (std::size_t i = 0; i < count; ++i)
        out(i, static_cast<float>((value(i) - mean) * scale));
}

} // namespace doppler
