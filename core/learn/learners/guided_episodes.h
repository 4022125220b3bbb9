// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/learners/learner.h"
#include "core/learn/networks/guide_head.h"
#include "core/learn/rollouts/rollout.h"
#include "core/placers/search/neighbourhood.h"

namespace doppler {

/// Episodes that go by an earlier one, the guide: they take its decisions but for one vertex, and some of its
/// neighbours, which go to another device. What is taken otherwise is drawn from all pairs of a vertex and
/// another device by PLC's odds in the states that the guide visits:
///   P(v, d) ~ p(d | v) / p(guide's device | v),
/// a softmax over pairs of the difference of PLC's scores. What becomes of the episode is the merit of that
/// one decision, and REINFORCE learns from it as such.
class GuidedEpisodes {
public:
    GuidedEpisodes(const Problem& onProblem, const RolloutSettings& from, const ParameterLayout& layout,
                   std::span<const float> parameters);

    /// Begins an update, whose episodes go by this guide until judged() names another one.
    void begin(std::optional<RatedPlacement> guide);
    [[nodiscard]] const std::optional<RatedPlacement>& guide() const { return present; }

    /// Appends the guide's steps with the policies' probabilities to the batch, given what is added to PLC's
    /// scores (|V| x |D|).
    using Replay = std::function<void(const Placement& guide, std::span<const float> bias)>;
    /// The next episode. There must be a guide.
    Placement build(Simulator& simulator, Random& random, const EpisodeBatch& batch, const Replay& replay);
    /// What the last episode took, and whether it is the guide from now on. Also of one that went by none.
    void judged(const RatedPlacement& rated, bool accepted);

    /// Sets PLC's targets of the replayed guides, and finds the gradient of the guide's head. `all` is the
    /// number of the update's episodes, in whichever process: the loss is a mean over them.
    void differentiate(EpisodeBatch& batch, std::size_t all, double entropyWeight);

    [[nodiscard]] const GuideHead& guideHead() const { return head; }
    /// What the guide's head was given of v in the last guide: guideFeatures() by device.
    [[nodiscard]] std::vector<std::array<float, NetworkShape::guideFeatures>> lastFeatures(VertexId v) const;
    /// The batch's episode that is the last guide.
    [[nodiscard]] std::size_t lastReplay() const { return lineages.back().episode; }

private:
    struct Child {
        std::size_t pair = 0; ///< Into Lineage::probability.
        double weight = 0;    ///< d log P(drawn) / d log P(pair), less than 1 where others are drawn too.
        std::optional<double> merit; ///< Once it is known.
    };
    /// A guide, and the episodes that went by it.
    struct Lineage {
        std::size_t episode = 0;         ///< Of the batch.
        std::vector<float> rows;         ///< guideFeatures().
        std::vector<double> probability; ///< P, by step and device; 0 for what is no change or not allowed.
        std::vector<std::size_t> pairs;  ///< Where P is not 0.
        std::vector<Child> children;
    };
    void replayGuide(Simulator& simulator, const EpisodeBatch& batch, const Replay& replay);
    [[nodiscard]] std::size_t drawPair(Random& random) const;
    void move(VertexId v, DeviceId d, Random& random, Placement& placement) const;
    void differentiate(const Lineage& lineage, EpisodeBatch& batch, double mean, double scale,
                       double entropyWeight);

    const Problem& problem;
    const RolloutSettings& settings;
    Neighbourhood neighbourhood;
    GuideHead head;
    std::optional<RatedPlacement> present;
    bool replayed = false; ///< The last lineage is the present guide's.
    std::vector<Lineage> lineages;
    std::vector<float> scores; ///< Of the guide's head, |V| x |D|, and the derivatives by them.
};

} // namespace doppler
