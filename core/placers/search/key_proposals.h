// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Distributions for the keys of BRKGA's individuals (REGAL, Paliwal et al., ICLR 2020): beta distributions
/// over [0, 1) with a mean of 0.2, 0.5 or 0.8 and a variance of 1/12, 1/30 or 1/100. A key has 16 bits.
struct KeyProposals {
    static constexpr std::size_t count = 9;
    /// Mean 0.5 and variance 1/12: as BRKGA draws its keys.
    static constexpr std::uint8_t uniform = 3;
    [[nodiscard]] static double mean(std::size_t proposal);
    [[nodiscard]] static double variance(std::size_t proposal);

    /// Turns uniform bits into a key of this distribution, by its quantiles. `uniform` returns the bits.
    [[nodiscard]] static std::uint16_t key(std::uint8_t proposal, std::uint16_t bits);
    /// The probability that the first, second, ... of independent keys with these distributions is the
    /// largest. They add up to 1.
    [[nodiscard]] static std::vector<float> largestProbability(std::span<const std::uint8_t> proposals);
};

} // namespace doppler
