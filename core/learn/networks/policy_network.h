// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"

#include <memory>

namespace doppler {

/// The fast networks of SEL and PLC, forwards and backwards by hand on our own kernels. DopplerDefinition
/// (core/learn/torch) says what they compute. Takes no memory after the first update.
class PolicyNetwork final : public PolicyBackend {
public:
    using Parts = PolicyParts;
    PolicyNetwork(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                  std::span<float> parameters, Parts parts);
    ~PolicyNetwork() override;

    const Encodings& encode(bool learning, bool sameParameters = false) override;
    LossReport differentiate(const EpisodeBatch& batch, Turn turn = {}) override;
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const override;
    [[nodiscard]] std::span<const float> selectProbabilities() const override;
    [[nodiscard]] std::span<const float> placeProbabilities() const override;

private:
    struct Networks;
    std::unique_ptr<Networks> networks;
};

} // namespace doppler
