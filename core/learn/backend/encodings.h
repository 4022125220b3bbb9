// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace doppler {

/// What the encoders of SEL and PLC give for a graph, worked into the heads' first layers as far as it does
/// not change during an episode: what a rollout needs to decide a step. Valid until the next encoding.
struct Encodings {
    std::span<const float> selectShares; ///< |V| x headWidth: of H[v], b-path and t-path, and the bias.
    std::span<const float> placeShares;  ///< |V| x headWidth: of H[v], and the bias.
    std::span<const float> placeStates;  ///< |V| x hidden: PLC's H.
};

/// The same of the joint policy.
struct JointEncodings {
    std::span<const float> shares; ///< |V| x headWidth: of H[v], b-path and t-path, and the bias.
    std::span<const float> states; ///< |V| x hidden: H.
};

/// The loss of a batch of episodes.
struct LossReport {
    double loss = 0;
    double entropy = 0; ///< Mean over the decisions, nats.
};

} // namespace doppler
