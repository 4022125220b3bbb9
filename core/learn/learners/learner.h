// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/learn/base/ranks.h"
#include "core/learn/base/stage_plan.h"
#include "core/learn/kernels/dense.h"
#include "core/learn/learners/stage_engine.h"
#include "core/placers/api/placer.h"
#include "core/sim/simulator.h"
#include "core/training/checkpoint.h"
#include "core/training/learning_module.h"
#include "core/training/network_shape.h"

#include <algorithm>
#include <array>
#include <functional>
#include <limits>
#include <memory>

namespace doppler {

/// What a learner tells while it works. All must be set, but for bestTrace.
struct LearnerEvents {
    std::function<void(const EpisodeRecord&)> episode;
    std::function<void(const RatedPlacement&, std::size_t problem, std::uint64_t episode)> best;
    std::function<bool(std::size_t problem)> wantsTrace; ///< Asked once per episode.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> trace;
    std::function<bool()> aborted; ///< True: give the update up.
    /// Of the first problem: how the best that was told last came about. Empty: nobody asks.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> bestTrace{};

    [[nodiscard]] bool wantsBestTrace(std::size_t problem) const { return bestTrace && problem == 0; }
};

/// What shall be learned.
struct LearnerSetup {
    std::vector<ProblemPtr> problems; ///< At least one.
    std::string policy;
    Options options; ///< Of that policy.
    std::uint64_t seed = 1;
    Ranks* ranks = nullptr;        ///< None: the training is not shared. Outlives the learner.
    std::stop_token stop;          ///< Ends an execution on an engine, which the learner then fails with.
    std::stop_token giveUp{};      ///< The same within an update, which is given up (see CancelScope).
    std::string approvedProgram{}; ///< See TrainingSetup.
};

/// One policy in training, one gradient step at a time: the counters, the best placements and the optimiser
/// that every policy has. Everything that decides what comes next is in checkpoint(): a learner that goes on
/// from one does bit for bit what the first would have done. LibTorch's exceptions come out of its methods.
class Learner {
public:
    virtual ~Learner() = default;
    Learner(const Learner&) = delete;
    Learner& operator=(const Learner&) = delete;

    /// All stages are done; enters the next one where one is.
    [[nodiscard]] bool finished();
    /// Runs the episodes of one gradient step, and takes it. Nothing after finished(). An error where the
    /// loss is no longer finite. Where it is given up Cancelled comes out, and the learner is as it was
    /// before.
    virtual Result<void> update(const LearnerEvents& events, double secondsSoFar) = 0;
    /// What the network places without exploring.
    virtual RatedPlacement greedy(std::size_t problem) = 0;
    /// Places within the budget, as LearningModule::place says, and judges by the simulator. Nothing is
    /// learned from it, nor counted. `trace`: null, or the episode that gave the placement, as there.
    virtual Result<PlacerResult> place(std::size_t problem, const PlacerContext& context,
                                       EpisodeTrace* trace) = 0;
    /// What it places so after these first decisions, each possible where it stands; the last may leave the
    /// device open. An error where the policy knows no such decisions.
    virtual Result<RatedPlacement> goOn(std::size_t problem, std::span<const PolicyChoice> first);
    /// Why it can't go on: what it was given could not be judged. Then nothing of it is worth keeping.
    [[nodiscard]] const std::optional<Error>& fault() const { return failure; }
    /// It is finished once so many placements were simulated.
    void limitEvaluations(std::uint64_t most) { mostEvaluations = most; }
    /// It is finished once so many seconds were spent. The stages share them as their numbers of episodes are
    /// to each other, and what changes over a stage goes by the share of its time. Their episodes have no
    /// limit then; `countsEpisodes`: whichever is spent first, episodes or time. An update there always is.
    void limitSeconds(double most, bool countsEpisodes);
    /// How many were spent by now; told before finished() and update().
    void spend(double seconds) { spent = seconds; }

