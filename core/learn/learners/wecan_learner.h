// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/staged_learner.h"
#include "core/learn/networks/wecan_network.h"
#include "core/learn/rollouts/wecan_rollout.h"

namespace doppler {

/// WeCAN (arXiv 2603.23249): one pass of the network scores all pairs of vertex and device and a skip, and
/// schedules are generated from these scores (WecanRollout). REINFORCE on their simulated makespans.
class WecanLearner final : public StagedLearner {
public:
    WecanLearner(const LearnerSetup& setup, Checkpoint from);

    RatedPlacement greedy(std::size_t problem) override;

private:
    /// One problem, and the network on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const WecanLayout& layout, WecanRollout::Rules rules);
        WecanGraph graph;
        WecanNetwork network;
        WecanRollout rollout;
    };
    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    void beginDrawing(std::size_t problem) override { begin(problem); }
    Placement draw(std::size_t problem, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t, const ParameterBlock& block) const override
    {
        return {valuesOf(std::span<const float>(byParameters), block), {}};
    }
    [[nodiscard]] std::vector<PolicyStep> lastSteps(std::size_t problem) override;

    /// Follows a placement that is to become more probable.
    void follow(std::size_t problem, const Placement& placement, WecanEpisode& out);

    WecanLayout layout;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    std::vector<float> byParameters;          ///< The gradient.

    // Of the update.
    WecanScores scores;
    std::vector<WecanEpisode> built;  ///< The last one is also that of draw().
    std::vector<WecanEpisode> taught; ///< In imitation.
};

} // namespace doppler
