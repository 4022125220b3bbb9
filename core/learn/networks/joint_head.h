// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/encodings.h"
#include "core/training/network_shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// One step's choice among pairs, n candidates by D devices.
struct PairStep {
    std::span<const std::uint32_t> candidates;
    std::span<const float> vertexFeatures; ///< n x 5.
    std::span<const float> deviceFeatures; ///< n x D x 5.
    std::span<const std::uint8_t> allowed; ///< n x D.
    std::span<const float> sums;           ///< D x hidden: of H of what is on each device.
};

/// The joint policy's head (placers.md, "Learned") as a rollout needs it: one step at a time, without
/// tensors. A pair's score is w2 . LeakyReLU([Y(d, v), Z(v), H[v], b-path(v), t-path(v), on d] W1 + b1),
/// every input as SEL's and PLC's heads have it. What depends on v or on d alone is worked out once for all
/// pairs with it.
class JointHead {
public:
    JointHead(const ParameterLayout& layout, std::span<const float> parameters);

    /// The softmax over the step's pairs, row by row of a candidate; what is not allowed gets 0.
    void decide(const JointEncodings& encodings, const PairStep& step, std::span<float> probabilities);

private:
    [[nodiscard]] const float* at(const ParameterBlock& block) const
    {
        return parameters.data() + block.offset;
    }
    /// The rows of the first layer's weights for input number `part`.
    [[nodiscard]] const float* firstWeight(std::size_t part) const
    {
        return at(head.firstWeight) + part * hidden * NetworkShape::headWidth;
    }

    const HeadBlocks& head;
    std::span<const float> parameters;
    std::size_t hidden;
    std::vector<float> embedded;                   ///< Z or Y, row by row.
    std::vector<float> ofVertex, ofDevice, ofPair; ///< Sums of the first layer, headWidth wide.
};

} // namespace doppler
