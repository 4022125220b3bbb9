// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace doppler {

/// The regularised incomplete beta function I_x(a, b), 0 <= x <= 1, a and b > 0: Lentz's evaluation of the
/// continued fraction (NIST Digital Library of Mathematical Functions, 8.17.22). Relative error about 1e-14.
double incompleteBeta(double a, double b, double x);

/// P(|T| >= |t|) of Student's t with that many degrees of freedom: I_{n/(n+t^2)}(n/2, 1/2).
double studentTwoSided(double t, double freedom);
/// The t for which P(|T| <= t) = level, 0 <= level < 1.
double studentQuantile(double level, double freedom);

/// Of a sample that is not empty.
double mean(std::span<const double> sample);
/// With n - 1 below the root; 0 for one value.
double sampleDeviation(std::span<const double> sample);

struct Interval {
    double low = 0;
    double high = 0;
};
/// Where the mean lies with that probability, by Student's t; none for fewer than two values.
std::optional<Interval> meanInterval(std::span<const double> sample, double level = 0.95);

struct TestResult {
    double statistic = 0;
    double p = 1;          ///< Two-sided.
    std::size_t pairs = 0; ///< That the test used.
};
/// Student's paired t-test of mean 0 (Student 1908). Statistic: t. None for fewer than two pairs, and none
/// where all differences are the same but 0: what does not vary tells nothing of how it would. All 0: p = 1.
std::optional<TestResult> pairedTTest(std::span<const double> differences);
/// Wilcoxon's signed-rank test of symmetry about 0 (Wilcoxon 1945). Differences of 0 are left out, equal ones
/// share their mean rank. Statistic: the smaller of both rank sums. Up to `mostExactPairs` pairs p is exact,
/// ties included (the distribution of the rank sum over all signs); above, the normal approximation with the
/// corrections for ties and continuity. None where no difference is left.
std::optional<TestResult> wilcoxonSignedRank(std::span<const double> differences);
inline constexpr std::size_t mostExactPairs = 50;

} // namespace doppler
