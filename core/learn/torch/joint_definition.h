// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// The joint policy's network as LibTorch defines it: what JointNetwork computes faster. Memory grows with
/// |V|^2 and with the pairs of all episodes that are differentiated at once, times headWidth.
class JointDefinition final : public JointBackend {
public:
    JointDefinition(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                    std::span<const float> parameters, Precision precision = Precision::Float);
    ~JointDefinition() override;

    const JointEncodings& encode(bool learning) override;
    LossReport differentiate(std::size_t episodes, const Replay& replay) override;
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const override;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
