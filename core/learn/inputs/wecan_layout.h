// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/dense_blocks.h"

namespace doppler {

/// The sizes of WeCAN's network.
struct WecanShape {
    std::size_t hidden = 32; ///< Width of the states of vertices and devices.
    std::size_t layers = 2;  ///< Of attention between vertices.

    /// One sees the descendants of a vertex, one its ancestors, one both, one all vertices; all see itself.
    static constexpr std::size_t heads = 4;
    [[nodiscard]] std::size_t headWidth() const { return (hidden + heads - 1) / heads; }
    /// Whether a head sees a distance (WecanDistances).
    [[nodiscard]] static bool sees(std::size_t head, std::size_t distance);
};

/// Parameters of WeCAN's network (arXiv 2603.23249). None depends on the graph or the devices.
struct WecanLayout : BlockList {
    explicit WecanLayout(const WecanShape& shape);

    /// Queries, keys and values of an attention.
    struct Attention {
        DenseBlocks query, key, value;
    };
    /// LDDGNN: scores are multiplied by a learned number per head and distance.
    struct GraphLayer : Attention {
        ParameterBlock distance; ///< heads x WecanDistances::kinds.
        DenseBlocks out;         ///< Of all heads' values.
        DenseBlocks wide, narrow;
    };
    WecanShape shape;
    DenseBlocks vertex1, vertex2, device1, device2; ///< Features -> state -> state, the second one linear.
    Attention devices;                              ///< What vertices take from devices.
    std::vector<GraphLayer> layers;
    DenseBlocks pairQuery, pairKey; ///< Of vertices, of devices.
    DenseBlocks skip1, skip2;       ///< Mean vertex and device -> hidden -> (a, b, c) of WecanScores::skip.

private:
    Attention addAttention(const std::string& name, std::size_t width);
};

/// Glorot's uniform weights, biases of 0, distances that change nothing. The keys of pairs and the last
/// weights of the skip are 0: a fresh network scores all pairs alike, and a skip at -1.3 at first, -2 at the
/// end.
std::vector<float> initialParameters(const WecanLayout& layout, std::uint64_t seed);

} // namespace doppler
