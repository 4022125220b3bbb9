// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/encodings.h"
#include "core/learn/inputs/episode_batch.h"
#include "core/learn/inputs/pair_batch.h"
#include "core/learn/kernels/gradients.h"

#include <functional>

namespace doppler {

/// A policy's networks on one graph, whatever computes them: core/learn/torch defines them in LibTorch,
/// core/learn/networks computes the same faster, core/learn/check compares the two.
///
/// The parameters belong to the caller, laid out as ParameterLayout says, and may change between calls. One
/// thread at a time. Exceptions of LibTorch and Cancelled come out of every method.
class NetworkBackend {
public:
    virtual ~NetworkBackend() = default;
    /// Of the last differentiation, by block; empty where the loss does not depend on the block.
    [[nodiscard]] virtual Gradient gradient(const ParameterBlock& block) const = 0;
};

/// Which of DOPPLER's two policies are learned, so are encoded and differentiated.
struct PolicyParts {
    bool select = true; ///< SEL.
    bool place = true;  ///< PLC.
};

/// The networks of SEL and PLC.
class PolicyBackend : public NetworkBackend {
public:
    /// Passes messages with the present parameters, once for every rollout and step until they change.
    /// `learning` keeps what differentiate() needs. `sameParameters`: they have not changed since the last
    /// call, only the vertices' features have.
    virtual const Encodings& encode(bool learning, bool sameParameters = false) = 0;
    /// Returns the loss of episodes that were built with the last encode(true), and finds its gradient. Where
    /// every step is encoded separately, the gradients of all turns add up.
    virtual LossReport differentiate(const EpisodeBatch& batch, Turn turn = {}) = 0;
    /// The probabilities that the last differentiate() saw, as EpisodeBatch holds the rollout's.
    [[nodiscard]] virtual std::span<const float> selectProbabilities() const = 0;
    [[nodiscard]] virtual std::span<const float> placeProbabilities() const = 0;
};

/// The joint policy's network.
class JointBackend : public NetworkBackend {
public:
    using Take = std::function<void(const PairBatch&)>;
    using Replay = std::function<void(std::size_t episode, const Take&)>;

    virtual const JointEncodings& encode(bool learning) = 0;
    /// Returns the loss of that many episodes, which `replay` hands over in consecutive pieces, and finds its
    /// gradient. After encode(true).
    virtual LossReport differentiate(std::size_t episodes, const Replay& replay) = 0;
};

/// REGAL's network (RegalLayout).
class RegalBackend : public NetworkBackend {
public:
    /// The logits of all keys' proposals (rows of KeyProposals::count) with the present parameters; a row for
    /// each of these rows of features (keyFeatures()), as many for each vertex. Valid until the next call.
    /// `learning` keeps what differentiate() needs.
    virtual std::span<const float> encode(std::span<const float> keys, bool learning) = 0;
    /// Finds the gradient of a loss, given its derivative by the logits. After encode(true), once.
    virtual void differentiate(std::span<const float> byLogits) = 0;
};

} // namespace doppler
