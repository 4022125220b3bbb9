// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/features.h"
#include "core/learn/inputs/pair_batch.h"
#include "core/learn/networks/joint_head.h"
#include "core/learn/networks/policy_network.h"

#include <functional>
#include <memory>

namespace doppler {

/// The joint policy's network on one graph: DOPPLER's encoder and a head for pairs (JointHead). The
/// parameters belong to the caller and may change between calls. One thread at a time. LibTorch's exceptions
/// come out of every method.
class JointNetwork {
public:
    JointNetwork(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                 std::span<const float> parameters);
    ~JointNetwork();

    /// Message passing with the present parameters. `learning` keeps what differentiate() needs.
    const JointEncodings& encode(bool learning);

    using Take = std::function<void(const PairBatch&)>;
    /// The loss of that many episodes, which `replay` hands over in consecutive pieces, and its gradient.
    /// After encode(true).
    LossReport differentiate(std::size_t episodes,
                             const std::function<void(std::size_t episode, const Take&)>& replay);
    /// Of the last differentiate(), by block.
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    struct Parts;
    std::unique_ptr<Parts> parts;
};

} // namespace doppler
