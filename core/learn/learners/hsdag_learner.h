// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/action_rule.h"
#include "core/learn/learners/simulation_learner.h"
#include "core/learn/networks/hsdag_network.h"
#include "core/learn/rollouts/baseline.h"

#include <limits>

namespace doppler {

/// HSDAG (Duan et al., NeurIPS 2024): a network merges the vertices into groups and chooses a device for each
/// group. An episode is a number of steps. A step groups and places the whole graph and simulates it; then
/// the features of every node grow by those of its group, so that the next step may group differently. They
/// grow by the mean over the steps, or as released by the sum, which soon hides the features of the nodes.
/// REINFORCE, one step of Adam an episode; the best of all simulated placements is kept. The problems take
/// turns. Rewards as released: one over the seconds, all steps together, without a baseline; corrected: by
/// how much a step is faster than the mean of the steps before, each on its own. The control groups by
/// scores that are never learned and draws all devices alike.
class HsdagLearner final : public SimulationLearner {
public:
    HsdagLearner(const LearnerSetup& setup, Checkpoint from);

    /// The best of what an episode of the most probable devices simulates; the control draws them.
    RatedPlacement greedy(std::size_t problem) override;
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;

private:
    /// One problem, and the network on it; the parameters are shared.
    struct Site {
        Site(const Problem& problem, const HsdagLayout& layout, std::span<const float> parameters,
             std::size_t rounds);
        HsdagGraph graph;
        HsdagNetwork network;
    };
    /// How a step placed the groups.
    struct Choice {
        std::vector<std::uint32_t> groupOf; ///< By node.
        std::vector<float> probability;     ///< Groups x devices.
        std::vector<DeviceId> device;       ///< By group: as drawn.
        Assignment devices;                 ///< By vertex.
    };
    struct Episode {
        std::vector<double> makespan; ///< By step, or outOfMemoryCost().
        std::vector<double> rewards;  ///< By step, as released; where it learns.
        RatedPlacement best;          ///< Of all steps.
        Choice bestChoice;
        double loss = 0, entropy = 0;
        bool isWhole = false; ///< No limit cut it off.
    };
    struct Manner {
        ActionRule rule;
        Random* random;
        bool drops = false;                 ///< With dropout, as in training.
        RewardBaseline* baseline = nullptr; ///< It learns, by this; without one it doesn't.
        std::size_t mostSteps = std::numeric_limits<std::size_t>::max();
    };

    Result<void> updateOn(std::size_t problem, EpisodeRecord record, const LearnerEvents& events) override;
    void rescueFound(std::size_t problem) override;
    /// Where it is given up, what was played so far is in `out`.
    void play(std::size_t problem, const Manner& manner, Episode& out);
    void drawDropout(const Site& site, const Manner& manner);
    [[nodiscard]] std::vector<float> logitsOf(const Site& site) const; ///< Of the last encoding.
    [[nodiscard]] Choice choose(std::size_t problem, const Manner& manner) const;
    void learn(std::size_t problem, const Choice& choice, double weight, Episode& out);
    [[nodiscard]] double released(std::size_t problem, const Assignment& devices, double makespan) const;
    void readGradient(std::size_t problem, double scale);
    [[nodiscard]] Manner placing(Random& random) const;
    /// Of the last episode.
    [[nodiscard]] std::shared_ptr<EpisodeTrace> traceOf(std::size_t problem,
                                                        const EpisodeRecord& record) const;

    HsdagLayout layout;
    std::size_t steps;
    double dropRate;
    double gamma;
    std::size_t window;
    float growth; ///< Factor of what a step adds to the features.
    bool isReleased;
    std::vector<std::unique_ptr<Site>> sites; ///< By problem.
    Episode episode;
    std::vector<float> dropout;
    std::vector<float> gradient; ///< By HsdagLayout.
};

} // namespace doppler
