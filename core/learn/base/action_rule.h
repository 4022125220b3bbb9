// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"

#include <cstdint>
#include <span>

namespace doppler {

/// How actions are taken from probabilities.
struct ActionRule {
    enum class Kind { Greedy, EpsilonGreedy, Sample } kind = Kind::Greedy;
    double epsilon = 0; ///< Share of uniform actions, of every policy by itself.
};

/// The index of the action. `allowed`: what uniform actions are drawn from (none given: all); the
/// probabilities of the others must be 0.
std::size_t act(const ActionRule& rule, std::span<const float> probabilities,
                std::span<const std::uint8_t> allowed, Random& random);

} // namespace doppler
