// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/action_rule.h"
#include "core/learn/inputs/episode_batch.h"
#include "core/learn/networks/policy_heads.h"
#include "core/learn/rollouts/candidate_order.h"
#include "core/training/trainer.h"

#include <functional>
#include <limits>

namespace doppler {

/// Builds episodes step by step and writes down what learning needs of them.
class Rollout {
public:
    Rollout(const Problem& problem, const GraphFeatures& features, const RolloutSettings& settings);

    /// Asked for the encodings of every step, in place of those that an episode is given.
    using StepEncoder = std::function<const Encodings&(const Episode& before)>;
    void encodeEveryStep(StepEncoder encoder) { stepEncoder = std::move(encoder); }

    /// One episode by the policies' actions, appended to the batch with targets of 0.
    Placement run(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                  EpisodeBatch& batch);
    /// The same, with every step's targets set to the critical-path teacher's action, ties sharing evenly.
    /// The teacher answers for the states that the learner visits.
    Placement imitate(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                      EpisodeBatch& batch);
    /// The episode that takes these actions, with the probabilities that the policies would have given to
    /// them. `bias` (|V| x D) is added to PLC's scores. `placement` must hold its order of placing.
    void follow(PolicyHeads& heads, const Encodings& encodings, const Placement& placement,
                std::span<const float> bias, EpisodeBatch& batch);
    /// The episode that takes these actions, appended with targets of 0 and without probabilities.
    /// `placement` must hold its order of placing.
    void replay(const Placement& placement, EpisodeBatch& batch);
    /// Takes these decisions, each possible where it stands, and goes on from them greedily. The batch holds
    /// nothing of use.
    Placement goOn(PolicyHeads& heads, const Encodings& encodings, std::span<const PolicyChoice> first,
                   EpisodeBatch& batch);
    /// Adds to an episode's decisions what they were made from and what the teacher would have done.
    void explain(EpisodeTrace& trace);

private:
    struct Policies {
        PolicyHeads* heads = nullptr; ///< None: replay.
        const Encodings* encodings = nullptr;
        ActionRule rule;
        Random* random = nullptr;
        const Placement* given = nullptr;
        bool teach = false;
        std::span<const PolicyChoice> first{};
        std::span<const float> bias{}; ///< |V| x D; none: what the settings say.
    };
    Placement build(Policies policies, EpisodeBatch& batch);
    VertexId select(const Policies& policies, EpisodeBatch& batch);
    DeviceId place(const Policies& policies, VertexId v, EpisodeBatch& batch);
    /// What is not the policies' choice at this step.
    [[nodiscard]] std::optional<PolicyChoice> givenChoice(const Policies& policies) const;
    [[nodiscard]] CandidateOrder teacher() const { return {teacherOrder, episode, features}; }
    /// The least earliest start in deviceRows among the allowed devices.
    template <class Allowed>
    [[nodiscard]] double leastStart(Allowed allowed) const;
    void teachOrder(EpisodeBatch& batch) const;
    void teachDevice(EpisodeBatch& batch) const;
    void writeBias(const Policies& policies, VertexId v, EpisodeBatch& batch) const;
    void addState(VertexId v, DeviceId d, const Policies& policies);
    /// Asks the step encoder, and sums the states of what is placed once more.
    void encodeStep(Policies& policies);

    const Problem& problem;
    const GraphFeatures& features;
    OrderRule order;
    DeviceRule device;
    bool biased;
    float startPrior;
    OrderRule teacherOrder;
    std::size_t hidden;
    Episode episode;
    std::vector<float> candidateRows; ///< z-scored, 5 by candidate of the step.
    std::vector<Episode::DeviceRow> deviceRows;
    std::shared_ptr<const VertexFeatureRows> vertexFeatures; ///< Made when a trace first wants them.
    std::vector<float> sums;                                 ///< D x hidden: of H of what is on each device.
    StepEncoder stepEncoder;                                 ///< None: one encoding per episode.
};

template <class Allowed>
double Rollout::leastStart(Allowed allowed) const
{
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t d = 0; d < deviceRows.size(); ++d)
        if (allowed(d))
            least = std::min(least, deviceRows[d][4]);
    return least;
}

} // namespace doppler
