// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured/rank_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <vector>

namespace doppler {

namespace {

/// The rank of every value minus the mean rank.
std::vector<double> centredRanks(std::span<const double> values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t i, std::size_t k) { return values[i] < values[k]; });
    const double meanRank = (static_cast<double>(values.size()) + 1) / 2;
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t last = first;
        while (last < order.size() && values[order[last]] == values[order[first]])
            ++last;
        for (std::size_t i = first; i < last; ++i) // they share ranks first + 1 .. last
            ranks[order[i]] = static_cast<double>(first + 1 + last) / 2 - meanRank;
        first = last;
    }
    return ranks;
}

int sign(double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

} // namespace

std::optional<double> spearmanRho(std::span<const double> a, std::span<const double> b)
{
    assert(a.size() == b.size());
    const std::vector<double> x = centredRanks(a);
    const std::vector<double> y = centredRanks(b);
    const auto product = [](const std::vector<double>& u, const std::vector<double>& v) {
        return std::inner_product(u.begin(), u.end(), v.begin(), 0.0);
    };
    const double spread = std::sqrt(product(x, x) * product(y, y));
    if (spread == 0)
        return std::nullopt;
    return std::clamp(product(x, y) / spread, -1.0, 1.0);
}

std::optional<double> kendallTau(std::span<const double> a, std::span<const double> b)
{
    assert(a.size() == b.size());
    double balance = 0; // concordant minus discordant pairs
    double apartInA = 0;
    double apartInB = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const int inA = sign(a[i] - a[k]);
            const int inB = sign(b[i] - b[k]);
            balance += inA * inB;
            apartInA += inA != 0 ? 1 : 0;
            apartInB += inB != 0 ? 1 : 0;
        }
    if (apartInA == 0 || apartInB == 0)
        return std::nullopt;
    return balance / std::sqrt(apartInA * apartInB);
}

} // namespace doppler