    [[nodiscard]] const TrainingProgress& progress() const { return state.progress; }
    /// Executions on an engine that count, in what was given up too.
    [[nodiscard]] std::uint64_t realRuns() const { return engine ? engine->realRuns() : 0; }
    [[nodiscard]] std::size_t problemCount() const { return problems.size(); }
    /// Of all that ran, in what was given up too.
    [[nodiscard]] const std::optional<RatedPlacement>& best(std::size_t problem) const;
    /// Everything, as it is between two updates.
    [[nodiscard]] virtual Checkpoint checkpoint(double secondsSoFar) const;
    /// The networks alone: enough to place with, not to go on training from.
    [[nodiscard]] Checkpoint network() const;

protected:
    /// From a checkpoint (of freshCheckpoint(), or one that fits, see mismatch()) whose makespans are not
    /// believed but simulated again.
    Learner(const LearnerSetup& setup, StagePlan plan, Checkpoint from);

    /// Called when a stage begins, after the counters were set; Adam's moments begin at 0 then.
    virtual void stageBegins() {}

    [[nodiscard]] const StageSettings& stage() const
    {
        return plan[static_cast<std::size_t>(state.progress.stage)];
    }
    /// Linear over the stage, from its first episode to its last; of the one `ahead` of the next one. Where
    /// seconds are limited, from its begin to its end.
    [[nodiscard]] double overStage(double from, double to, std::size_t ahead = 0) const;
    [[nodiscard]] double learningRate() const { return overStage(stage().learningRate, stage().finalRate); }
    [[nodiscard]] std::uint64_t episodesLeft() const
    {
        return episodesCount ? stage().episodes - state.progress.stageEpisode
                             : std::numeric_limits<std::uint64_t>::max();
    }
    /// Random numbers of one episode alone: they depend on nothing but the seed and its number.
    [[nodiscard]] Random episodeRandom(std::uint64_t episode) const;
    /// Seconds that the placement takes, by the simulator or, in stage III, by the engine: then they are
    /// measured, and no two measurements are quite the same. Of an update's episode: ends where it is given
    /// up.
    [[nodiscard]] Result<double> judge(std::size_t problem, const Placement& placement)
    {
        return judge(problem, placement, stop);
    }
    [[nodiscard]] Result<double> judgeEpisode(std::size_t problem, const Placement& placement)
    {
        return judge(problem, placement, giveUp);
    }
    /// Stage III: measures the best placement of the problem again if it is time for that, so that a lucky
    /// measurement does not last; the mean of all its measurements counts. Before an update's episodes.
    Result<void> recheckBest(std::size_t problem);
    /// Keeps what an update found that is taken back.
    void rescue(std::size_t problem, const RatedPlacement& rated);
    /// Of a run's makespan what learning goes by: the same, but for one that is out of memory (see
    /// outOfMemoryCost()).
    [[nodiscard]] double costOf(std::size_t problem, double makespan) const
    {
        return std::min(makespan, outOfMemory[problem]);
    }
    /// Of a cost: whether there was a run to its end.
    [[nodiscard]] bool ran(std::size_t problem, double cost) const { return cost != outOfMemory[problem]; }
    /// Of a cost: whether count() would keep its placement.
    [[nodiscard]] bool isBest(std::size_t problem, double cost) const;
    /// How many placements may still be simulated.
    [[nodiscard]] std::uint64_t evaluationsLeft() const
    {
        return mostEvaluations - std::min(mostEvaluations, state.progress.evaluations);
    }
    /// Counts an episode that simulated so many placements, keeps the one of them that is given where it ran
    /// and is the best so far, and fills in the record's number, stage, problem, makespan, best and
    /// evaluations. Whether it was kept.
    bool count(EpisodeRecord& record, std::size_t problem, const RatedPlacement& rated,
               const LearnerEvents& events, std::uint64_t evaluations = 1);
    /// Counts an update and takes Adam's step with the learning rate of its first episode, by the sum of all
    /// processes' gradients. `gradient` gives that of a block; `clip` is the norm to which a larger one is
    /// scaled, 0: none.
    void takeStep(double rate, double clip, std::span<const ParameterBlock> blocks,
                  const std::function<Gradient(const ParameterBlock&)>& gradient);

