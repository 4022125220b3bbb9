// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/backend/encodings.h"
#include "core/learn/learners/learner.h"
#include "core/learn/rollouts/baseline.h"
#include "core/learn/rollouts/rollout.h"

namespace doppler {

/// What policies that place one vertex after the other have in common (doppler.md, "Three stages"):
/// imitation, then REINFORCE on simulated and on measured runs. An update's episodes are all of one problem;
/// the problems take turns.
class StagedLearner : public Learner {
public:
    Result<void> update(const LearnerEvents& events, double secondsSoFar) override;
    Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                               EpisodeTrace* trace) override;
    [[nodiscard]] Checkpoint checkpoint(double secondsSoFar) const override;

protected:
    StagedLearner(const LearnerSetup& setup, Checkpoint from, const RolloutSettings& read,
                  std::vector<ParameterBlock> parameters);

    /// Readies the networks on a problem for an update's episodes, of which there are none yet.
    virtual void begin(std::size_t problem) = 0;
    /// One more episode; imitated ones learn from the teacher.
    virtual Placement build(std::size_t problem, bool imitating, const ActionRule& rule, Random& random) = 0;
    /// Readies the networks on a problem for draw().
    virtual void beginDrawing(std::size_t problem) = 0;
    /// An episode by these actions that nothing is learned from.
    virtual Placement draw(std::size_t problem, const ActionRule& rule, Random& random) = 0;
    /// The makespan of the last built episode, the update's i-th, is known.
    virtual void judged(std::size_t /*problem*/, std::size_t /*i*/, const RatedPlacement& /*rated*/) {}
    /// The update's episodes are known, those of all processes, and not counted yet.
    virtual void goBy(std::size_t /*problem*/) {}
    /// The update's loss and its gradient; the advantages of its episodes are not read in imitation.
    virtual LossReport differentiate(std::size_t problem, std::span<const double> advantages) = 0;
    [[nodiscard]] virtual Gradient gradient(std::size_t problem, const ParameterBlock& block) const = 0;
    /// How many gradient steps an update takes; differentiate() is asked for each.
    [[nodiscard]] virtual std::size_t passes() const { return 1; }
    /// The steps of the last episode, built or drawn.
    [[nodiscard]] virtual std::vector<PolicyStep> lastSteps(std::size_t problem) = 0;
    /// Adds what its choices were made from and what the teacher would have done, where the policy knows
    /// that.
    virtual void explain(std::size_t, EpisodeTrace&) const {}

    /// What one step counts in the update's loss: the reciprocal of all its episodes' steps, or 0 where this
    /// process built one for its gradient's shape alone.
    [[nodiscard]] float stepShare(std::size_t problem) const;
    /// Whether this process does the update's i-th piece of work: episodes, replays of elites.
    [[nodiscard]] bool builds(std::size_t i) const { return i % ranks->size() == ranks->rank(); }

    RolloutSettings settings;

    /// One of an update's episodes, whichever process built it.
    struct BuiltEpisode {
        RatedPlacement rated;
        EpisodeRecord record;
        double advantage = 0;
        std::vector<PolicyStep> steps; ///< Where a trace is wanted.
        bool isTold = false;           ///< Its trace, whether it is a best or not.
    };
    std::vector<BuiltEpisode> episodes; ///< Of the present update, those that are judged with a placement.

private:
    void stageBegins() override;
    Result<void> updateWithOthers(const LearnerEvents& events, double seconds);
    Result<void> buildEpisodes(std::size_t problem, const LearnerEvents& events);
    Result<LossReport> takeSteps(std::size_t problem, double rate, std::size_t steps);
    void shareEpisodes();
    void countEpisodes(std::size_t problem, const LearnerEvents& events, double seconds);
    [[nodiscard]] std::vector<double> ownAdvantages() const;
    void keepElite(std::size_t problem, const RatedPlacement& rated);

    void takeBack();

    std::vector<ParameterBlock> blocks;    ///< All parameters'.
    std::vector<RewardBaseline> baselines; ///< By problem.
    struct Before {
        TrainingProgress progress;
        std::vector<ProblemState> problems;
        std::vector<RewardBaseline> baselines;
        std::array<std::vector<float>, 3> networks;
    };
    Before beforeUpdate;     ///< As it was.
    std::size_t present = 0; ///< The problem of the present update.
};

/// Why the episodes of an update can't be shared out among so many processes.
std::optional<Error> tooFewToShare(const RolloutSettings& settings, std::size_t processes);

/// learnerKind() of a staged learner: its episodes can be shared out among processes.
template <class Made, auto layoutOf>
LearnerKind stagedLearnerKind(std::string_view policy)
{
    LearnerKind kind = learnerKind<Made, layoutOf>(policy);
    kind.unusable = [](const Options& options, std::size_t processes) {
        return tooFewToShare(RolloutSettings(options), processes);
    };
    kind.sharesEpisodes = true;
    return kind;
}

} // namespace doppler
