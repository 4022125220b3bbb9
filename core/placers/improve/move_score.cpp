// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/improve/move_score.h"

#include "core/base/random.h"

#include <cassert>
#include <cmath>

namespace doppler {

namespace {

constexpr float leak = 0.1F;
constexpr std::size_t bias = moveFeatureCount * MoveScore::hidden;
constexpr std::size_t second = bias + MoveScore::hidden;
constexpr std::size_t secondBias = second + MoveScore::hidden;

} // namespace

MoveScore::MoveScore(std::vector<float> given)
    : parameters(std::move(given)), firstMoments(parameters.size()), secondMoments(parameters.size())
{
    assert(parameters.size() == parameterCount);
}

MoveScore MoveScore::fresh(std::uint64_t seed)
{
    std::vector<float> drawn(parameterCount);
    Random random(seed);
    const double range = std::sqrt(3.0 / static_cast<double>(moveFeatureCount));
    for (std::size_t i = 0; i < bias; ++i)
        drawn[i] = static_cast<float>((2 * random.uniform() - 1) * range);
    return MoveScore(std::move(drawn));
}

float MoveScore::score(const MoveFeatures& features, Hidden& out) const
{
    for (std::size_t j = 0; j < hidden; ++j)
        out[j] = parameters[bias + j];
    for (std::size_t i = 0; i < moveFeatureCount; ++i) {
        const float* row = &parameters[i * hidden];
        for (std::size_t j = 0; j < hidden; ++j)
            out[j] += features[i] * row[j];
    }
    float sum = parameters[secondBias];
    for (std::size_t j = 0; j < hidden; ++j) {
        out[j] = out[j] > 0 ? out[j] : leak * out[j];
        sum += out[j] * parameters[second + j];
    }
    return sum;
}

void MoveScore::addGradient(const MoveFeatures& features, const Hidden& values, float derivative,
                            std::span<float> gradient) const
{
    Hidden before;
    for (std::size_t j = 0; j < hidden; ++j) {
        before[j] = derivative * parameters[second + j] * (values[j] > 0 ? 1 : leak);
        gradient[bias + j] += before[j];
        gradient[second + j] += derivative * values[j];
    }
    gradient[secondBias] += derivative;
    for (std::size_t i = 0; i < moveFeatureCount; ++i)
        for (std::size_t j = 0; j < hidden; ++j)
            gradient[i * hidden + j] += features[i] * before[j];
}

void MoveScore::step(double learningRate, float scale, std::span<const float> gradient)
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
