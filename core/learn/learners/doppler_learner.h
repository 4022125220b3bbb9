// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/learners/guided_episodes.h"
#include "core/learn/learners/staged_learner.h"
#include "core/learn/networks/step_network.h"

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
        Site(const Problem& problem, const RolloutSettings& settings, const ParameterLayout& layout,
             std::span<float> parameters);
        LossReport differentiate(const EpisodeBatch& batch)
        {
            return everyStep ? everyStep->differentiate(batch) : network->differentiate(batch);
        }
        GraphFeatures features;
        std::unique_ptr<PolicyBackend> network;
        Rollout rollout;
        std::optional<GuidedEpisodes> guided;
        std::optional<StepNetwork> everyStep; ///< Where messages are passed at every step.
    };
    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    void beginDrawing(std::size_t problem) override;
    Placement draw(std::size_t problem, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t problem, const ParameterBlock& block) const override
    {
        const Site& site = *sites[problem];
        return site.guided && site.guided->guideHead().owns(block) ? site.guided->guideHead().gradient(block)
                                                                   : site.network->gradient(block);
    }
    void judged(std::size_t problem, std::size_t i, const RatedPlacement& rated) override;
    void goBy(std::size_t problem) override;
    /// Whether the update's i-th episode is the guide from then on, as in annealing; seconds. Depends on
    /// nothing but its arguments and the progress.
    [[nodiscard]] bool becomesGuide(std::size_t i, double guide, double makespan) const;
    [[nodiscard]] std::vector<PolicyStep> lastSteps(std::size_t problem) override;
    void explain(std::size_t problem, EpisodeTrace& trace) const override
    {
        sites[problem]->rollout.explain(trace);
    }
    void setTargets(std::size_t problem, std::span<const double> advantages);
    void imitateElites(std::size_t problem);

    ParameterLayout layout;
    PolicyHeads heads;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    const Encodings* encodings = nullptr;     ///< Of the update.
    EpisodeBatch batch;
    bool byGuide = false; ///< The last episode went by a guide, and was this one.
    Placement guidedEpisode;
};

} // namespace doppler
