// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/policy_heads.h"

#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

namespace {
constexpr std::size_t width = NetworkShape::headWidth;
constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
} // namespace

PolicyHeads::PolicyHeads(const ParameterLayout& l, std::span<const float> values)
    : layout(l), parameters(values), hidden(l.selectHead.vertexBias.columns)
{
}

void PolicyHeads::select(const Encodings& encodings, std::span<const std::uint32_t> candidates,
                         std::span<const float> features, std::span<float> probabilities)
{
    const HeadBlocks& head = layout.selectHead;
    const std::size_t n = candidates.size();
    embedded.resize(n * hidden);
    hiddenSums.resize(n * width);
    const StateKernels& kernels = stateKernels();
    kernels.embed(features.data(), n, vertexColumns, at(head.vertexWeight), at(head.vertexBias), hidden,
                  embedded.data());
    for (std::size_t i = 0; i < n; ++i)
        std::copy_n(&encodings.selectShares[candidates[i] * width], width, &hiddenSums[i * width]);
    addProducts(embedded.data(), n, hidden, at(head.firstWeight), hiddenSums.data());
    kernels.headOutputs(hiddenSums.data(), n, width, at(head.secondWeight), probabilities.data());
    softmax(probabilities);
}

void PolicyHeads::place(const Encodings& encodings, std::uint32_t v, std::span<const float> vertexFeatures,
                        std::span<const float> deviceFeatures, std::span<const std::uint8_t> allowed,
                        std::span<const float> sums, std::span<const float> bias,
                        std::span<float> probabilities)
{
    const HeadBlocks& head = layout.placeHead;
    const std::size_t devices = probabilities.size();
    const float* first = at(head.firstWeight);
    embedded.resize(std::max<std::size_t>(devices, 1) * hidden);
    hiddenSums.resize((devices + 1) * width);
    float* shared = &hiddenSums[devices * width]; // what does not depend on the device
    std::copy_n(&encodings.placeShares[v * width], width, shared);
    const StateKernels& kernels = stateKernels();
    kernels.embed(vertexFeatures.data(), 1, vertexColumns, at(head.vertexWeight), at(head.vertexBias), hidden,
                  embedded.data());
    addProducts(embedded.data(), 1, hidden, first + hidden * width, shared);
    for (std::size_t d = 0; d < devices; ++d)
        std::copy_n(shared, width, &hiddenSums[d * width]);
    kernels.embed(deviceFeatures.data(), devices, deviceColumns, at(head.deviceWeight), at(head.deviceBias),
                  hidden, embedded.data());
    addProducts(embedded.data(), devices, hidden, first, hiddenSums.data());
    zScoreColumns(sums.data(), devices, hidden, embedded.data());
    addProducts(embedded.data(), devices, hidden, first + 3 * hidden * width, hiddenSums.data());
    kernels.headOutputs(hiddenSums.data(), devices, width, at(head.secondWeight), probabilities.data());
    if (!bias.empty())
        kernels.add(bias.data(), devices, probabilities.data());
    softmax(probabilities, allowed.data());
}

} // namespace doppler
