// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/simulation_learner.h"
#include "core/learn/rollouts/giph_rollout.h"

namespace doppler {

/// By step, the discounted sum of the rewards from there on beside a mean over the steps up to it: as
/// released of the rewards alone, otherwise of these sums.
std::vector<double> giphAdvantages(std::span<const double> rewards, double gamma, bool rewardsAsBaseline);

/// GiPH (Hu et al., MLSys 2023): an episode begins with a whole placement; every step moves one vertex, which
/// the policy chooses together with its new device. The reward of a step is by how much the makespan fell.
/// REINFORCE, one step of Adam an episode; the best of all simulated placements is kept. The problems take
/// turns, each with its own devices. The control moves at random, for as many evaluations.
class GiphLearner final : public SimulationLearner {
public:
    GiphLearner(const LearnerSetup& setup, Checkpoint from);

    /// The best of what an episode of the most probable moves simulates; the control draws them.
    RatedPlacement greedy(std::size_t problem) override;
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;

private:
    Result<void> updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events) override;
    void rescueFound(std::size_t problem) override { rescue(problem, episode.best); }
    [[nodiscard]] Assignment startOf(std::size_t problem, Random& random) const;
    [[nodiscard]] std::vector<double> advantages() const;
    void sumGradients(std::span<const double> advantages);
    /// Of the last episode, all of it.
    [[nodiscard]] std::shared_ptr<EpisodeTrace> traceOf(const EpisodeRecord& record) const;

    GiphLayout layout;
    std::string start;
    double gamma;
    bool rewardsAsBaseline;
    bool relativeRewards;
    std::vector<std::unique_ptr<GiphRollout>> rollouts; ///< By problem.
    GiphEpisode episode;
    std::vector<float> gradient;
};

} // namespace doppler
