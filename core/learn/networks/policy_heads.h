// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/encodings.h"
#include "core/training/network_shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// SEL's and PLC's heads as a rollout needs them: one step at a time, without tensors.
class PolicyHeads {
public:
    PolicyHeads(const ParameterLayout& layout, std::span<const float> parameters);

    /// SEL: probabilities of `candidates`, whose z-scored features are rows of 5.
    void select(const Encodings& encodings, std::span<const std::uint32_t> candidates,
                std::span<const float> features, std::span<float> probabilities);
    /// PLC: probabilities of the devices for v. `sums` (D x hidden) are the sums of H of what is on each;
    /// what is not `allowed` gets 0. `bias` (D values, or none) is added to the scores.
    void place(const Encodings& encodings, std::uint32_t v, std::span<const float> vertexFeatures,
               std::span<const float> deviceFeatures, std::span<const std::uint8_t> allowed,
               std::span<const float> sums, std::span<const float> bias, std::span<float> probabilities);

private:
    [[nodiscard]] const float* at(const ParameterBlock& block) const
    {
        return parameters.data() + block.offset;
    }

    const ParameterLayout& layout;
    std::span<const float> parameters;
    std::size_t hidden;
    std::vector<float> embedded; ///< Z or Y, row by row.
    std::vector<float> hiddenSums;
};

} // namespace doppler
