// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/baseline.h"
#include "core/learn/learner.h"
#include "core/learn/policy_network.h"
#include "core/learn/rollout.h"

namespace doppler {

/// DOPPLER (doppler.md): SEL chooses the vertex, PLC its device; imitation, then REINFORCE on simulated and on
/// measured runs. An update's episodes are all of one problem; the problems take turns.
class DopplerLearner final : public Learner {
public:
    DopplerLearner(const LearnerSetup& setup, Checkpoint from);

    Result<void> update(const LearnerEvents& events, double secondsSoFar) override;
    RatedPlacement greedy(std::size_t problem) override;
    [[nodiscard]] Checkpoint checkpoint(double secondsSoFar) const override;

private:
    /// One problem, and the networks on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const TrainingSettings& settings, const ParameterLayout& layout,
             std::span<float> parameters, BaselineState before);
        GraphFeatures features;
        Baseline baseline;
        PolicyNetwork network;
        Rollout rollout;
    };
    struct BuiltEpisode {
        EpisodeRecord record;
        double advantage = 0;
    };
    void stageBegins() override;
    Result<BuiltEpisode> runEpisode(std::size_t problem, const Encodings& encodings,
                                    const LearnerEvents& events, double seconds);
    void setTargets(std::size_t problem, std::span<const BuiltEpisode> episodes);
    void imitateElites(std::size_t problem);
    void keepElite(std::size_t problem, const RatedPlacement& rated);
    [[nodiscard]] std::shared_ptr<const EpisodeTrace> traceOf(const BuiltEpisode& episode) const;

    TrainingSettings settings;
    ParameterLayout layout;
    PolicyHeads heads;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    EpisodeBatch batch;
};

} // namespace doppler
