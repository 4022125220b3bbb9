// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/learned/improve_networks.h"

#include "core/base/random.h"

#include <cassert>
#include <cmath>

namespace doppler {

namespace {

constexpr float leak = 0.1F;

} // namespace

ImproveNetworks::ImproveNetworks(std::vector<float> given)
    : parameters(std::move(given)), firstMoments(parameters.size()), secondMoments(parameters.size())
{
    assert(parameters.size() == parameterCount);
}

ImproveNetworks ImproveNetworks::fresh(std::uint64_t seed)
{
    std::vector<float> drawn(parameterCount);
    Random random(seed);
    for (const ScoreHead& head : {sel, plc}) {
        const double range = std::sqrt(3.0 / static_cast<double>(head.features));
        for (std::size_t i = head.begin; i < head.bias(); ++i)
            drawn[i] = static_cast<float>((2 * random.uniform() - 1) * range);
    }
    return ImproveNetworks(std::move(drawn));
}

float ImproveNetworks::score(const ScoreHead& head, std::span<const float> features, Hidden& out) const
{
    assert(features.size() == head.features);
    const float* bias = &parameters[head.bias()];
    const float* second = &parameters[head.second()];
    for (std::size_t j = 0; j < hidden; ++j)
        out[j] = bias[j];
    for (std::size_t i = 0; i < head.features; ++i) {
        const float* row = &parameters[head.begin + i * hidden];
        for (std::size_t j = 0; j < hidden; ++j)
            out[j] += features[i] * row[j];
    }
    float sum = parameters[head.secondBias()];
    for (std::size_t j = 0; j < hidden; ++j) {
        out[j] = out[j] > 0 ? out[j] : leak * out[j];
        sum += out[j] * second[j];
    }
    return sum;
}

void ImproveNetworks::addGradient(const ScoreHead& head, std::span<const float> features,
                                  const Hidden& values, float derivative, std::span<float> gradient) const
{
    Hidden before;
    for (std::size_t j = 0; j < hidden; ++j) {
        before[j] = derivative * parameters[head.second() + j] * (values[j] > 0 ? 1 : leak);
        gradient[head.bias() + j] += before[j];
        gradient[head.second() + j] += derivative * values[j];
    }
    gradient[head.secondBias()] += derivative;
    for (std::size_t i = 0; i < head.features; ++i)
        for (std::size_t j = 0; j < hidden; ++j)
            gradient[head.begin + i * hidden + j] += features[i] * before[j];
}

void ImproveNetworks::step(double learningRate, float scale, std::span<const float> gradient)
{
    constexpr float keptMean = 0.9F, keptSquare = 0.999F;
    const auto t = static_cast<double>(++steps);
    const double unbiased =
        std::sqrt(1 - std::pow(double{keptSquare}, t)) / (1 - std::pow(double{keptMean}, t));
    const auto rate = static_cast<float>(learningRate * unbiased);
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const float g = gradient[i] * scale;
        firstMoments[i] += (1 - keptMean) * (g - firstMoments[i]);
        secondMoments[i] += (1 - keptSquare) * (g * g - secondMoments[i]);
        parameters[i] -= rate * firstMoments[i] / (std::sqrt(secondMoments[i]) + 1e-8F);
    }
}

} // namespace doppler