    /// Of a loss that is no longer finite.
    [[nodiscard]] static Error diverged();

    std::vector<ProblemPtr> problems;
    StagePlan plan;
    Checkpoint state;                  ///< Parameters and counters.
    std::vector<Simulator> simulators; ///< By problem.
    Ranks* ranks;                      ///< Never null.
    std::optional<StageEngine> engine; ///< Where stage III has episodes.
    std::stop_token stop;
    std::stop_token giveUp;

private:
    [[nodiscard]] Result<double> judge(std::size_t problem, const Placement& placement,
                                       const std::stop_token& until);
    /// Whether makespans are measured on an engine.
    [[nodiscard]] bool measures() const { return state.progress.stage == Stage::System && engine; }
    [[nodiscard]] bool stageIsOver(std::size_t which) const;
    [[nodiscard]] bool timeIsOver(std::size_t which) const
    {
        return stageTimes && state.progress.episode > 0 && spent >= (*stageTimes)[which + 1];
    }
    /// What was simulated can't be compared with what is measured, nor a file's word be taken.
    void judgeAgain();
    void optimise(double rate, double clip, std::span<const ParameterBlock> blocks,
                  const std::function<Gradient(const ParameterBlock&)>& gradient);

    std::vector<std::optional<RatedPlacement>> rescued; ///< By problem.
    std::vector<double> outOfMemory;                    ///< Cost, by problem.
    std::optional<Error> failure;
    std::uint64_t mostEvaluations = std::numeric_limits<std::uint64_t>::max();
    /// Where seconds are limited: when each stage begins, and the end of the last.
    std::optional<std::array<double, stageCount + 1>> stageTimes;
    bool episodesCount = true;
    double spent = 0; ///< Seconds.
};

/// A checkpoint before the first episode, with fresh parameters.
Checkpoint freshCheckpoint(const LearnerSetup& setup, std::vector<float> parameters);

/// Why a checkpoint can't go on with these problems and options.
std::optional<Error> mismatch(const Checkpoint& checkpoint, const LearnerSetup& setup);

/// What a policy has in the module, listed in learners.def.
struct LearnerKind {
    std::string_view policy;
    /// A fresh learner, or one that goes on from a checkpoint that fits in its number of parameters.
    std::unique_ptr<Learner> (*make)(const LearnerSetup& setup, std::optional<Checkpoint> from) = nullptr;
    /// How many floats its networks have on that problem.
    std::size_t (*parameterCount)(const Options& options, const Problem& problem) = nullptr;
    /// Why these options can't be trained with by that many processes; may be null: all can, by one.
    std::optional<Error> (*unusable)(const Options& options, std::size_t processes) = nullptr;
    /// Its episodes can be shared out among processes.
    bool sharesEpisodes = false;
    /// Its networks have an output for every device: they serve no other number of them.
    bool servesOneDeviceCount = false;
    /// See LearningModule::online; null: the policy does not decide online.
    Result<std::unique_ptr<OnlineNetworks>> (*online)(Checkpoint from) = nullptr;
};
/// The kind of a policy whose learner is `Made`. `layoutOf(options, problem)` gives the layout of its
/// parameters, which initialParameters() draws for a fresh training; it depends on the first problem alone.
template <class Made, auto layoutOf>
LearnerKind learnerKind(std::string_view policy)
{
    LearnerKind kind;
    kind.policy = policy;
    kind.make = [](const LearnerSetup& setup, std::optional<Checkpoint> from) -> std::unique_ptr<Learner> {
        if (!from)
            from = freshCheckpoint(
                setup, initialParameters(layoutOf(setup.options, *setup.problems.front()), setup.seed));
        return std::make_unique<Made>(setup, *std::move(from));
    };
    kind.parameterCount = [](const Options& options, const Problem& problem) -> std::size_t {
        return layoutOf(options, problem).size;
    };
    return kind;
}
/// An unknown policy is answered with the valid ones.
Result<const LearnerKind*> findLearner(std::string_view policy);

} // namespace doppler
