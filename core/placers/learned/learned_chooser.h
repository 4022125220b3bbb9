// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/learned/improve_networks.h"

namespace doppler {

/// The dual policy of `doppler-improve`. SEL scores some vertices that the annealing draws and one is drawn
/// by the softmax of the scores; PLC does the same for that vertex' device, with those that join. While it
/// learns, what came of the moves teaches both by logistic regression: a success is a placement better than
/// the current one. Networks whose scores are equal draw uniformly, so that the annealing is as it would be
/// without a chooser.
class LearnedChooser final : public MoveChooser {
public:
    struct Settings {
        std::size_t vertices = 8;   ///< That SEL chooses from.
        std::size_t candidates = 8; ///< Moves that PLC chooses from.
        double sharpness = 0.7;     ///< The scores' factor within both softmaxes.
        double learningRate = 0;    ///< 0: the networks stay as they are.
        std::size_t batch = 32;     ///< Moves per step of the optimiser.
    };
    /// Options `vertices`, `candidates`, `sharpness`, `learning_rate`, `batch`.
    static Settings settings(const Options& options);

    /// The networks outlive the chooser, which alone may change them meanwhile.
    LearnedChooser(const Problem& problem, ImproveNetworks& networks, Settings settings);

    [[nodiscard]] std::size_t vertices() const override { return set.vertices; }
    [[nodiscard]] std::size_t moves() const override { return set.candidates; }
    void arrived(PlacementWalk& walk) override { view.read(walk); }
    std::size_t chooseVertex(std::span<const Move> among, double spent, Random& random) override;
    std::size_t chooseMove(std::span<const GroupMove> among, double spent, Random& random) override;
    void tried(double before, double after) override;

    struct Record {
        std::uint64_t moves = 0;
        std::uint64_t successes = 0;
        double loss = 0;    ///< Sum of both cross-entropies, nats; only while it learns.
        double entropy = 0; ///< Sum over the choices of both, nats.
    };
    [[nodiscard]] const Record& record() const { return total; }

    /// What the last vertex, or move, was drawn with, in the order of those that it was drawn among.
    [[nodiscard]] std::vector<float> vertexProbabilities() const;
    [[nodiscard]] std::vector<float> moveProbabilities() const;
    /// What their networks were given, in the same order.
    [[nodiscard]] const VertexFeatures& vertexFeatures(std::size_t i) const { return ofSel[i].features; }
    [[nodiscard]] const MoveFeatures& moveFeatures(std::size_t i) const { return ofPlc[i].features; }

private:
    template <typename Features>
    struct Candidate {
        Features features;
        ImproveNetworks::Hidden hidden;
        float score = 0;
        double weight = 0;
    };
    template <typename Features>
    [[nodiscard]] static std::vector<float> probabilities(std::span<const Candidate<Features>> among);
    template <typename Features>
    std::size_t draw(std::span<Candidate<Features>> among, Random& random);
    template <typename Features>
    void learn(const ScoreHead& head, const Candidate<Features>& from, bool success);

    ImproveNetworks& networks;
    Settings set;
    RunView view;
    std::vector<Candidate<VertexFeatures>> ofSel;
    std::vector<Candidate<MoveFeatures>> ofPlc;
    std::size_t sawVertices = 0, sawMoves = 0;
    std::size_t chosenVertex = 0, chosenMove = 0;
    VertexId seed; ///< Of the move that was chosen last.
    std::vector<float> gradient;
    std::size_t inBatch = 0;
    Record total;
};

/// The options of LearnedChooser::Settings.
std::vector<OptionSpec> learnedChooserOptions(double learningRate);

} // namespace doppler
