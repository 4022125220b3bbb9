// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"
#include "core/training/network_shape.h"

#include <optional>

namespace doppler {

/// The parameters of `gflownet`: those of the joint policy's network, and how the network depends on the
/// temperature sigma of the reward. With c = log sigma, the bias of the head's first layer is b + c * shift,
/// and the weights of its last layer are w * exp(c * scale), which scales and shifts every unit of the hidden
/// layer. Both begin at 0.
struct TemperedLayout {
    explicit TemperedLayout(const NetworkShape& shape);

    ParameterLayout joint;
    ParameterBlock shift, scale;
    std::vector<ParameterBlock> blocks; ///< Those of the network and both, by offset.
    std::size_t size = 0;
};

/// Initial parameters of both.
std::vector<float> initialParameters(const TemperedLayout& layout, std::uint64_t seed);

/// What the network's parameters are at a temperature, and the gradients of what they are made from.
class TemperedParameters {
public:
    explicit TemperedParameters(const NetworkShape& shape);

    [[nodiscard]] const TemperedLayout& layout() const { return ofBoth; }
    /// Of the network, by ParameterLayout; the memory stays where it is.
    [[nodiscard]] std::span<float> network() { return values; }
    /// Computes them from these, by TemperedLayout. `temperature`: sigma, above 0.
    void set(std::span<const float> all, double temperature);
    /// Takes the network's gradients by the first layer's bias and the last layer's weights (dense), with the
    /// values of the last set().
    void differentiate(const Gradient& byBias, const Gradient& byLast);
    /// The gradient by one of the blocks for which it is not the network's own; nothing for the others.
    [[nodiscard]] std::optional<Gradient> gradient(const ParameterBlock& block) const;

private:
    TemperedLayout ofBoth;
    std::vector<float> values;
    std::vector<float> factors; ///< exp(c * scale).
    float logTemperature = 0;
    std::vector<float> byShift, byScale, byLast; ///< Empty: none.
};

} // namespace doppler
