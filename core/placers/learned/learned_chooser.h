// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/learned/improve_networks.h"

namespace doppler {

/// The dual policy of `doppler-improve`. SEL scores some vertices that the annealing draws, and one is
/// sampled from the softmax of the scores; PLC does the same for that vertex's device, with the vertices that
/// join. During learning, the results of moves train both by logistic regression, where a success is a
/// placement better than the current one. Networks with equal scores sample uniformly, so that the annealing
/// is the same as without a chooser.
class LearnedChooser final : public MoveChooser {
public:
    struct Settings {
        std::size_t vertices = 8;   ///< Vertices among which SEL chooses.
        std::size_t candidates = 8; ///< Moves among which PLC chooses.
        double sharpness = 0.7;     ///< Factor of the scores in both softmaxes.
        double learningRate = 0;    ///< 0: the networks do not change.
        std::size_t batch = 32;     ///< Moves per step of the optimiser.
    };
    /// Options `vertices`, `candidates`, `sharpness`, `learning_rate`, `batch`.
    static Settings settings(const Options& options);

    /// The networks must outlive the chooser, and only the chooser may change them.
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
        double loss = 0;    ///< Sum of both cross-entropies in nats; only while it learns.
        double entropy = 0; ///< Sum over the choices of both, in nats.
    };
    [[nodiscard]] const Record& record() const { return total; }

    /// The probabilities of the candidates for the last vertex, or move, in their order.
    [[nodiscard]] std::vector<float> vertexProbabilities() const;
    [[nodiscard]] std::vector<float> moveProbabilities() const;
    /// The inputs of the networks, in the same order.
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
