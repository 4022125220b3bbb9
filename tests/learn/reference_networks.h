// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/episode_batch.h"
#include "core/learn/inputs/pair_batch.h"
#include "core/problem/problem.h"
#include "core/training/network_shape.h"

#include <vector>

namespace doppler::tests {

/// The networks of SEL and PLC, or of the joint policy, once more, written down from the definition alone:
/// doubles, plain loops, every sum and path walked anew at every step.
class ReferenceNetworks {
public:
    ReferenceNetworks(const Problem& problem, NetworkShape shape, std::vector<double> parameters,
                      ParameterLayout::Policies policies = ParameterLayout::Policies::Two);

    struct Outcome {
        double loss = 0;
        std::vector<double> selectProbability; ///< As EpisodeBatch has them.
        std::vector<double> placeProbability;
    };
    /// The decisions of the batch, with its targets and entropy weights.
    [[nodiscard]] Outcome decide(const EpisodeBatch& batch) const;
    /// The joint policy's decisions in whole episodes; the probabilities (all of one list) are those of
    /// pairs.
    [[nodiscard]] Outcome decide(const std::vector<PairBatch>& episodes) const;

private:
    using Row = std::vector<double>;
    using Matrix = std::vector<Row>;
    [[nodiscard]] Row layer(const Row& x, const ParameterBlock& weight, const ParameterBlock& bias) const;
    /// `changing`: the columns that follow the static ones; may be empty.
    [[nodiscard]] Matrix encode(const EncoderBlocks& blocks, const Matrix& changing = {}) const;
    /// What SEL and PLC see of the graph; the sums along the paths are of SEL's states.
    struct Seen {
        Matrix select, towardsSinks, towardsSources, place;
    };
    [[nodiscard]] Seen look(const Matrix& changing = {}) const;
    /// Sums along the paths that `next` gives, z-scored over the vertices.
    [[nodiscard]] Matrix alongPaths(const Matrix& states, const std::vector<VertexId>& next) const;
    [[nodiscard]] Row embed(const Row& x, const ParameterBlock& weight, const ParameterBlock& bias) const;
    [[nodiscard]] double output(const HeadBlocks& head, const std::vector<Row>& inputs) const;
    void decideStep(const std::vector<double>& logits, const float* targets, const std::uint8_t* allowed,
                    double entropyWeight, std::vector<double>& probabilities, double& loss) const;

    const Problem& problem;
    NetworkShape shape;
    ParameterLayout layout;
    std::vector<double> values;
};

} // namespace doppler::tests
