// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/network_shape.h"

namespace doppler {

/// Parameters of REGAL's network (Paliwal et al., ICLR 2020): DOPPLER's encoder, and a head that all keys of
/// BRKGA's individuals share, so that a network serves any number of devices. A vertex v has a key for its
/// affinity to each device and one for its priority. The logits of a key's proposals are
/// LeakyReLU(H[v] W1 + x W2 + b1) W3 + b3, where x are the features of the key (key_features.h).
struct RegalLayout {
    explicit RegalLayout(const NetworkShape& shape);

    EncoderBlocks encoder;
    ParameterBlock firstWeight, keyWeight, firstBias; ///< To NetworkShape::headWidth.
    ParameterBlock secondWeight, secondBias;          ///< To KeyProposals::count.
    std::vector<ParameterBlock> blocks;               ///< All, by offset.
    std::size_t size = 0;                             ///< Number of floats.
};

/// Initial parameters. The last weights are 0, and the last biases give the uniform proposal a probability of
/// one half: a fresh network leaves half of the keys as BRKGA draws them, and its most probable choice is
/// BRKGA itself.
std::vector<float> initialParameters(const RegalLayout& layout, std::uint64_t seed);

} // namespace doppler
