// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace doppler {

/// What a box plot shows of a sample.
struct BoxFigures {
    double low = 0; ///< Ends of the whiskers: the last values within 1.5 times the box' length (Tukey 1977).
    double lowerQuartile = 0;
    double median = 0;
    double upperQuartile = 0;
    double high = 0;
    std::vector<double> outliers; ///< Beyond the whiskers, ascending.
};

/// Quantile of a sample that is not empty and ascending, share 0 to 1: between two values on the line through
/// both (Hyndman and Fan 1996, type 7).
double sampleQuantile(std::span<const double> ascending, double share);

/// Of a sample that is not empty, in any order.
BoxFigures boxFigures(std::vector<double> sample);

} // namespace doppler
