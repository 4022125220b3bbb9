// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/action_rule.h"

#include <algorithm>

namespace doppler {

namespace {

std::size_t argMax(std::span<const float> values)
{
    return static_cast<std::size_t>(std::max_element(values.begin(), values.end()) - values.begin());
}

std::size_t drawUniform(std::span<const std::uint8_t> allowed, Random& random)
{
    auto left = random.below(static_cast<std::size_t>(
        std::count_if(allowed.begin(), allowed.end(), [](std::uint8_t yes) { return yes != 0; })));
    for (std::size_t i = 0;; ++i)
        if (allowed[i] && left-- == 0)
            return i;
}

std::size_t drawFrom(std::span<const float> probabilities, Random& random)
{
    double left = random.uniform();
    for (std::size_t i = 0; i < probabilities.size(); ++i) {
        left -= static_cast<double>(probabilities[i]);
        if (left < 0 && probabilities[i] > 0)
            return i;
    }
    return argMax(probabilities); // the probabilities sum to 1 but for rounding
}

} // namespace

std::size_t act(const ActionRule& rule, std::span<const float> probabilities,
                std::span<const std::uint8_t> allowed, Random& random)
{
    if (rule.kind == ActionRule::Kind::Sample)
        return drawFrom(probabilities, random);
    if (rule.kind == ActionRule::Kind::EpsilonGreedy && random.uniform() < rule.epsilon)
        return allowed.empty() ? random.below(probabilities.size()) : drawUniform(allowed, random);
    return argMax(probabilities);
}

} // namespace doppler
