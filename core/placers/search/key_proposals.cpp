// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/key_proposals.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr std::array means{0.2, 0.5, 0.8};
constexpr std::array variances{1.0 / 12, 1.0 / 30, 1.0 / 100};
constexpr std::uint32_t keyRange = 65536;
constexpr std::uint32_t bins = 256; ///< Of equal probability; a key is linear within one.
constexpr std::uint32_t binWidth = keyRange / bins;
using Quantiles = std::array<std::uint32_t, bins + 1>;

/// The continued fraction of the incomplete beta function, by Lentz's method.
double betaFraction(double x, double a, double b)
{
    constexpr double tiny = 1e-300;
    const auto guarded = [](double value) { return std::abs(value) < tiny ? tiny : value; };
    double c = 1;
    double d = 1 / guarded(1 - (a + b) * x / (a + 1));
    double value = d;
    for (int m = 1; m <= 300; ++m) {
        const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
        d = 1 / guarded(1 + even * d);
        c = guarded(1 + even / c);
        value *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
        d = 1 / guarded(1 + odd * d);
        c = guarded(1 + odd / c);
        value *= d * c;
        if (std::abs(d * c - 1) < 1e-12)
            break;
    }
    return value;
}

/// The probability that a beta variable is at most x.
double betaProbability(double x, double a, double b)
{
    if (x <= 0)
        return 0;
    if (x >= 1)
        return 1;
    const double front =
        std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x));
    // The fraction converges fast on this side of the mean; the other side is its mirror image.
    if (x < (a + 1) / (a + b + 2))
        return front * betaFraction(x, a, b) / a;
    return 1 - front * betaFraction(1 - x, b, a) / b;
}

Quantiles quantilesOf(double mean, double variance)
{
    const double sum = mean * (1 - mean) / variance - 1; // of both parameters
    const double a = mean * sum;
    const double b = (1 - mean) * sum;
    Quantiles out{};
    out.back() = keyRange;
    double from = 0;
    for (std::size_t i = 1; i < bins; ++i) {
        double least = from; // quantiles ascend
        double most = 1;
        for (int step = 0; step < 24; ++step) { // beyond a key's 16 bits
            const double middle = (least + most) / 2;
            const bool below = betaProbability(middle, a, b) < static_cast<double>(i) / bins;
            (below ? least : most) = middle;
        }
        from = least;
        out[i] = static_cast<std::uint32_t>(std::lround((least + most) / 2 * keyRange));
    }
    return out;
}

std::array<Quantiles, KeyProposals::count> makeTables()
{
    std::array<Quantiles, KeyProposals::count> out{};
    for (std::size_t p = 0; p < out.size(); ++p) {
        if (p != KeyProposals::uniform) {
            out[p] = quantilesOf(KeyProposals::mean(p), KeyProposals::variance(p));
            continue;
        }
        for (std::size_t i = 0; i <= bins; ++i) // exactly
            out[p][i] = static_cast<std::uint32_t>(i) * binWidth;
    }
    return out;
}

const std::array<Quantiles, KeyProposals::count>& tables()
{
    static const auto made = makeTables();
    return made;
}

/// The probability that a key of this distribution is below that value.
double probabilityBelow(const Quantiles& of, double value)
{
    const auto above = std::upper_bound(of.begin(), of.end(), value,
                                        [](double v, std::uint32_t q) { return v < static_cast<double>(q); });
    if (above == of.begin())
        return 0;
    if (above == of.end())
        return 1;
    const double from = *(above - 1);
    const auto bin = static_cast<double>(above - 1 - of.begin());
    return (bin + (value - from) / (*above - from)) / bins;
}

} // namespace

double KeyProposals::mean(std::size_t proposal) { return means[proposal / variances.size()]; }
double KeyProposals::variance(std::size_t proposal) { return variances[proposal % variances.size()]; }

std::uint16_t KeyProposals::key(std::uint8_t proposal, std::uint16_t bits)
{
    const Quantiles& q = tables()[proposal];
    const std::uint32_t bin = bits / binWidth;
    const std::uint32_t value = q[bin] + (q[bin + 1] - q[bin]) * (bits % binWidth) / binWidth;
    return static_cast<std::uint16_t>(std::min(value, keyRange - 1));
}

std::vector<float> KeyProposals::largestProbability(std::span<const std::uint8_t> proposals)
{
    constexpr std::size_t samples = 64; // of equal probability
    std::vector<double> out(proposals.size());
    double sum = 0;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        const Quantiles& own = tables()[proposals[i]];
        for (std::size_t s = 0; s < samples; ++s) {
            const std::size_t bin = s * (bins / samples) + bins / samples / 2;
            double all = 1;
            for (std::size_t other = 0; other < proposals.size(); ++other)
                if (other != i)
                    all *= probabilityBelow(tables()[proposals[other]], own[bin]);
            out[i] += all;
        }
        sum += out[i];
    }
    std::vector<float> shares;
    for (const double value : out)
        shares.push_back(static_cast<float>(sum > 0 ? value / sum : 1 / static_cast<double>(out.size())));
    return shares;
}

} // namespace doppler
