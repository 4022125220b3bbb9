// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/check/deviations.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace doppler {

namespace {

double largestOf(std::span<const float> values)
{
    double largest = 0;
    for (float x : values)
        largest = std::max(largest, std::abs(static_cast<double>(x)));
    return largest;
}

/// The largest difference; infinite where the sizes differ or something is not a number.
double difference(std::span<const float> a, std::span<const float> b)
{
    constexpr double infinite = std::numeric_limits<double>::infinity();
    double largest = a.size() == b.size() ? 0 : infinite;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const double d = std::abs(static_cast<double>(a[i]) - static_cast<double>(b[i]));
        largest = std::isnan(d) ? infinite : std::max(largest, d);
    }
    return largest;
}

void add(std::vector<NetworkDeviation>& to, const std::string& name, double deviation, double scale)
{
    const double relative = deviation > 0 ? deviation / scale : 0;
    const auto found = std::find_if(to.begin(), to.end(), [&](const auto& d) { return d.name == name; });
    if (found == to.end())
        to.push_back({name, relative});
    else
        found->relative = std::max(found->relative, relative);
}

} // namespace

std::vector<float> writtenOut(const Gradient& gradient, const ParameterBlock& block)
{
    std::vector<float> out(gradient.dense.begin(), gradient.dense.end());
    out.resize(block.size());
    const OuterProducts& outer = gradient.outer;
    for (std::size_t k = 0; k < outer.rank; ++k)
        for (std::size_t i = 0; i < block.size(); ++i)
            out[i] += outer.left[k * block.rows + i / block.columns] *
                      outer.right[k * block.columns + i % block.columns];
    return out;
}

void Deviations::output(const std::string& name, std::span<const float> fast, std::span<const float> defined)
{
    add(check.outputs, name, difference(fast, defined), largestOf(defined));
}

void Deviations::gradients(std::span<const ParameterBlock> blocks, const GradientOf& fast,
                           const GradientOf& defined)
{
    constexpr double least = 1e-3;
    std::vector<std::vector<float>> expected;
    double largest = 0;
    for (const ParameterBlock& block : blocks) {
        expected.push_back(writtenOut(defined(block), block));
        largest = std::max(largest, largestOf(expected.back()));
    }
    for (std::size_t i = 0; i < blocks.size(); ++i)
        add(check.gradients, blocks[i].name, difference(writtenOut(fast(blocks[i]), blocks[i]), expected[i]),
            std::max(largestOf(expected[i]), least * largest));
}

} // namespace doppler
