// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"
#include "core/learn/torch/tensors.h"

namespace doppler {

/// The networks of SEL and PLC (Yao et al. 2025) as LibTorch defines them: what PolicyNetwork computes
/// faster. Memory grows with |V|^2 and with the steps of a batch times D times hidden.
class DopplerDefinition final : public PolicyBackend {
public:
    DopplerDefinition(const GraphFeatures& features, const NetworkShape& shape, const ParameterLayout& layout,
                      std::span<const float> parameters, PolicyParts parts,
                      Precision precision = Precision::Float);
    ~DopplerDefinition() override;

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
