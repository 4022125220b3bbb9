// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/network_backend.h"
#include "core/learn/learners/staged_learner.h"
#include "core/learn/rollouts/joint_rollout.h"

namespace doppler {

/// The joint policy's parameters with these options.
ParameterLayout jointLayout(const Options& options);

/// DOPPLER's ablation with one policy in place of two: a softmax over (candidate, device) pairs (placers.md,
/// "Learned").
class JointLearner : public StagedLearner {
public:
    JointLearner(const LearnerSetup& setup, Checkpoint from);

    RatedPlacement greedy(std::size_t problem) override { return *goOn(problem, {}); }
    Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first) override;

protected:
    /// Trains the parameters of these blocks. The networks read theirs from `values`, which outlive them.
    JointLearner(const LearnerSetup& setup, Checkpoint from, std::vector<ParameterBlock> trained,
                 std::span<float> values);

    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    void beginDrawing(std::size_t problem) override;
    Placement draw(std::size_t problem, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t problem, const ParameterBlock& block) const override
    {
        return sites[problem]->network->gradient(block);
    }
    /// Of the episode that was built or drawn last.
    [[nodiscard]] const EpisodeOdds& lastOdds(std::size_t problem) const
    {
        return sites[problem]->rollout.odds();
    }

private:
    /// One problem, and the network on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const RolloutSettings& settings, const ParameterLayout& layout,
             std::span<float> parameters);
        GraphFeatures features;
        std::unique_ptr<JointBackend> network;
        JointRollout rollout;
        Rollout explainer; ///< Knows the teacher of two policies, who is that of one.
    };
    /// What an episode's actions weigh in the loss.
    struct Weights {
        double last = 0; ///< That of the last step; each earlier one has gamma times that of the next.
        double gamma = 1;
        double entropy = 0; ///< Of every step.
        bool teach = false; ///< The teacher's actions in place of the episode's.
    };
    [[nodiscard]] std::vector<PolicyStep> lastSteps(std::size_t problem) override;
    void explain(std::size_t problem, EpisodeTrace& trace) const override
    {
        sites[problem]->explainer.explain(trace);
    }
    void replay(std::size_t problem, const Placement& episode, const Weights& weights,
                const JointBackend::Take& take) const;

    ParameterLayout layout;
    JointHead head;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    const JointEncodings* encodings = nullptr;
    std::vector<Placement> built; ///< Of the update; or what was drawn last.
};

} // namespace doppler
