// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/online/readys_layout.h"
#include "core/learn/inputs/online/readys_state.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// READYS' network (Grinsztajn et al., CLUSTER 2021) as LibTorch defines it: what ReadysNetwork computes
/// faster. Memory grows with the square of the number of vertices of all states.
class ReadysDefinition {
public:
    ReadysDefinition(const ReadysLayout& layout, std::span<const float> parameters,
                     Precision precision = Precision::Float);
    ~ReadysDefinition();

    void encode(const ReadysBatch& states);
    /// Of the last encode(), until the next: the logits, then the values, as in ReadysNetwork.
    std::span<const float> outputs();
    /// Adds to the gradient, given the derivative by the last outputs.
    void differentiate(std::span<const float> byOutputs);
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
