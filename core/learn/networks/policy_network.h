// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/episode_batch.h"
#include "core/learn/inputs/features.h"
#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/gradients.h"
#include "core/learn/networks/policy_heads.h"

#include <memory>
#include <span>

namespace doppler {

struct LossReport {
    double loss = 0;
    double entropy = 0; ///< Mean over the decisions, nats.
};

/// SEL's and PLC's networks on one graph: encodes it, and differentiates the loss of a batch of episodes. The
/// parameters belong to the caller and may change between calls. One thread at a time. LibTorch's exceptions
/// come out of every method; the trainer's thread turns them into errors.
class PolicyNetwork {
public:
    struct Parts {
        bool select = true; ///< SEL is learned, so it is encoded and differentiated.
        bool place = true;
    };
    PolicyNetwork(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                  std::span<float> parameters, Parts parts);
    ~PolicyNetwork();

    /// Message passing with the present parameters, once for every rollout and step until they change.
    /// `learning` keeps what differentiate() needs.
    /// `sameParameters`: they have not changed since the last call, only the vertices' features have.
    const Encodings& encode(bool learning, bool sameParameters = false);
    /// The loss of episodes that were built with the last encode(true), and its gradient.
    /// Where every step is encoded by itself, the gradients of all add up.
    LossReport differentiate(const EpisodeBatch& batch, Turn turn = {});
    /// Of the last differentiate(), by block.
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

    /// The probabilities that the last differentiate() saw, as EpisodeBatch holds the rollout's.
    [[nodiscard]] std::span<const float> selectProbabilities() const;
    [[nodiscard]] std::span<const float> placeProbabilities() const;

private:
    struct Networks;
    std::unique_ptr<Networks> networks;
};

} // namespace doppler
