// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"

#include <memory>

namespace doppler {

/// The fast network of the joint policy on one graph: DOPPLER's encoder and a head for pairs (JointHead), by
/// hand on our own kernels. JointDefinition (core/learn/torch) says what it computes.
class JointNetwork final : public JointBackend {
public:
    JointNetwork(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                 std::span<const float> parameters);
    ~JointNetwork() override;

    const JointEncodings& encode(bool learning) override;
    LossReport differentiate(std::size_t episodes, const Replay& replay) override;
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const override;

private:
    struct Parts;
    std::unique_ptr<Parts> parts;
};

} // namespace doppler
