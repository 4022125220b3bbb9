// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"

namespace doppler {

/// How messages are passed in one direction.
struct GiphMessageBlocks {
    DenseBlocks message; ///< state + link -> message; the rows of the state come first.
    DenseBlocks update;  ///< message -> state.
};

/// GiPH's network (Hu et al., MLSys 2023; sizes as its authors released it). None depends on the graph or
/// the devices. The last layer has no bias, because it would cancel in the softmax.
struct GiphLayout : BlockList {
    GiphLayout();

    static constexpr std::size_t state = 5;
    static constexpr std::size_t message = 10;
    static constexpr std::size_t headWidth = 16;

    DenseBlocks transform1, transform2; ///< Features -> state -> state; the second one linear.
    GiphMessageBlocks forwards, backwards;
    DenseBlocks head1; ///< Both directions' states -> headWidth.
    ParameterBlock head2;
};

/// Glorot's uniform weights, biases of 0.
std::vector<float> initialParameters(const GiphLayout& layout, std::uint64_t seed);

} // namespace doppler
