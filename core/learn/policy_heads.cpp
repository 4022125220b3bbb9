// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/policy_heads.h"

#include "core/learn/dense.h"

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
    for (std::size_t i = 0; i < n; ++i) {
        leakyLayer(&features[i * vertexColumns], vertexColumns, at(head.vertexWeight), at(head.vertexBias),
                   hidden, &embedded[i * hidden]);
        std::copy_n(&encodings.selectShares[candidates[i] * width], width, &hiddenSums[i * width]);
    }
    addProducts(embedded.data(), n, hidden, at(head.firstWeight), hiddenSums.data());
    for (std::size_t i = 0; i < n; ++i)
        probabilities[i] = headOutput(&hiddenSums[i * width], at(head.secondWeight));
    softmax(probabilities);
}

void PolicyHeads::place(const Encodings& encodings, std::uint32_t v, std::span<const float> vertexFeatures,
                        std::span<const float> deviceFeatures, std::span<const std::uint8_t> allowed,
                        std::span<const float> sums, std::span<float> probabilities)
{
    const HeadBlocks& head = layout.placeHead;
    const std::size_t devices = probabilities.size();
    const float* first = at(head.firstWeight);
    embedded.resize(std::max<std::size_t>(devices, 1) * hidden);
    hiddenSums.resize((devices + 1) * width);
    float* shared = &hiddenSums[devices * width]; // what does not depend on the device
    std::copy_n(&encodings.placeShares[v * width], width, shared);
    leakyLayer(vertexFeatures.data(), vertexColumns, at(head.vertexWeight), at(head.vertexBias), hidden,
               embedded.data());
    addProducts(embedded.data(), 1, hidden, first + hidden * width, shared);
    for (std::size_t d = 0; d < devices; ++d) {
        std::copy_n(shared, width, &hiddenSums[d * width]);
        leakyLayer(&deviceFeatures[d * deviceColumns], deviceColumns, at(head.deviceWeight),
                   at(head.deviceBias), hidden, &embedded[d * hidden]);
    }
    addProducts(embedded.data(), devices, hidden, first, hiddenSums.data());
    zScoreColumns(sums.data(), devices, hidden, embedded.data());
    addProducts(embedded.data(), devices, hidden, first + 3 * hidden * width, hiddenSums.data());
    for (std::size_t d = 0; d < devices; ++d)
        probabilities[d] = headOutput(&hiddenSums[d * width], at(head.secondWeight));
    softmax(probabilities, allowed.data());
}

} // namespace doppler
