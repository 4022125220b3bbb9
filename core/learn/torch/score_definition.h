// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/torch/tensors.h"

namespace doppler {

/// A small network from a row of features to one score: LeakyReLU(x W1 + b1) w2 + b2. It defines GuideHead,
/// which has no b2, and both heads of doppler-improve.
class ScoreDefinition {
public:
    /// W1, b1, w2 and perhaps b2.
    ScoreDefinition(std::span<const ParameterBlock> blocks, std::span<const float> parameters,
                    Precision precision = Precision::Float);
    ~ScoreDefinition();

    /// Takes the present parameters; the gradient becomes none.
    void read() { parameters.read(); }
    /// The score of every row. Valid until the next call. `learning` keeps what differentiate() needs.
    std::span<const float> scores(std::span<const float> rows, bool learning);
    /// Adds the gradient of a loss, given its derivative by the last scores.
    void differentiate(std::span<const float> byScores);
    /// Adds the gradient of the loss of logistic regression, a sum over the rows: the score is the logit of a
    /// success. Returns that loss, in nats.
    double learn(std::span<const float> rows, std::span<const float> successes);
    [[nodiscard]] Gradient gradient(const ParameterBlock& block) const;

private:
    [[nodiscard]] at::Tensor forward(std::span<const float> rows) const;

    std::vector<ParameterBlock> blocks;
    TensorParameters parameters;
    std::unique_ptr<at::Tensor> last; ///< Scores.
    std::vector<float> lastRows;
};

} // namespace doppler
