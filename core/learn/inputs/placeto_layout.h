// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"
#include "core/learn/inputs/placeto_graph.h"

namespace doppler {

/// The layers of x -> relu(g(sum of relu(f(x)))), where f and g are two layers each with a ReLU between them.
struct AggregatorBlocks {
    std::array<DenseBlocks, 2> f, g;
};

/// Placeto's network (Addanki et al. 2019; sizes as its authors released it): every vertex' features become a
/// state of the same width d; messages are passed `rounds` times from parents and, with weights of their own,
/// from children; the two states together are 2 d wide. The head reads the pools over the ancestors, the
/// descendants and the parallel vertices of the current vertex, and its own state: 8 d values.
struct PlacetoLayout : BlockList {
    explicit PlacetoLayout(std::size_t devices);

    std::size_t width; ///< d: of features and states, 5 and one for every device.
    std::size_t devices;
    std::array<DenseBlocks, 3> transform; ///< d, d, d; the last one linear.
    AggregatorBlocks fromParents, fromChildren;
    std::array<AggregatorBlocks, relationCount> pools;
    std::array<DenseBlocks, 3> head; ///< 16 d, 8 d, |D|; the last one linear.
};

/// Glorot's uniform weights, biases of 0.
std::vector<float> initialParameters(const PlacetoLayout& layout, std::uint64_t seed);

} // namespace doppler
