// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
#include "core/ranks/rank_setup.h"
#include "core/sim/assignment.h"
#include "core/training/network_shape.h"
#include "core/training/policies.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace doppler {

/// DOPPLER's stages (doppler.md, "Three stages").
enum class Stage { Imitation, Simulation, System };
inline constexpr std::size_t stageCount = 3;
std::string_view stageName(Stage stage); ///< "I", "II", "III".
/// The option with the number of episodes of a stage: "stage1_episodes" and so on.
std::string stageEpisodesOption(Stage stage);
/// The number of episodes of all stages in these options. A policy need not have every stage.
std::uint64_t plannedEpisodes(const Options& options);

struct TrainingSetup {
    ProblemPtr problem;
    /// Further problems. The episodes are distributed among all problems in turn, with one network for all.
    std::vector<ProblemPtr> others;
    Locks locks;                    ///< Vertices of `problem` that no episode moves.
    std::string policy = "doppler"; ///< One of trainingPolicies().
    Options options{trainingOptions()};
    std::uint64_t seed = 1;
    std::string checkpointFile;   ///< Empty: no checkpoint is written.
    double checkpointSeconds = 5; ///< Interval of checkpoints: a kill loses at most this much training.
    /// Ends the training after this number of simulated placements, even within an episode.
    std::optional<std::uint64_t> evaluations;
    /// Ends the training this many seconds after its start. The stages share the time in proportion to their
    /// numbers of episodes, rates and temperatures follow the time, and the episodes have no limit but
    /// `evaluations`.
    std::optional<double> seconds;
    /// Whether to continue from checkpointFile, which must match problem and options except for the numbers
    /// of episodes. The random state continues as well, so `seed` is ignored.
    bool resume = false;
    /// A checkpoint of the same policy whose networks, which must have the same size, are trained further
    /// with other graphs, devices or settings. Empty: the networks are initialised.
    std::string networksFrom;
    /// Whether the outcome includes the placement of the final network, which costs one more episode.
    bool decodesAtEnd = true;
    /// The command line that stage III may run as its engine (core/app: allowProgram()); empty: none. Options
    /// come from files of other people, too, so they alone never start a program.
    std::string approvedProgram = {};
    /// All processes have the same setup except for the rank. Only rank 0 writes the checkpoint.
    RankSetup ranks;
};

/// The result of one episode.
struct EpisodeRecord {
    std::uint64_t episode = 0;     ///< From 0, over all stages.
    std::uint64_t evaluations = 0; ///< Placements simulated so far, including this episode.
    Stage stage = Stage::Imitation;
    std::size_t problem = 0; ///< 0: `problem` of the setup; 1 + i: its others[i].
    /// Seconds of the placement that the episode built; the return is its negative. Out of memory: longer
    /// than any run that finishes.
    double makespan = 0;
    double best = 0;     ///< Smallest makespan so far on this problem.
    double baseline = 0; ///< The makespan with which it was compared (mean of earlier episodes).
    double loss = 0;
    double entropy = 0; ///< Mean over the decisions of the episode, in nats.
    double epsilon = 0;
    double learningRate = 0;
    double seconds = 0;         ///< Training time so far, without pauses.
    std::uint64_t realRuns = 0; ///< Executions on an engine so far, without warm-up.
};

/// One step of an episode: SEL chose a vertex among the candidates, PLC its device.
struct PolicyStep {
    VertexId vertex;
    DeviceId device;
    std::vector<VertexId> candidates;     ///< Empty: it is colocated with the vertex of the step before.
    std::vector<float> selectProbability; ///< Of SEL, by candidate.
    std::vector<float> placeProbability;  ///< Of PLC for `vertex`, by device; 0 if not allowed.

    // The inputs of the choices, and the choice of the critical-path teacher; empty if the policy has none.
    /// By device, for `vertex`: deviceFeatureNames(), seconds.
    std::vector<std::array<double, NetworkShape::deviceFeatures>> deviceFeatures{};
    /// The vertices that the teacher considers equally urgent; `vertex` if the order is fixed.
    std::vector<VertexId> teacherVertices{};
    /// The devices that the teacher considers equally good for `vertex`.
    std::vector<DeviceId> teacherDevices{};
    /// By device, for `vertex`, if the episode followed a guide: guideFeatureNames(), as PLC receives them.
    std::vector<std::array<float, NetworkShape::guideFeatures>> guideFeatures{};
    /// For a move of a complete placement, the inputs of SEL (movedVertexFeatureNames() of `vertex`) and of
    /// PLC (moveFeatureNames() by target device; empty for a device that was not drawn).
    std::vector<float> movedVertexFeatures{};
    std::vector<std::vector<float>> moveFeatures{};
};

