// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/improve/move_features.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// The network that scores a move: moveFeatureCount -> 16 -> 1 with LeakyReLU_0.1, and the state of its
/// optimiser. Its output is the logit of the move's success. Nothing in it depends on graph or devices.
struct MoveScore {
    static constexpr std::size_t hidden = 16;
    /// First layer (moveFeatureCount x hidden, row-major), its bias, second layer, its bias.
    static constexpr std::size_t parameterCount = moveFeatureCount * hidden + 2 * hidden + 1;

    std::vector<float> parameters, firstMoments, secondMoments;
    std::uint64_t steps = 0; ///< Of Adam.

    /// With these parameters and an optimiser that has not begun.
    explicit MoveScore(std::vector<float> parameters);
    /// A drawn first layer and a second one of zeros: every move scores 0.
    static MoveScore fresh(std::uint64_t seed);

    using Hidden = std::array<float, hidden>;
    /// The score; `out` is what gradients need.
    float score(const MoveFeatures& features, Hidden& out) const;
    /// Adds the gradient of a loss with this derivative by the score.
    void addGradient(const MoveFeatures& features, const Hidden& values, float derivative,
                     std::span<float> gradient) const;
    /// One step of Adam (Kingma, Ba 2015) by `scale` times the gradient.
    void step(double learningRate, float scale, std::span<const float> gradient);
};

} // namespace doppler
