// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/kernels/dense.h"
#include "core/training/network_shape.h"

#include <vector>

namespace doppler {

/// What PLC adds to its scores where an episode has a guide: a layer of LeakyReLU and a sum over it, from the
/// guide's features to one score by vertex and device. Without tensors: it is small, and its gradient is
/// known by hand. Fresh ones score 0.
class GuideHead {
public:
    GuideHead(const GuideBlocks& ownBlocks, std::span<const float> allParameters);

    /// Of every row of NetworkShape::guideFeatures.
    void scores(std::span<const float> rows, std::span<float> out);
    /// Adds the gradient of a loss by the parameters, given that by the rows' scores.
    void differentiate(std::span<const float> rows, std::span<const float> byScores);

    void forgetGradient();
    /// True for this head's own blocks.
    [[nodiscard]] bool owns(const ParameterBlock& block) const
    {
        return block.size() > 0 && block.offset >= blocks.firstWeight.offset &&
               block.offset <= blocks.secondWeight.offset;
    }
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    void hiddenLayer(const float* row);
    [[nodiscard]] std::span<float> gradientOf(const ParameterBlock& block)
    {
        return std::span(gradients).subspan(block.offset - blocks.firstWeight.offset, block.size());
    }

    const GuideBlocks& blocks;
    std::span<const float> parameters;
    std::vector<float> gradients; ///< Of the blocks, from the first on.
    std::vector<float> layer;
};

} // namespace doppler
