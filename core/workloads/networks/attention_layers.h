// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/networks/layers.h"

namespace doppler {

/// The dimensions of a stack of attention layers.
struct AttentionShape {
    std::uint64_t layers = 1;
    std::uint64_t width = 1; ///< Width of the model: heads times their width.
    std::uint64_t heads = 1;
    std::uint64_t hidden = 1; ///< Width of the feed-forward layers.
};

/// A table with a row of the model's width for each word.
LayerWeights wordTable(LayerGraph& net, std::string name, std::uint64_t words, const AttentionShape& shape);

/// Multi-head attention (Vaswani et al., arXiv 1706.03762) of queries {b, s, width} to keys {b, t, width},
/// with the projection of its result: four products with weights, two of activations.
LayerValue attention(LayerGraph& net, const std::string& name, const AttentionShape& shape, LayerValue x,
                     LayerValue keys);
enum class Activation { Relu, Gelu };
/// Two products with an activation between them.
LayerValue feedForward(LayerGraph& net, const AttentionShape& shape, LayerValue x, Activation activation);

/// A named size of a network. Options with the value 0 keep the size's own values.
struct NamedShape {
    const char* name;
    AttentionShape shape;
};
/// The options `size`, `layers`, `width`, `heads` and `hidden`.
std::vector<OptionSpec> shapeOptions(const std::vector<NamedShape>& sizes);
AttentionShape shapeOf(const Options& options, const std::vector<NamedShape>& sizes);

} // namespace doppler
