// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"
#include "core/learn/inputs/regal_layout.h"

#include <memory>

namespace doppler {

/// The fast network of REGAL on one graph: DOPPLER's encoder and a head, by hand on our own kernels.
/// RegalDefinition (core/learn/torch) says what it computes.
class RegalNetwork final : public RegalBackend {
public:
    /// The features and the layout must outlive it.
    RegalNetwork(const GraphFeatures& features, const NetworkShape& shape, const RegalLayout& layout,
                 std::span<const float> parameters);
    ~RegalNetwork() override;

    std::span<const float> encode(std::span<const float> keys, bool learning) override;
    void differentiate(std::span<const float> byLogits) override;
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const override;

private:
    struct Parts;
    std::unique_ptr<Parts> parts;
};

} // namespace doppler
