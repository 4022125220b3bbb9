// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/plot_ranges.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

double episodeAxisEnd(std::uint64_t done, std::uint64_t planned)
{
    constexpr std::array<double, 3> mantissas{1, 2, 5};
    const double needed = std::max(50.0, static_cast<double>(done) * 1.05);
    const auto most = static_cast<double>(std::max(planned, done));
    double magnitude = std::pow(10, std::floor(std::log10(needed)));
    for (;; magnitude *= 10)
        for (const double mantissa : mantissas)
            if (mantissa * magnitude >= needed)
                return planned > 0 ? std::min(mantissa * magnitude, most) : mantissa * magnitude;
}

Span typicalSpan(std::span<double> values)
{
    const auto end = std::partition(values.begin(), values.end(), [](double v) { return std::isfinite(v); });
    const auto count = end - values.begin();
    if (count == 0)
        return {};
    const auto low = values.begin() + count / 50;
    const auto high = values.begin() + (count - 1 - count / 50);
    std::nth_element(values.begin(), low, end);
    const double least = *low;
    std::nth_element(low, high, end);
    return {least, *high};
}

Span widened(Span span, double value)
{
    const Span wide{std::min(span.least, value), std::max(span.most, value)};
    return wide.length() <= 3 * span.length() ? wide : span;
}

Span steady(Span current, Span wanted)
{
    constexpr double air = 0.06;
    double margin = wanted.length() * air;
    if (margin <= 0)
        margin = wanted.most == 0 ? 1 : std::abs(wanted.most) * air;
    const bool holds = current.least <= wanted.least && wanted.most <= current.most;
    const bool close = current.length() <= 1.4 * (wanted.length() + 2 * margin);
    return holds && close ? current : Span{wanted.least - margin, wanted.most + margin};
}

} // namespace doppler
