// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/learner.h"
#include "core/learn/rollouts/placeto_rollout.h"

#include <deque>

namespace doppler {

/// Placeto (Addanki et al., NeurIPS 2019): an episode begins with a whole placement and visits the vertices
/// in topological order (or another one, see PlacetoOrder); every step may give the current one another
/// device. The reward of a step is by how much the makespan fell, so that the sum of an episode's rewards is
/// the makespan of its start minus that of its end. REINFORCE with the mean return of the last episodes from
/// the same step on as baseline; the best of all simulated placements is kept. Not in the paper, and off
/// unless asked for: a stage I that imitates the critical-path teacher on the states that the policy itself
/// comes to. The problems take turns.
class PlacetoLearner final : public Learner {
public:
    PlacetoLearner(const LearnerSetup& setup, Checkpoint from);

    Result<void> update(const LearnerEvents& events, double secondsSoFar) override;
    /// The best of what an episode of the most probable choices simulates.
    RatedPlacement greedy(std::size_t problem) override;
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;
    /// Where such an episode ends after these decisions, which must be its first steps.
    Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first) override;
    [[nodiscard]] Checkpoint checkpoint(double secondsSoFar) const override;

private:
    using Returns = std::deque<std::vector<double>>; ///< Of the last episodes, oldest first; by step.
    struct Site {
        std::unique_ptr<PlacetoRollout> rollout;
        Returns returns;
        Assignment start; ///< Of the first episode, and of all where they begin with the same.
    };
    void stageBegins() override;
    Result<void> updateOn(std::size_t problem, const LearnerEvents& events, double secondsSoFar);
    [[nodiscard]] Assignment firstStart(const Problem& problem) const;
    [[nodiscard]] PlacetoEpisode playOut(std::size_t problem, std::span<const DeviceId> first);
    [[nodiscard]] Assignment startOf(std::size_t problem, Random& random) const;
    /// Seconds of a reward of 1.
    [[nodiscard]] double rewardUnit() const;
    std::vector<double> advantagesOf(Site& site) const;
    [[nodiscard]] std::vector<float> targetsOf(std::span<const double> advantages) const;
    /// Of the last episode, with what the teacher would have done.
    [[nodiscard]] std::shared_ptr<EpisodeTrace> traceOf(const Site& site, const EpisodeRecord& record);
    /// Without what came after its best placement.
    [[nodiscard]] std::shared_ptr<EpisodeTrace> traceToBest(const Site& site, const EpisodeRecord& record);

    PlacetoLayout layout;
    std::string start;
    double gamma;
    double clip;
    std::size_t window;
    bool relativeRewards;
    std::vector<Site> sites; ///< By problem.
    PlacetoEpisode episode;
    std::vector<float> gradient;
};

} // namespace doppler
