// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"
#include "core/learn/inputs/regal_layout.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// REGAL's network as LibTorch defines it: what RegalNetwork computes faster. Memory grows with |V|^2.
class RegalDefinition final : public RegalBackend {
public:
    /// The features and the layout must outlive it.
    RegalDefinition(const GraphFeatures& features, const NetworkShape& shape, const RegalLayout& layout,
                    std::span<const float> parameters, Precision precision = Precision::Float);
    ~RegalDefinition() override;

    std::span<const float> encode(std::span<const float> keys, bool learning) override;
    void differentiate(std::span<const float> byLogits) override;
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const override;

private:
    struct Network;
    std::unique_ptr<Network> network;
};

} // namespace doppler
