// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/base/action_rule.h"
#include "core/learn/inputs/pair_batch.h"
#include "core/learn/networks/joint_head.h"
#include "core/learn/rollouts/candidate_order.h"
#include "core/training/trainer.h"

#include <functional>

namespace doppler {

/// Logarithms of the probabilities of an episode.
struct EpisodeOdds {
    double forward = 0; ///< That the policy makes these decisions.
    /// That they are undone in the opposite order, if every step removes one of the placed vertices without a
    /// placed successor, all with equal probability. 0 if the schedule follows the order of placing: only the
    /// last one can be removed then.
    double backward = 0;
};

/// Builds episodes of the joint policy: one choice among the pairs (candidate, device) at every step.
class JointRollout {
public:
    JointRollout(const Problem& problem, const GraphFeatures& features, const RolloutSettings& settings);

    /// One episode by the policy's actions.
    Placement run(JointHead& head, const JointEncodings& encodings, const ActionRule& rule, Random& random);
    /// Takes these decisions, each possible where it stands, and goes on from them greedily.
    Placement goOn(JointHead& head, const JointEncodings& encodings, std::span<const PolicyChoice> first);
    /// The steps of an episode that took these actions. A vertex's probability is the sum over its devices, a
    /// device's that for the chosen vertex.
    std::vector<PolicyStep> steps(JointHead& head, const JointEncodings& encodings,
                                  const Placement& placement);

    /// Of the last episode by run() or steps().
    [[nodiscard]] const EpisodeOdds& odds() const { return lastOdds; }

    /// The episode that takes these actions once more, as pieces of few pairs each (or of one step): what
    /// learning needs of a whole one would take too much memory on large graphs. `placement` must hold its
    /// order of placing. Targets are 0, or those of the critical-path teacher for the states that the episode
    /// visits: the vertices of largest urgency, each on its devices of smallest earliest start, ties sharing
    /// evenly. Piece and entropy weights may be changed.
    void replay(const Placement& placement, bool teach, const std::function<void(PairBatch&)>& take);

private:
    void beginEpisode();
    /// Appends the present step's pairs, not what is chosen.
    void describe(PairBatch& batch);
    void decide(JointHead& head, const JointEncodings& encodings);
    void teach(PairBatch& batch) const;
    void place(VertexId v, DeviceId d);
    void take(std::size_t pair, const JointEncodings& encodings); ///< Of the present step.
    void countRemovable(VertexId placed);

    const Problem& problem;
    const GraphFeatures& features;
    OrderRule teacherOrder;
    std::size_t hidden;
    Episode episode;
    std::vector<Episode::DeviceRow> rows; ///< |V| x D; of the candidates.
    std::vector<bool> known;              ///< By vertex: has its rows.
    std::vector<float> sums;              ///< D x hidden: of H of what is on each device.
    PairBatch present;                    ///< The present step.
    std::vector<float> probabilities;     ///< Of its pairs.
    EpisodeOdds lastOdds;
    bool orderCounts;               ///< The schedule follows the order of placing.
    std::vector<bool> hasSuccessor; ///< By vertex: a placed one.
    std::size_t removable = 0;      ///< Placed vertices without one.
};

} // namespace doppler
