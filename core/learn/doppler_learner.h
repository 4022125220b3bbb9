// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/staged_learner.h"

namespace doppler {

/// DOPPLER (doppler.md): SEL chooses the vertex, PLC its device.
class DopplerLearner final : public StagedLearner {
public:
    DopplerLearner(const LearnerSetup& setup, Checkpoint from);

    RatedPlacement greedy(std::size_t problem) override;
    Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first) override;

private:
    /// One problem, and the networks on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const TrainingSettings& settings, const ParameterLayout& layout,
             std::span<float> parameters);
        GraphFeatures features;
        PolicyNetwork network;
        Rollout rollout;
    };
    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t problem, const ParameterBlock& block) const override
    {
        return sites[problem]->network.gradient(block);
    }
    [[nodiscard]] std::vector<PolicyStep> lastSteps(std::size_t problem) const override;
    void explain(std::size_t problem, EpisodeTrace& trace) const override
    {
        sites[problem]->rollout.explain(trace);
    }
    void setTargets(std::size_t problem, std::span<const double> advantages);
    void imitateElites(std::size_t problem);

    PolicyHeads heads;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    const Encodings* encodings = nullptr;     ///< Of the update.
    EpisodeBatch batch;
};

} // namespace doppler
