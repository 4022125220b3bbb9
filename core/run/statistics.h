// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace doppler {

/// The regularised incomplete beta function I_x(a, b), 0 <= x <= 1, a and b > 0, with Lentz's evaluation of
/// the continued fraction (NIST Digital Library of Mathematical Functions, 8.17.22). Relative error about
/// 1e-14.
double incompleteBeta(double a, double b, double x);

/// P(|T| >= |t|) for Student's t with `freedom` degrees of freedom: I_{n/(n+t^2)}(n/2, 1/2).
double studentTwoSided(double t, double freedom);
/// The t with P(|T| <= t) = level, 0 <= level < 1.
double studentQuantile(double level, double freedom);

/// The mean of a non-empty sample.
double mean(std::span<const double> sample);
/// The sample standard deviation, with n - 1 under the root; 0 for one value.
double sampleDeviation(std::span<const double> sample);

struct Interval {
    double low = 0;
    double high = 0;
};
/// The confidence interval of the mean by Student's t; nothing for fewer than two values.
std::optional<Interval> meanInterval(std::span<const double> sample, double level = 0.95);

struct TestResult {
    double statistic = 0;
    double p = 1;          ///< Two-sided.
    std::size_t pairs = 0; ///< Number of pairs that the test used.
};
/// Student's paired t-test of mean 0 (Student 1908). Statistic: t. Nothing for fewer than two pairs, or if
/// all differences are equal and not 0, because without variation there is no estimate of it. If all are 0, p
/// = 1.
std::optional<TestResult> pairedTTest(std::span<const double> differences);
/// Wilcoxon's signed-rank test of symmetry about 0 (Wilcoxon 1945). Ignores differences of 0; equal ones
/// share their mean rank. Statistic: the smaller of the two rank sums. Up to `mostExactPairs` pairs p is
/// exact, ties included (from the distribution of the rank sum over all signs); above, the normal
/// approximation with corrections for ties and continuity. Nothing if no difference is left.
std::optional<TestResult> wilcoxonSignedRank(std::span<const double> differences);
inline constexpr std::size_t mostExactPairs = 50;

} // namespace doppler
