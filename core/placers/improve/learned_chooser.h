// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/improve/move_score.h"

namespace doppler {

/// The policy of `doppler-improve`: of some moves that the annealing draws, each a vertex (SEL), its device
/// (PLC) and those that join, the network scores every one, and one is drawn by the softmax of the scores.
/// While it learns, what came of the moves teaches the network by logistic regression: a success is a
/// placement better than the current one. A network whose scores are equal draws uniformly, so that
/// the annealing is as it would be without a chooser.
class LearnedChooser final : public MoveChooser {
public:
    struct Settings {
        std::size_t candidates = 8;
        double sharpness = 0.7;  ///< The scores' factor within the softmax.
        double learningRate = 0; ///< 0: the network stays as it is.
        std::size_t batch = 32;  ///< Moves per step of the optimiser.
    };
    /// Options `candidates`, `sharpness`, `learning_rate`, `batch`.
    static Settings settings(const Options& options);

    /// The network outlives the chooser, which alone may change it meanwhile.
    LearnedChooser(const Problem& problem, MoveScore& network, Settings settings);

    [[nodiscard]] std::size_t wanted() const override { return chosenAmong.size(); }
    void arrived(PlacementWalk& walk) override { view.read(walk); }
    std::size_t choose(std::span<const GroupMove> moves, double spent, Random& random) override;
    void tried(double before, double after) override;

    struct Record {
        std::uint64_t moves = 0;
        std::uint64_t successes = 0;
        double loss = 0;    ///< Sum of cross-entropies, nats; only while it learns.
        double entropy = 0; ///< Sum over the choices, nats.
    };
    [[nodiscard]] const Record& record() const { return total; }

private:
    void learn(bool success);

    struct Candidate {
        MoveFeatures features;
        MoveScore::Hidden hidden;
        float score = 0;
        double weight = 0;
    };
    MoveScore& network;
    Settings set;
    RunView view;
    std::vector<Candidate> chosenAmong;
    std::size_t chosen = 0;
    VertexId seed; ///< Of the move that was chosen last.
    std::vector<float> gradient;
    std::size_t inBatch = 0;
    Record total;
};

/// The options of LearnedChooser::Settings.
std::vector<OptionSpec> learnedChooserOptions(double learningRate);

} // namespace doppler
