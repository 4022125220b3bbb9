// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/dense.h"
#include "core/learn/features.h"

#include <span>

namespace at {
class Tensor;
}

namespace doppler {

/// The caller's flat parameters as leaf tensors, one per block, sharing the caller's memory.
class Weights {
public:
    Weights(const ParameterLayout& layout, std::span<float> values);
    ~Weights();
    Weights(const Weights&) = delete;
    Weights& operator=(const Weights&) = delete;
    [[nodiscard]] const at::Tensor& operator[](const ParameterBlock& block) const;
    /// Of the last differentiation.
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;
    /// Takes down a gradient in its factors instead of writing it out.
    void keepFactors(const ParameterBlock& block, const at::Tensor& left, const at::Tensor& right);
    void forgetGradients();

private:
    struct Factors;
    std::vector<at::Tensor> leaves; ///< By block.
    std::vector<Factors> factors;   ///< By block; most have none.
};

/// Which states are summed into which rows: out[r] = sum of in[source[i]], start[r] <= i < start[r + 1].
struct RowSums {
    std::vector<std::uint32_t> start{0};
    std::vector<std::uint32_t> source;
    [[nodiscard]] std::size_t rows() const { return start.size() - 1; }
};

/// Chains of vertices: the sum along v's path is H[v] + the sum along next[v]'s.
struct Paths {
    std::vector<std::uint32_t> order; ///< Every vertex after its next.
    std::vector<VertexId> next;       ///< Invalid at the end of a path.
};

/// A graph as the encoders read it.
struct EncoderGraph {
    /// `features` must outlive it.
    explicit EncoderGraph(const GraphFeatures& features);

    std::span<const float> vertexFeatures; ///< |V| x 5.
    std::span<const float> edgeValues;     ///< K.
    /// Messages over edges of one value into one vertex share one row: their states are added first, then
    /// multiplied by W(e).
    RowSums gather;                        ///< Rows by value.
    std::vector<std::uint32_t> valueStart; ///< First row of every value, and the number of rows.
    RowSums scatter;                       ///< Rows by vertex, of gather's rows.
    Paths towardsSinks, towardsSources;
};

/// The message-passing network of one policy (doppler.md, "Networks"; Gilmer et al. 2017).
class Encoder {
public:
    Encoder(const EncoderGraph& onGraph, Weights& allWeights, const EncoderBlocks& ownBlocks,
            std::size_t roundCount)
        : graph(onGraph), weights(allWeights), blocks(ownBlocks), rounds(roundCount)
    {
    }
    /// H: |V| x hidden.
    [[nodiscard]] at::Tensor states() const;

private:
    const EncoderGraph& graph;
    Weights& weights;
    const EncoderBlocks& blocks;
    std::size_t rounds;
};

/// Sums of H along every vertex's path, itself included, z-scored over the vertices. |V| x hidden.
at::Tensor pathSums(const at::Tensor& states, const Paths& paths);

} // namespace doppler
