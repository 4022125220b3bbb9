// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/simulation_learner.h"
#include "core/learn/rollouts/baseline.h"
#include "core/learn/rollouts/readys_rollout.h"
#include "core/sim/online/online_simulator.h"

namespace doppler {

/// By step, the return that an actor-critic compares with the expected `values`: the reward comes at the end.
/// Steps are taken in pieces of `length` (0: all at once); a piece that doesn't reach the end returns the
/// value of the state that follows.
std::vector<double> readysReturns(std::span<const float> values, double reward, std::size_t length);

/// READYS (Grinsztajn et al., CLUSTER 2021): an episode is a run in which the policy decides, under the noise
/// of the problem's model with a seed of its own. The reward is (T_HEFT - T) / T_HEFT, where HEFT's plan runs
/// under the same noise, less the mean of the last 64. Advantage actor-critic, one step of Adam an episode.
/// The problems take turns. What is kept as the best are placements, which are simulated as those of all
/// policies are. The control draws all decisions alike.
class ReadysLearner final : public SimulationLearner {
public:
    ReadysLearner(const LearnerSetup& setup, Checkpoint from);

    /// The placement of a run of the most probable decisions; the control draws them.
    RatedPlacement greedy(std::size_t problem) override;
    /// The placement of such a run, which is the one of the policy as an online policy. Any budget is larger.
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;

private:
    /// One problem, and HEFT's plan for it.
    struct Site {
        explicit Site(const Problem& problem);
        ReadysGraph graph;
        Placement plan;
    };
    struct Loss {
        double loss = 0, entropy = 0;
    };

    Result<void> updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events) override;
    /// An episode that is cut off has no placement.
    void rescueFound(std::size_t) override {}
    /// The problem with the noise of an episode.
    [[nodiscard]] ProblemPtr noisy(std::size_t problem, Random& random) const;
    /// Nothing after a stop request.
    std::optional<OnlineRun> run(std::size_t problem, const ProblemPtr& on, ReadysPolicy::Manner manner,
                                 const std::stop_token& until);
    Loss learn(double reward);
    void learnPiece(const ReadysBatch& states, std::size_t first, std::span<const double> returns, Loss& out);
    [[nodiscard]] ReadysPolicy::Manner placing(Random& random) const;
    [[nodiscard]] std::shared_ptr<EpisodeTrace> traceOf(const EpisodeRecord& record, double makespan) const;

    ReadysLayout layout;
    ReadysStates::Rules rules;
    std::size_t trajectory;
    double valueWeight;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    ReadysNetwork network;
    ReadysEpisode episode;
};

} // namespace doppler
