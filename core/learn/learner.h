// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/baseline.h"
#include "core/learn/policy_network.h"
#include "core/learn/rollout.h"
#include "core/sim/simulator.h"

#include <functional>

namespace doppler {

/// What a learner tells while it works. All must be set.
struct LearnerEvents {
    std::function<void(const EpisodeRecord&)> episode;
    std::function<void(const RatedPlacement&, std::uint64_t episode)> best;
    std::function<bool()> wantsTrace; ///< Asked once per episode.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> trace;
    std::function<bool()> aborted; ///< True: give the update up.
};

/// DOPPLER's stages I and II on one problem, one gradient step at a time. Everything that decides what comes
/// next is in checkpoint(): a learner that goes on from one does bit for bit what the first would have done.
/// LibTorch's exceptions come out of its methods.
class Learner {
public:
    Learner(ProblemPtr problem, const Options& options, std::uint64_t seed);
    /// Goes on from a checkpoint that fits (see misfit()); numbers of episodes come from `options`.
    Learner(ProblemPtr problem, const Options& options, Checkpoint checkpoint);

    [[nodiscard]] bool finished();
    /// Runs the episodes of one gradient step, and takes it. Nothing after finished(). An error where the
    /// loss is no longer finite.
    Result<void> update(const LearnerEvents& events, double secondsSoFar);

    [[nodiscard]] const TrainingProgress& progress() const { return state.progress; }
    [[nodiscard]] const std::optional<RatedPlacement>& best() const { return state.best; }
    /// What the network places without exploring.
    RatedPlacement greedy();
    /// Everything, as it is between two updates.
    [[nodiscard]] Checkpoint checkpoint(double secondsSoFar) const;

private:
    struct BuiltEpisode {
        EpisodeRecord record;
        double advantage = 0;
    };
    [[nodiscard]] double rateOf(double from, double to) const;
    BuiltEpisode runEpisode(const Encodings& encodings, const LearnerEvents& events, double seconds);
    void setTargets(std::span<const BuiltEpisode> episodes);
    void imitateElites();
    void keepElite(const RatedPlacement& rated);
    void takeStep(double learningRate);
    void enterStage(Stage stage);
    [[nodiscard]] std::shared_ptr<const EpisodeTrace> traceOf(const BuiltEpisode& episode) const;
    [[nodiscard]] const StageSettings& stage() const { return settings.stage(state.progress.stage); }

    ProblemPtr problem;
    TrainingSettings settings;
    GraphFeatures features;
    ParameterLayout layout;
    Checkpoint state; ///< Parameters and counters; random state and baseline are worked in beside it.
    Random random;
    Baseline baseline;
    PolicyNetwork network;
    PolicyHeads heads;
    Rollout rollout;
    Simulator simulator;
    EpisodeBatch batch;
};

/// Why a checkpoint can't go on with this problem and these options.
std::optional<Error> misfit(const Checkpoint& checkpoint, const Problem& problem, const Options& options);

} // namespace doppler
