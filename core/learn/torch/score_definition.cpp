// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/torch/score_definition.h"

#include <ATen/Functions.h>
#include <ATen/TensorOperators.h>
#include <c10/core/GradMode.h>

namespace doppler {

ScoreDefinition::ScoreDefinition(std::span<const ParameterBlock> all, std::span<const float> values,
                                 Precision precision)
    : blocks(all.begin(), all.end()), parameters(all, values, precision), last(std::make_unique<at::Tensor>())
{
}

ScoreDefinition::~ScoreDefinition() = default;

at::Tensor ScoreDefinition::forward(std::span<const float> rows) const
{
    const at::Tensor x = tensorOf(rows, blocks[0].rows, parameters.precision());
    const at::Tensor hidden = leakyRelu(at::addmm(parameters[blocks[1]], x, parameters[blocks[0]]));
    const at::Tensor scores = hidden.mm(parameters[blocks[2]]);
    return (blocks.size() > 3 ? scores + parameters[blocks[3]] : scores).view({-1});
}

std::span<const float> ScoreDefinition::scores(std::span<const float> rows, bool learning)
{
    const c10::AutoGradMode mode(learning);
    *last = forward(rows);
    return floatsOf(*last, lastRows);
}

void ScoreDefinition::differentiate(std::span<const float> byScores)
{
    parameters.differentiate(*last, tensorOf(byScores, 1, parameters.precision()).view({-1}));
}

double ScoreDefinition::learn(std::span<const float> rows, std::span<const float> successes)
{
    const c10::AutoGradMode mode(true);
    const at::Tensor logits = forward(rows);
    const at::Tensor y = tensorOf(successes, 1, parameters.precision()).view({-1});
    // - sum of y log sigmoid(s) + (1 - y) log sigmoid(-s)
    const at::Tensor loss = -(y * at::log_sigmoid(logits) + (1 - y) * at::log_sigmoid(-logits)).sum();
    parameters.differentiate(loss);
    return loss.item<double>();
}

Gradient ScoreDefinition::gradient(const ParameterBlock& block) const { return parameters.gradient(block); }

} // namespace doppler
