// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/curves/spread_band.h"

#include "core/run/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

double valueAt(const CurvePoints& curve, double key, bool steps)
{
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    if (curve.empty() || key < curve.front().first || key > curve.back().first)
        return none;
    const auto next = std::upper_bound(curve.begin(), curve.end(), key,
                                       [](double k, const auto& point) { return k < point.first; });
    const auto before = next - 1;
    if (steps || next == curve.end() || before->first == key)
        return before->second;
    const double way = (key - before->first) / (next->first - before->first);
    return std::lerp(before->second, next->second, way);
}

SpreadBand spreadBand(std::span<const CurvePoints> curves, Spread spread, bool steps, int points)
{
    SpreadBand band;
    double first = std::numeric_limits<double>::infinity();
    double last = -first;
    for (const CurvePoints& curve : curves)
        if (!curve.empty()) {
            first = std::min(first, curve.front().first);
            last = std::max(last, curve.back().first);
        }
    if (!(first <= last))
        return band;
    const double count = std::clamp(last - first, 1.0, static_cast<double>(std::max(points - 1, 1)));
    std::vector<double> values;
    for (double i = 0; i <= count; ++i) {
        const double key = std::round(first + (last - first) * i / count);
        values.clear();
        for (const CurvePoints& curve : curves)
            if (const double value = valueAt(curve, key, steps); std::isfinite(value))
                values.push_back(value);
        if (values.size() < 2 || (!band.keys.isEmpty() && band.keys.last() == key))
            continue;
        const double middle = mean(values);
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        const double deviation = sampleDeviation(values);
        const bool range = spread == Spread::LeastToMost;
        band.keys.append(key);
        band.mean.append(middle);
        band.low.append(range ? *least : middle - deviation);
        band.high.append(range ? *most : middle + deviation);
    }
    return band;
}

} // namespace doppler
