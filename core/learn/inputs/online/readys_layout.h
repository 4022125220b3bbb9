// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"

namespace doppler {

/// The sizes of READYS' network.
struct ReadysShape {
    std::size_t hidden = 128; ///< Width of the vertices' states.
    std::size_t layers = 1;   ///< Graph convolutions.
};

/// Parameters of READYS' network (Grinsztajn et al., CLUSTER 2021). None depends on the graph or the devices.
/// ReadysDefinition (core/learn/torch) says what it computes.
struct ReadysLayout : BlockList {
    explicit ReadysLayout(const ReadysShape& shape);

    ReadysShape shape;
    std::vector<DenseBlocks> convolutions;
    DenseBlocks start;        ///< A vertex' state -> its logit.
    DenseBlocks pass1, pass2; ///< Largest states and the device -> hidden -> the logit of passing.
    DenseBlocks value;        ///< The mean state -> the expected reward.
};

/// Glorot's uniform weights, biases of 0. The last weights of the logits are 0: a fresh network starts every
/// vertex, and passes, with the same probability.
std::vector<float> initialParameters(const ReadysLayout& layout, std::uint64_t seed);

} // namespace doppler
