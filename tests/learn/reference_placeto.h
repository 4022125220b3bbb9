// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/rollouts/placeto_rollout.h"

namespace doppler::tests {

/// Placeto's network once more, written down from the definition alone: doubles, plain loops, every path
/// walked anew at every step.
class ReferencePlaceto {
public:
    struct Settings {
        std::size_t rounds = 8;
        bool meanPools = false;
        bool onePerEpisode = false;
    };
    ReferencePlaceto(ProblemPtr problem, Settings settings);

    struct Outcome {
        double loss = 0; ///< Sum over the steps.
        std::vector<double> probability;
    };
    /// The decisions of that episode by these parameters. The targets: steps x devices.
    [[nodiscard]] Outcome decide(const PlacetoEpisode& episode, const std::vector<double>& parameters,
                                 std::span<const float> targets, double entropyWeight);

private:
    using Row = std::vector<double>;
    using Matrix = std::vector<Row>;
    [[nodiscard]] Matrix features(const Placement& placement, const std::vector<int>& visits,
                                  VertexId current);
    [[nodiscard]] Row layer(const Row& x, const DenseBlocks& blocks, bool relu) const;
    [[nodiscard]] Row aggregate(const Matrix& x, const std::vector<std::size_t>& of,
                                const AggregatorBlocks& blocks, bool mean) const;
    [[nodiscard]] Matrix states(const Matrix& features) const;
    [[nodiscard]] Row logits(const Matrix& states, VertexId v) const;
    [[nodiscard]] bool leadsTo(std::size_t from, std::size_t to) const;

    ProblemPtr problem;
    Settings settings;
    PlacetoLayout layout;
    Simulator simulator;
    std::vector<double> values;
};

} // namespace doppler::tests
