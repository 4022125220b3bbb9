// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/wecan_graph.h"
#include "core/learn/inputs/wecan_layout.h"
#include "core/learn/networks/dense_layer.h"

namespace doppler {

/// One layer of WeCAN's attention between vertices, by hand. Works row by row, so that its memory grows with
/// the number of vertices, not with its square; the backward pass computes the rows again.
class WecanAttention {
public:
    WecanAttention(std::size_t vertices, const WecanShape& shape, const WecanLayout::GraphLayer& blocks);

    void load(std::span<const float> parameters);
    /// The next states. `x` must stay as it is until learn().
    const Rows& run(const Rows& x, WecanDistances& distances);
    /// From the derivative by the next states to that by x; adds to the gradient.
    const Rows& learn(const Rows& x, const Rows& byOutput, WecanDistances& distances);
    [[nodiscard]] const Rows& output() const { return next; } ///< Of the last run().
    void clearGradient();
    void unload(std::span<float> gradient) const;

private:
    void attend(std::size_t v, std::size_t head, std::span<const std::uint8_t> distance);
    void attendBack(std::size_t v, std::size_t head, std::span<const std::uint8_t> distance);

    std::size_t count, headWidth;
    float scale; ///< Of scores: 1 / sqrt(headWidth).
    ParameterBlock distanceBlock;
    DenseLayer query, key, value, out, wide, narrow;
    std::vector<float> factors, byFactors;       ///< heads x WecanDistances::kinds.
    Rows queries, keys, values, taken;           ///< By vertex: of all heads.
    std::vector<float> keysAcross, byKeysAcross; ///< Transposed: of all heads x |V|.
    std::vector<float> valuesAcross, byValuesAcross;
    Rows middle, spread, next; ///< x + attention; ReLU of its wide layer; the output.
    Rows byTaken, byQueries, byColumns, byMiddle, bySpread, byInput, part;
    // Of the pair (v, head) at hand, by vertex.
    std::vector<float> raw, weight, byWeight;
};

} // namespace doppler