/// One decision of an episode. Without a device, the policy chooses the device.
struct PolicyChoice {
    VertexId vertex;
    std::optional<DeviceId> device;

    [[nodiscard]] bool operator==(const PolicyChoice&) const = default;
};

using VertexFeatureRows = std::vector<std::array<double, NetworkShape::vertexFeatures>>;

struct EpisodeTrace {
    std::uint64_t episode = 0;
    Stage stage = Stage::Imitation;
    std::size_t problem = 0; ///< The problem of the vertices and devices, as in EpisodeRecord.
    std::vector<PolicyStep> steps;
    double makespan = 0;
    /// By vertex: vertexFeatureNames(), seconds. Null if the policy has none.
    std::shared_ptr<const VertexFeatureRows> vertexFeatures{};
    /// By vertex, the complete placement with which the episode starts; its steps move vertices with their
    /// colocation groups. Empty: the episode starts with nothing, and every vertex has a step.
    Assignment start{};
    /// By vertex, the number of the group with which the policy placed it as one. Empty: it has no groups.
    std::vector<std::uint32_t> groups{};
};

enum class TrainerState { Idle, Running, Paused, Finished, Stopped, Aborted, Failed };

/// All functions are called on the trainer's thread and must return immediately. Any may be empty.
struct TrainingObserver {
    std::function<void(const EpisodeRecord&)> episode;
    /// Called at most about 10 times per second.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> trace;
    /// A new best of the setup's `problem`.
    std::function<void(const Placement&, double makespan, std::uint64_t episode)> best;
    /// How the best that was reported last was found: the last step ends with its placement. Not available
    /// for every best, because a process that shares its training has only the decisions of its own episodes.
    /// If set, the trainer records every episode that may become a best.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> bestTrace;
    std::function<void(TrainerState, const std::optional<Error>&)> state;
    /// Called before a checkpoint is written that counts every episode reported so far. A log must pass these
    /// episodes to the operating system first, or a kill in between would lose them. The only function that
    /// may block.
    std::function<void()> saving;
};

/// The result on one problem. A makespan is infinite if the placement runs out of memory.
struct PlacementOutcome {
    Placement best;
    double bestMakespan = 0;
    /// The placement of the final network without exploration. Empty, with an infinite makespan, if it was
    /// not requested, or if a training with long episodes was stopped.
    Placement greedy;
    double greedyMakespan = 0;
};

/// The outcomes on the setup's `problem` and on its others.
struct TrainingOutcome : PlacementOutcome {
    std::vector<PlacementOutcome> others;
    std::uint64_t episodes = 0;
    std::uint64_t evaluations = 0; ///< Placements simulated.
    double seconds = 0;
    std::uint64_t realRuns = 0; ///< Executions on an engine, without warm-up.
};

struct Checkpoint;

/// Trains one policy on its own thread. All methods are thread-safe.
class Trainer {
public:
    virtual ~Trainer() = default; ///< Aborts and waits.
    /// Checks the setup (and loads the checkpoint to resume), then starts the thread. Does not block for long
    /// (reading a checkpoint: about 10 ms). Call once per trainer.
    virtual Result<void> start(TrainingSetup setup, TrainingObserver observer) = 0;
    virtual void pause() = 0;  ///< Does not block; takes effect after the current episode.
    virtual void resume() = 0; ///< Doesn't block.
    /// Does not block. Ends within an episode (in a shared training: after the current update), discards the
    /// unfinished update, writes the checkpoint of the previous one and keeps the best. While the graphs are
    /// still being read, it ends like abort().
    virtual void stop() = 0;
    /// Does not block; ends within an episode and leaves the last checkpoint unchanged.
    virtual void abort() = 0;
    virtual void wait() = 0; ///< Blocks until the thread has ended.
    [[nodiscard]] virtual TrainerState state() const = 0;
    /// After Finished or Stopped the results, after Failed the reason. Blocks like wait().
    virtual Result<TrainingOutcome> outcome() = 0;
    /// The networks in their state between two updates, without optimiser and placements; after the end, the
    /// final ones. Null if there are none (not started, aborted). Blocks for an update.
    virtual std::shared_ptr<const Checkpoint> network() = 0;
};

} // namespace doppler
