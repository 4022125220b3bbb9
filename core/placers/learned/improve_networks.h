// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/learned/move_features.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// A small network within a vector of parameters: features -> 16 -> 1 with LeakyReLU_0.1. Its output is the
/// logit of a success. Its part of the vector: first layer (features x hidden, row-major), its bias, second
/// layer, its bias.
struct ScoreHead {
    static constexpr std::size_t hidden = 16;
    std::size_t begin, features;

    [[nodiscard]] constexpr std::size_t bias() const { return begin + features * hidden; }
    [[nodiscard]] constexpr std::size_t second() const { return bias() + hidden; }
    [[nodiscard]] constexpr std::size_t secondBias() const { return second() + hidden; }
    [[nodiscard]] constexpr std::size_t end() const { return secondBias() + 1; }
};

/// The networks SEL and PLC of `doppler-improve` in one flat vector of parameters, and the state of their
/// optimiser. Independent of graph and devices.
struct ImproveNetworks {
    static constexpr std::size_t hidden = ScoreHead::hidden;
    using Hidden = std::array<float, hidden>;
    static constexpr ScoreHead sel{0, vertexFeatureCount}; ///< Of a vertex.
    static constexpr ScoreHead plc{sel.end(),
                                   /// Of a vertex with a device and the vertices that join.
                                   moveFeatureCount};
    static constexpr std::size_t parameterCount = plc.end();

    std::vector<float> parameters, firstMoments, secondMoments;
    std::uint64_t steps = 0; ///< Steps of Adam.

    /// Networks with these parameters and a new optimiser.
    explicit ImproveNetworks(std::vector<float> parameters);
    /// Random first layers and second layers of zeros, so that every score is 0.
    static ImproveNetworks fresh(std::uint64_t seed);

    /// The score; stores what gradients need in `out`.
    float score(const ScoreHead& head, std::span<const float> features, Hidden& out) const;
    /// Adds the gradient of a loss that has this derivative with respect to the score.
    void addGradient(const ScoreHead& head, std::span<const float> features, const Hidden& values,
                     float derivative, std::span<float> gradient) const;
    /// One step of Adam (Kingma, Ba 2015) by `scale` times the gradient.
    void step(double learningRate, float scale, std::span<const float> gradient);
};

} // namespace doppler
