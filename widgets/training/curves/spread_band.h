// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <span>
#include <utility>
#include <vector>

namespace doppler {

/// What the band around a mean of several runs covers.
enum class Spread { None, LeastToMost, Deviation };

/// A curve's points by ascending key; a value that is not finite is a gap.
using CurvePoints = std::vector<std::pair<double, double>>;

/// Mean and band of several curves at the same keys.
struct SpreadBand {
    QVector<double> keys, mean, low, high;
};

/// The value of a curve at a key, between points on the straight line or, for `steps`, that of the last
/// point. NaN in gaps and beyond the ends.
double valueAt(const CurvePoints& curve, double key, bool steps);

/// At up to `points` evenly spread keys, wherever at least two of the curves are: their mean, and around it
/// from the least to the greatest or one standard deviation (n - 1) either way.
SpreadBand spreadBand(std::span<const CurvePoints> curves, Spread spread, bool steps, int points = 400);

} // namespace doppler
