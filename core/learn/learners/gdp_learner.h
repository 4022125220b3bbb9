// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/staged_learner.h"
#include "core/learn/torch/gdp_network.h"

namespace doppler {

/// GDP's options beside those that all stages have.
struct GdpSettings {
    explicit GdpSettings(const Options& options);

    GdpShape shape;       ///< But for the devices.
    bool clipped = false; ///< PPO instead of REINFORCE.
    std::size_t epochs = 1;
    double clip = 0;
};

/// GDP (Zhou et al. 2019): a device softmax for every vertex in one pass, and trials drawn from it
/// (placers.md, "Learned"). A colocation group takes the device of its first vertex; forbidden devices have
/// no probability.
class GdpLearner final : public StagedLearner {
public:
    GdpLearner(const LearnerSetup& setup, Checkpoint from);

    RatedPlacement greedy(std::size_t problem) override { return *goOn(problem, {}); }
    /// The decisions must be its first ones, in topological order. The others stay the most probable devices,
    /// as far as they fit beside these: no probability hangs on another vertex' device.
    Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first) override;

private:
    /// One problem, and the network on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const GdpShape& shape, const GdpLayout& layout,
             std::span<float> parameters);
        GdpGraph graph;
        GdpNetwork network;
    };
    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    void beginDrawing(std::size_t problem) override;
    Placement draw(std::size_t problem, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t problem, const ParameterBlock& block) const override
    {
        return sites[problem]->network.gradient(block);
    }
    [[nodiscard]] std::vector<PolicyStep> lastSteps(std::size_t problem) override;
    [[nodiscard]] std::size_t passes() const override;

    [[nodiscard]] std::vector<float> probabilities(std::size_t problem, std::span<const float> logits) const;
    /// `given`: the devices of the first vertices in topological order.
    [[nodiscard]] Placement decide(std::size_t problem, std::span<const float> probability,
                                   const ActionRule& rule, Random& random,
                                   std::span<const DeviceId> given = {}) const;
    void setTargets(std::size_t problem, std::span<const double> advantages,
                    std::span<const float> probability);

    GdpSettings own;
    GdpShape shape;
    GdpLayout layout;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.

    // Of the update.
    std::span<const float> logits; ///< |V| x D, present; empty: the parameters have changed.
    std::vector<float> sampled;    ///< |V| x D: the probabilities that trials were drawn from.
    std::vector<Placement> trials;
    std::vector<Placement> taught; ///< In imitation: what to learn from each.
    std::vector<float> target;     ///< |V| x D.
};

} // namespace doppler
