// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/giph_graph.h"
#include "core/learn/inputs/giph_layout.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// GiPH's network (Hu et al., MLSys 2023) as LibTorch defines it: what GiphNetwork computes faster.
class GiphDefinition {
public:
    GiphDefinition(const GiphGraph& graph, const GiphLayout& layout, std::span<const float> parameters,
                   Precision precision = Precision::Float);
    ~GiphDefinition();

    /// One value per node. Valid until the next call.
    std::span<const float> scores(const GiphState& state);
    /// Adds to the gradient, from the derivative of the loss by the last scores.
    void learn(std::span<const float> byScores);
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
