// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace doppler {

/// The figures of a box plot.
struct BoxFigures {
    /// Ends of the whiskers: the outermost values within 1.5 times the length of the box (Tukey 1977).
    double low = 0;
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double high = 0;
    std::vector<double> outliers; ///< Values beyond the whiskers, ascending.
};

/// A quantile of a non-empty, ascending sample, with `share` from 0 to 1. Interpolates linearly (Hyndman and
/// Fan 1996, type 7).
double sampleQuantile(std::span<const double> ascending, double share);

/// The figures of a non-empty sample in any order.
BoxFigures boxFigures(std::vector<double> sample);

} // namespace doppler
