// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/inputs/features.h"
#include "core/learn/inputs/regal_layout.h"
#include "core/learn/learners/simulation_learner.h"

namespace doppler {

/// REGAL (Paliwal et al., ICLR 2020): a network chooses, for every key of BRKGA's individuals, the beta
/// distribution from which the first population and the mutants are drawn (KeyProposals); crossover and
/// elites stay. The network reads the graph and the placement with which the search starts. An episode is one
/// search. Its reward is by how much its makespan is shorter than that of the same search with uniform
/// proposals, as a share of the latter; REINFORCE with the mean reward as baseline. All episodes of an update
/// are on one problem, from one encoding, and with one seed, so that one search with uniform proposals serves
/// them all; the problems take turns. The control is BRKGA itself. Not learned, unlike in the paper: the bias
/// of the crossover.
class RegalLearner final : public SimulationLearner {
public:
    RegalLearner(const LearnerSetup& setup, Checkpoint from);

    /// A search with the most probable proposals.
    RatedPlacement greedy(std::size_t problem) override;
    /// The same within the budget; without one it has as many evaluations as an episode.
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;

private:
    /// One problem, and the network on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const NetworkShape& shape, const RegalLayout& layout,
             std::span<const float> parameters);
        GraphFeatures features;
        std::unique_ptr<RegalBackend> network;
        bool movesOrder; ///< Priorities are searched: the schedule heeds them.
        /// By key of BRKGA: the first of its logits, or none where the key decides nothing.
        std::vector<std::size_t> logitsOf;
    };
    using Proposals = std::vector<std::uint8_t>; ///< By key of BRKGA; empty: uniform.
    struct Search {
        RatedPlacement rated; ///< With its cost.
        std::uint64_t evaluations = 0;
        Proposals proposals;
    };
    /// What an update has found, before any of it counts.
    struct Found {
        std::vector<Search> episodes;
        Search uniform;    ///< With empty proposals; no evaluations where it was not needed.
        bool whole = true; ///< No search was cut off by the limit of evaluations.
        std::vector<double> advantages;
        std::vector<double> rewards; ///< Of the problem's last episodes.
        double meanReward = 0;
        double loss = 0;
        double entropy = 0;
    };

    void stageBegins() override;
    Result<void> updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events) override;
    void rescueFound(std::size_t problem) override;
    Result<bool> searchAll(std::size_t problem, const LearnerEvents& events);
    Result<Search> search(std::size_t problem, Proposals proposals, std::uint64_t seed,
                          std::uint64_t evaluations);
    Result<Search> run(std::size_t problem, Proposals proposals, std::uint64_t seed,
                       const PlacerContext& context, bool& gaveUp);
    std::span<const float> encode(std::size_t problem, std::uint64_t seed, bool learning);
    [[nodiscard]] Proposals choose(std::size_t problem, std::span<const float> logits, Random* random) const;
    void rate(std::size_t problem);
    void differentiate(std::size_t problem);
    void countAll(std::size_t problem, const EpisodeRecord& update, const LearnerEvents& events);
    [[nodiscard]] std::vector<PolicyStep> steps(std::size_t problem, const Assignment& devices,
                                                const Proposals& proposals) const;

    RegalLayout layout;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    Found found;                              ///< Of the update.
    std::span<const float> logits;            ///< Of the update.
    std::vector<float> byLogits;
};

} // namespace doppler
