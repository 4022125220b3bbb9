// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/episode.h"
#include "core/learn/episode_batch.h"
#include "core/learn/policy_heads.h"
#include "core/learn/settings.h"

namespace doppler {

/// How actions are taken from probabilities.
struct ActionRule {
    enum class Kind { Greedy, EpsilonGreedy, Sample } kind = Kind::Greedy;
    double epsilon = 0; ///< Share of uniform actions, for SEL and PLC each.
};

/// Builds episodes step by step and writes down what learning needs of them.
class Rollout {
public:
    Rollout(const Problem& problem, const GraphFeatures& features, const TrainingSettings& settings);

    /// One episode by the policies' actions, appended to the batch with targets of 0.
    Placement run(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                  EpisodeBatch& batch);
    /// The same, with every step's targets set to the critical-path teacher's action, ties sharing evenly.
    /// The teacher answers for the states that the learner visits.
    Placement imitate(PolicyHeads& heads, const Encodings& encodings, ActionRule rule, Random& random,
                      EpisodeBatch& batch);
    /// The episode that takes these actions, appended with targets of 0 and without probabilities.
    /// `placement` must hold its order of placing.
    void replay(const Placement& placement, EpisodeBatch& batch);

private:
    struct Policies {
        PolicyHeads* heads = nullptr; ///< None: replay.
        const Encodings* encodings = nullptr;
        ActionRule rule;
        Random* random = nullptr;
        const Placement* given = nullptr;
        bool teach = false;
    };
    Placement build(const Policies& policies, EpisodeBatch& batch);
    VertexId select(const Policies& policies, EpisodeBatch& batch);
    DeviceId place(const Policies& policies, VertexId v, EpisodeBatch& batch);
    [[nodiscard]] std::size_t act(const Policies& policies, std::span<const float> probabilities,
                                  std::span<const std::uint8_t> allowed) const;
    [[nodiscard]] VertexId ruledVertex(OrderRule rule) const;
    [[nodiscard]] double urgency(OrderRule rule, VertexId v) const;
    void teachOrder(EpisodeBatch& batch) const;
    void teachDevice(EpisodeBatch& batch) const;
    void addState(VertexId v, DeviceId d, const Policies& policies);

    const Problem& problem;
    const GraphFeatures& features;
    OrderRule order;
    DeviceRule device;
    OrderRule teacherOrder;
    std::size_t hidden;
    Episode episode;
    std::vector<float> candidateRows; ///< z-scored, 5 by candidate of the step.
    std::vector<Episode::DeviceRow> deviceRows;
    std::vector<float> sums; ///< D x hidden: of H of what is on each device.
};

} // namespace doppler
