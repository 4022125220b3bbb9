// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/guide_head.h"

#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

namespace {
constexpr std::size_t columns = NetworkShape::guideFeatures;
constexpr std::size_t width = NetworkShape::guideWidth;
constexpr float leak = 0.1F;
} // namespace

GuideHead::GuideHead(const GuideBlocks& ownBlocks, std::span<const float> allParameters)
    : blocks(ownBlocks), parameters(allParameters),
      gradients(blocks.firstWeight.size() + blocks.firstBias.size() + blocks.secondWeight.size()),
      layer(width)
{
}

void GuideHead::hiddenLayer(const float* row)
{
    stateKernels().embed(row, 1, columns, &parameters[blocks.firstWeight.offset],
                         &parameters[blocks.firstBias.offset], width, layer.data());
}

void GuideHead::scores(std::span<const float> rows, std::span<float> out)
{
    const float* second = &parameters[blocks.secondWeight.offset];
    for (std::size_t i = 0; i < out.size(); ++i) {
        hiddenLayer(&rows[i * columns]);
        float sum = 0;
        for (std::size_t c = 0; c < width; ++c)
            sum += layer[c] * second[c];
        out[i] = sum;
    }
}

void GuideHead::differentiate(std::span<const float> rows, std::span<const float> byScores)
{
    const float* second = &parameters[blocks.secondWeight.offset];
    const auto byFirst = gradientOf(blocks.firstWeight);
    const auto byBias = gradientOf(blocks.firstBias);
    const auto bySecond = gradientOf(blocks.secondWeight);
    for (std::size_t i = 0; i < byScores.size(); ++i) {
        const float by = byScores[i];
        if (by == 0)
            continue;
        const float* row = &rows[i * columns];
        hiddenLayer(row);
        for (std::size_t c = 0; c < width; ++c) {
            bySecond[c] += by * layer[c];
            layer[c] = by * second[c] * (layer[c] > 0 ? 1 : leak);
            byBias[c] += layer[c];
        }
        for (std::size_t k = 0; k < columns; ++k)
            for (std::size_t c = 0; c < width; ++c)
                byFirst[k * width + c] += row[k] * layer[c];
    }
}

void GuideHead::forgetGradient() { std::fill(gradients.begin(), gradients.end(), 0.0F); }

Gradient GuideHead::gradient(const ParameterBlock& block) const
{
    return {std::span(gradients).subspan(block.offset - blocks.firstWeight.offset, block.size()), {}};
}

} // namespace doppler
