// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/box_figures.h"

#include <algorithm>
#include <cmath>

namespace doppler {

double sampleQuantile(std::span<const double> ascending, double share)
{
    const double place = share * static_cast<double>(ascending.size() - 1);
    const auto below = static_cast<std::size_t>(std::floor(place));
    const std::size_t above = std::min(below + 1, ascending.size() - 1);
    return std::lerp(ascending[below], ascending[above], place - static_cast<double>(below));
}

BoxFigures boxFigures(std::vector<double> sample)
{
    constexpr double reach = 1.5;
    std::ranges::sort(sample);
    BoxFigures box;
    box.lowerQuartile = sampleQuantile(sample, 0.25);
    box.median = sampleQuantile(sample, 0.5);
    box.upperQuartile = sampleQuantile(sample, 0.75);
    const double room = reach * (box.upperQuartile - box.lowerQuartile);
    box.low = box.lowerQuartile;
    box.high = box.upperQuartile;
    for (const double value : sample)
        if (value < box.lowerQuartile - room || value > box.upperQuartile + room) {
            box.outliers.push_back(value);
        } else {
            box.low = std::min(box.low, value);
            box.high = std::max(box.high, value);
        }
    return box;
}

} // namespace doppler
