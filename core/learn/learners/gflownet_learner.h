// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/tempered_parameters.h"
#include "core/learn/learners/joint_learner.h"

namespace doppler {

/// A base, so that it exists before the networks, which read its parameters.
struct HeldTemperature {
    TemperedParameters tempered;
};

/// A generative flow network (Zhang et al., "Robust scheduling with GFlowNets", ICLR 2023): the policy learns
/// to draw placements with a probability proportional to a reward R, so that its draws are good and differ.
/// log R = (U - m) / sigma, where U is the mean compute time of all vertices over the makespan and m the
/// number of devices. The decisions, the network and its backends are those of the joint policy.
///
/// An update draws its episodes from the policy, on one problem and with one temperature sigma, drawn
/// log-uniformly. With zeta = log R + log P_B - log P_F of an episode (EpisodeOdds), the loss is the variance
/// of zeta over the update. Its gradient is that of REINFORCE with zeta as cost. Unlike in the paper the
/// probabilities P_B of the way back are not learned.
class GflownetLearner final : private HeldTemperature, public JointLearner {
public:
    GflownetLearner(const LearnerSetup& setup, Checkpoint from);

    /// At the temperature of placing, as draw().
    Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first) override;

private:
    void begin(std::size_t problem) override;
    Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) override;
    void beginDrawing(std::size_t problem) override;
    /// Always drawn from the probabilities: placements of different seeds differ.
    Placement draw(std::size_t problem, const ActionRule& rule, Random& random) override;
    LossReport differentiate(std::size_t problem, std::span<const double> advantages) override;
    [[nodiscard]] Gradient gradient(std::size_t problem, const ParameterBlock& block) const override;

    /// By this process's episode of the update: zeta less its mean over all processes.
    [[nodiscard]] std::vector<double> deviations(std::size_t problem) const;
    [[nodiscard]] double logReward(std::size_t problem, double cost) const;

    std::vector<double> work; ///< By problem: the mean compute seconds of all vertices.
    double temperature = 1;   ///< Of the present update.
    std::vector<EpisodeOdds> odds;
};

} // namespace doppler
