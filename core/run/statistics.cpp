// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

namespace doppler {

namespace {

/// The continued fraction of the incomplete beta function; converges fast for x < (a + 1) / (a + b + 2).
double betaFraction(double a, double b, double x)
{
    constexpr int mostTerms = 500;
    constexpr double tiny = 1e-300; // stands for a denominator of 0 (Lentz)
    const auto awayFromZero = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double numerator = 1;
    double inverse = 1 / awayFromZero(1 - (a + b) * x / (a + 1));
    double fraction = inverse;
    const auto step = [&](double term) {
        inverse = 1 / awayFromZero(1 + term * inverse);
        numerator = awayFromZero(1 + term / numerator);
        fraction *= inverse * numerator;
        return inverse * numerator;
    };
    for (int m = 1; m <= mostTerms; ++m) {
        const double twice = 2.0 * m;
        step(m * (b - m) * x / ((a + twice - 1) * (a + twice)));
        const double change = step(-(a + m) * (a + b + m) * x / ((a + twice) * (a + twice + 1)));
        if (std::abs(change - 1) < 4 * std::numeric_limits<double>::epsilon())
            break;
    }
    return fraction;
}

} // namespace

double incompleteBeta(double a, double b, double x)
{
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    if (x < (a + 1) / (a + b + 2))
        return front * betaFraction(a, b, x) / a;
    return 1 - front * betaFraction(b, a, 1 - x) / b;
}

double studentTwoSided(double t, double freedom)
{
    return incompleteBeta(freedom / 2, 0.5, freedom / (freedom + t * t));
}

double studentQuantile(double level, double freedom)
{
    double low = 0;
    double high = 1;
    while (1 - studentTwoSided(high, freedom) < level && high < 1e12)
        high *= 2;
    for (int i = 0; i < 200 && high - low > 1e-13 * high; ++i) {
        const double middle = (low + high) / 2;
        (1 - studentTwoSided(middle, freedom) < level ? low : high) = middle;
    }
    return (low + high) / 2;
}

double mean(std::span<const double> sample)
{
    // From the first value on: equal values have that very value as their mean, and no deviation.
    double above = 0;
    for (double value : sample)
        above += value - sample.front();
    return sample.front() + above / static_cast<double>(sample.size());
}

double sampleDeviation(std::span<const double> sample)
{
    if (sample.size() < 2)
        return 0;
    const double centre = mean(sample);
    double squares = 0;
    for (double value : sample)
        squares += (value - centre) * (value - centre);
    return std::sqrt(squares / static_cast<double>(sample.size() - 1));
}

std::optional<Interval> meanInterval(std::span<const double> sample, double level)
{
    if (sample.size() < 2)
        return std::nullopt;
    const auto count = static_cast<double>(sample.size());
    const double reach = studentQuantile(level, count - 1) * sampleDeviation(sample) / std::sqrt(count);
    const double centre = mean(sample);
    return Interval{centre - reach, centre + reach};
}

std::optional<TestResult> pairedTTest(std::span<const double> differences)
{
    const std::size_t n = differences.size();
    if (n < 2)
        return std::nullopt;
    const double error = sampleDeviation(differences) / std::sqrt(static_cast<double>(n));
    const double centre = mean(differences);
    if (error == 0)
        return centre == 0 ? std::optional(TestResult{0, 1, n}) : std::nullopt;
    const double t = centre / error;
    return TestResult{t, studentTwoSided(t, static_cast<double>(n - 1)), n};
}

namespace {

/// What the differences come to once they are ranked by size.
struct SignedRanks {
    std::vector<std::size_t> doubled; ///< Ranks times 2, so that means of two ranks are whole.
    std::size_t positive = 0;         ///< Sum of the doubled ranks of differences above 0.
    std::size_t total = 0;            ///< Of all.
    double ties = 0;                  ///< Sum of t^3 - t over groups of t equal sizes.
};

SignedRanks rankSigned(std::span<const double> differences)
{
    std::vector<double> kept;
    std::copy_if(differences.begin(), differences.end(), std::back_inserter(kept),
                 [](double d) { return d != 0; });
    std::sort(kept.begin(), kept.end(), [](double a, double b) { return std::abs(a) < std::abs(b); });
    SignedRanks out;
    for (std::size_t first = 0; first < kept.size();) {
        std::size_t last = first;
        // Sizes that rounding alone tells apart are tied, as they are the other way round.
        while (last < kept.size() && std::abs(kept[last]) <= std::abs(kept[first]) * (1 + 1e-9))
            ++last;
        const std::size_t rank = first + 1 + last; // the mean of first + 1 .. last, doubled
        for (std::size_t i = first; i < last; ++i) {
            out.doubled.push_back(rank);
            out.total += rank;
            out.positive += kept[i] > 0 ? rank : 0;
        }
        const auto size = static_cast<double>(last - first);
        out.ties += size * size * size - size;
        first = last;
    }
    return out;
}

/// P(rank sum <= least or >= total - least) when every sign is a fair coin's.
double exactSignedRankP(const SignedRanks& ranks, std::size_t least)
{
    std::vector<double> share(ranks.total + 1, 0.0);
    share[0] = 1;
    std::size_t reach = 0;
    for (std::size_t rank : ranks.doubled) {
        reach += rank;
        for (std::size_t sum = reach + 1; sum-- > 0;)
            share[sum] = (share[sum] + (sum >= rank ? share[sum - rank] : 0)) / 2;
    }
    const double tail = std::accumulate(share.begin(), share.begin() + static_cast<long>(least) + 1, 0.0);
    return std::min(1.0, 2 * tail);
}

} // namespace

std::optional<TestResult> wilcoxonSignedRank(std::span<const double> differences)
{
    const SignedRanks ranks = rankSigned(differences);
    const std::size_t n = ranks.doubled.size();
    if (n == 0)
        return std::nullopt;
    const std::size_t least = std::min(ranks.positive, ranks.total - ranks.positive);
    const double statistic = static_cast<double>(least) / 2;
    if (n <= mostExactPairs)
        return TestResult{statistic, exactSignedRankP(ranks, least), n};
    const auto count = static_cast<double>(n);
    const double expected = count * (count + 1) / 4;
    const double variance = count * (count + 1) * (2 * count + 1) / 24 - ranks.ties / 48;
    const double z = std::max(0.0, expected - statistic - 0.5) / std::sqrt(variance);
    return TestResult{statistic, std::erfc(z / std::sqrt(2.0)), n};
}

} // namespace doppler
