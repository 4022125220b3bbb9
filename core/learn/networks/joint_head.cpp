// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/networks/joint_head.h"

#include "core/learn/kernels/dense.h"
#include "core/learn/kernels/state_kernels.h"

#include <algorithm>

namespace doppler {

namespace {
constexpr std::size_t width = NetworkShape::headWidth;
constexpr std::size_t vertexColumns = NetworkShape::vertexFeatures;
constexpr std::size_t deviceColumns = NetworkShape::deviceFeatures;
} // namespace

JointHead::JointHead(const ParameterLayout& layout, std::span<const float> values)
    : head(layout.placeHead), parameters(values), hidden(layout.placeHead.vertexBias.columns)
{
}

void JointHead::decide(const JointEncodings& encodings, const PairStep& step, std::span<float> probabilities)
{
    const std::size_t n = step.candidates.size();
    const std::size_t devices = probabilities.size() / n;
    embedded.resize(std::max(n * devices, devices) * hidden);
    ofVertex.resize(n * width);
    const StateKernels& kernels = stateKernels();
    kernels.embed(step.vertexFeatures.data(), n, vertexColumns, at(head.vertexWeight), at(head.vertexBias),
                  hidden, embedded.data());
    for (std::size_t i = 0; i < n; ++i)
        std::copy_n(&encodings.shares[step.candidates[i] * width], width, &ofVertex[i * width]);
    addProducts(embedded.data(), n, hidden, firstWeight(1), ofVertex.data());

    ofDevice.assign(devices * width, 0.0F);
    zScoreColumns(step.sums.data(), devices, hidden, embedded.data());
    addProducts(embedded.data(), devices, hidden, firstWeight(5), ofDevice.data());

    ofPair.resize(n * devices * width);
    kernels.embed(step.deviceFeatures.data(), n * devices, deviceColumns, at(head.deviceWeight),
                  at(head.deviceBias), hidden, embedded.data());
    for (std::size_t pair = 0; pair < n * devices; ++pair) {
        const float* byVertex = &ofVertex[pair / devices * width];
        const float* byDevice = &ofDevice[pair % devices * width];
        for (std::size_t c = 0; c < width; ++c)
            ofPair[pair * width + c] = byVertex[c] + byDevice[c];
    }
    addProducts(embedded.data(), n * devices, hidden, firstWeight(0), ofPair.data());
    kernels.headOutputs(ofPair.data(), n * devices, width, at(head.secondWeight), probabilities.data());
    softmax(probabilities, step.allowed.data());
}

} // namespace doppler
