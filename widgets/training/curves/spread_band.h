// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// The range of the band around a mean of several runs.
enum class Spread { None, LeastToMost, Deviation };

/// The points of a curve by ascending key; values that are not finite are gaps.
using CurvePoints = std::vector<std::pair<double, double>>;

/// Mean and band of several curves at the same keys.
struct SpreadBand {
    QVector<double> keys, mean, low, high;
};

/// The value of a curve at a key: interpolated linearly or, for `steps`, that of the previous point. NaN in
/// gaps and beyond the ends.
double valueAt(const CurvePoints& curve, double key, bool steps);

/// Mean and band at up to `points` evenly spaced keys where at least two curves exist. The band covers the
/// range from the smallest to the largest value, or one standard deviation (n - 1) in either direction.
SpreadBand spreadBand(std::span<const CurvePoints> curves, Spread spread, bool steps, int points = 400);

} // namespace doppler
