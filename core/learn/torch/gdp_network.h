// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/gdp_graph.h"
#include "core/learn/inputs/gdp_layout.h"
#include "core/learn/kernels/dense.h"

#include <memory>
#include <span>

namespace doppler {

/// GDP's network on one graph (Zhou et al. 2019, without its layers for training on several graphs at once):
/// GraphSAGE with max pooling over the neighbours of both directions; then, over the topological order in
/// segments, a Transformer whose vertices attend to their own segment and to the states of the one before,
/// through which no gradient flows (Dai et al. 2019; like GDP without positions, which the graph stands for).
/// The parameters belong to the caller and may change between calls. One thread at a time. LibTorch's
/// exceptions come out of every method.
class GdpNetwork {
public:
    GdpNetwork(const GdpGraph& graph, const GdpShape& shape, const GdpLayout& layout,
               std::span<float> parameters);
    ~GdpNetwork();

    /// The devices' logits, |V| x D, by vertex. Valid until the next call. `learning` keeps what
    /// differentiate() needs.
    std::span<const float> encode(bool learning);
    /// From the loss's derivative by the logits to its gradient. Once after encode(true).
    void differentiate(std::span<const float> byLogits);
    /// Of the last differentiate(), by block.
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Tensors;
    std::unique_ptr<Tensors> tensors;
};

} // namespace doppler
