// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/network_shape.h"

namespace doppler {

/// The sizes of GDP's network.
struct GdpShape {
    std::size_t hidden = 64;         ///< Width of the vertex states.
    std::size_t sageLayers = 2;      ///< Of GraphSAGE.
    std::size_t attentionLayers = 2; ///< Of the Transformer.
    std::size_t segment = 128;       ///< Vertices that attend to each other and to the segment before.
    std::size_t devices = 0;         ///< The output has one column each.

    /// Of every attention layer: 4 where the width can be divided by it.
    [[nodiscard]] std::size_t heads() const { return hidden % 4 == 0 ? 4 : hidden % 2 == 0 ? 2 : 1; }
};

/// Where the parameters of GDP's network stand in one flat vector.
struct GdpLayout {
    explicit GdpLayout(const GdpShape& shape);

    /// n = max over neighbours u of sigmoid(h_u pool + b); h' = ReLU([h, n] combine + b).
    struct Sage {
        ParameterBlock poolWeight, poolBias, combineWeight, combineBias;
    };
    /// a = norm(x + attention(x) out + b); y = norm(a + ReLU(a first + b) second + b).
    struct Attention {
        ParameterBlock queryWeight, keyWeight, valueWeight, outWeight, outBias;
        ParameterBlock firstGain, firstShift; ///< Of the first layer norm.
        ParameterBlock wideWeight, wideBias, narrowWeight, narrowBias;
        ParameterBlock secondGain, secondShift;
    };
    ParameterBlock inputWeight, inputBias;
    std::vector<Sage> sage;
    std::vector<Attention> attention;
    ParameterBlock outputWeight, outputBias;
    std::vector<ParameterBlock> blocks; ///< All, by offset.
    std::size_t size = 0;               ///< Number of floats.
};

/// Fresh parameters: layers uniform within 1/sqrt(inputs), norms that change nothing.
std::vector<float> initialParameters(const GdpLayout& layout, std::uint64_t seed);

} // namespace doppler
