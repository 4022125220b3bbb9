// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/step_curve.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t fan = 16;

} // namespace

StepCurve::StepCurve(std::span<const MemoryPoint> points)
{
    times.reserve(points.size());
    std::vector<double> values;
    values.reserve(points.size());
    for (const MemoryPoint& point : points) {
        times.push_back(point.time);
        values.push_back(point.bytes);
        if (times.size() == 1 || point.bytes > highest.bytes)
            highest = point;
    }
    levels.push_back(std::move(values));
    while (levels.back().size() > fan) {
        const std::vector<double>& below = levels.back();
        std::vector<double> level;
        level.reserve(below.size() / fan + 1);
        for (std::size_t i = 0; i < below.size(); i += fan)
            level.push_back(*std::max_element(
                below.begin() + static_cast<std::ptrdiff_t>(i),
                below.begin() + static_cast<std::ptrdiff_t>(std::min(i + fan, below.size()))));
        levels.push_back(std::move(level));
    }
}

double StepCurve::at(double seconds) const
{
    const auto next = std::ranges::upper_bound(times, seconds);
    return next == times.begin() ? 0 : levels[0][static_cast<std::size_t>(next - times.begin()) - 1];
}

double StepCurve::greatest(std::size_t first, std::size_t last) const
{
    double most = 0;
    for (std::size_t level = 0; first < last; ++level) {
        const std::vector<double>& values = levels[level];
        const bool top = level + 1 == levels.size();
        while (first < last && (top || first % fan != 0))
            most = std::max(most, values[first++]);
        while (first < last && last % fan != 0)
            most = std::max(most, values[--last]);
        first /= fan;
        last /= fan;
    }
    return most;
}

double StepCurve::maximum(double from, double to) const
{
    // The point before the window still counts in it.
    const auto first = std::ranges::upper_bound(times, from);
    const auto last = std::ranges::upper_bound(times, to);
    const auto begin = static_cast<std::size_t>(first - times.begin());
    return greatest(begin > 0 ? begin - 1 : 0, static_cast<std::size_t>(last - times.begin()));
}

std::optional<double> StepCurve::firstAbove(double bytes) const
{
    if (times.empty() || highest.bytes <= bytes)
        return std::nullopt;
    const auto found = std::ranges::find_if(levels[0], [bytes](double value) { return value > bytes; });
    return times[static_cast<std::size_t>(found - levels[0].begin())];
}

} // namespace doppler
