// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/features.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// DOPPLER's encoder, a message passing network (Yao et al. 2025; Gilmer et al. 2017), and the sums of its
/// states that the heads read. |V| vertices, K distinct edge values, h = hidden.
class EncoderDefinition {
public:
    /// The features must outlive it.
    EncoderDefinition(const GraphFeatures& features, std::size_t rounds);
    ~EncoderDefinition();

    /// H, |V| x h.
    [[nodiscard]] at::Tensor states(const EncoderBlocks& blocks, const TensorParameters& parameters) const;
    /// Sums of H along every vertex's path of largest b-level, or t-level, z-scored over the vertices; |V| x
    /// h.
    [[nodiscard]] at::Tensor alongBPath(const at::Tensor& states) const;
    [[nodiscard]] at::Tensor alongTPath(const at::Tensor& states) const;

private:
    [[nodiscard]] at::Tensor messages(const at::Tensor& states, const at::Tensor& edgeMatrices) const;

    const GraphFeatures& features;
    std::size_t rounds;
    struct Graph;
    std::unique_ptr<Graph> graph;
};

/// GRU (Cho et al. 2014): one step with input x and state h.
at::Tensor gru(const at::Tensor& x, const at::Tensor& h, const EncoderBlocks& blocks,
               const TensorParameters& parameters);

} // namespace doppler
