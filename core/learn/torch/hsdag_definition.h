// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/hsdag_graph.h"
#include "core/learn/inputs/hsdag_layout.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// HSDAG's network (Duan et al., NeurIPS 2024) as LibTorch defines it: what HsdagNetwork computes faster.
/// Memory grows with the square of the number of nodes.
class HsdagDefinition {
public:
    /// `rounds` of merging at most; 0: until nothing merges.
    HsdagDefinition(const HsdagGraph& graph, const HsdagLayout& layout, std::span<const float> parameters,
                    std::size_t rounds, Precision precision = Precision::Float);
    ~HsdagDefinition();

    /// See HsdagNetwork::encode().
    void encode(std::span<const float> features, std::span<const float> dropout);
    // Of the last encode(), until the next.
    [[nodiscard]] const std::vector<std::uint32_t>& groupOf() const; ///< By node.
    std::span<const float> embedding();                              ///< Groups x HsdagGraph::columns.
    std::span<const float> logits();                                 ///< Groups x devices.
    /// Adds to the gradient, given the derivative by the last logits.
    void differentiate(std::span<const float> byLogits);
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
