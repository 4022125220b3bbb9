// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/locks.h"
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
/// The option that holds a stage's number of episodes: "stage1_episodes" ...
std::string stageEpisodesOption(Stage stage);
/// Episodes of all stages that the options ask for; a policy need not have every stage.
std::uint64_t plannedEpisodes(const Options& options);

/// One process among those that share a training; the variables are PyTorch's.
struct RankSetup {
    std::size_t rank = 0;              ///< RANK.
    std::size_t size = 1;              ///< WORLD_SIZE; 1: the training is not shared.
    std::string address = "127.0.0.1"; ///< MASTER_ADDR: where rank 0 is.
    std::uint16_t port = 29500;        ///< MASTER_PORT.
    double timeoutSeconds = 60;        ///< How long one waits for the others.
};

struct TrainingSetup {
    ProblemPtr problem;
    /// Further problems, which the episodes are shared among in turn: one network for all of them.
    std::vector<ProblemPtr> others;
    Locks locks;                    ///< Vertices of `problem` that every episode leaves where they are.
    std::string policy = "doppler"; ///< Of trainingPolicies().
    Options options{trainingOptions()};
    std::uint64_t seed = 1;
    std::string checkpointFile;   ///< Empty: none is written.
    double checkpointSeconds = 5; ///< At most this much training is lost by a kill.
    /// Ends the training once so many placements were simulated, within an episode if need be.
    std::optional<std::uint64_t> evaluations;
    /// Ends the training once so many seconds have passed since its start. The stages share them as their
    /// numbers of episodes are to each other, rates and temperatures go by time, and the episodes have no
    /// limit but `evaluations`.
    std::optional<double> seconds;
    /// Continue from checkpointFile, which must fit problem and options: all but the numbers of episodes must
    /// be those it was written with. Its random state goes on, so `seed` is not read then.
    bool resume = false;
    /// A checkpoint whose networks are trained further, on other graphs, devices, settings; of the same
    /// policy and with networks of the same size. Empty: the networks start fresh.
    std::string networksFrom;
    /// What the final network places is of interest: the outcome has it, for an episode more.
    bool decodesAtEnd = true;
    /// All processes are set up alike but for the rank; rank 0 alone writes the checkpoint.
    RankSetup ranks;
};

/// What one episode gave.
struct EpisodeRecord {
    std::uint64_t episode = 0;     ///< From 0, over all stages.
    std::uint64_t evaluations = 0; ///< Placements simulated so far, this episode's among them.
    Stage stage = Stage::Imitation;
    std::size_t problem = 0; ///< 0: the set-up's `problem`; 1 + i: its others[i].
    /// Seconds of the placement that the episode built; the return is its negative. Out of memory: as much
    /// as no run takes that ends.
    double makespan = 0;
    double best = 0;     ///< Least makespan so far, of that problem.
    double baseline = 0; ///< What the makespan was compared with (mean of earlier episodes).
    double loss = 0;
    double entropy = 0; ///< Mean over the episode's decisions, nats.
    double epsilon = 0;
    double learningRate = 0;
    double seconds = 0; ///< Training time so far, pauses not counted.
};

/// One step of an episode: SEL chose a vertex among the candidates, PLC its device.
struct PolicyStep {
    VertexId vertex;
    DeviceId device;
    std::vector<VertexId> candidates;     ///< None: it came along with the vertex of the step before.
    std::vector<float> selectProbability; ///< SEL's, by candidate.
    std::vector<float> placeProbability;  ///< PLC's for `vertex`, by device; 0 where not allowed.

    // What the choices were made from and what the critical-path teacher would have done here; nothing where
    // the policy has no such thing.
    /// By device, for `vertex`: deviceFeatureNames(), seconds.
    std::vector<std::array<double, NetworkShape::deviceFeatures>> deviceFeatures{};
    /// Those that it holds equally urgent; `vertex` where the order is given.
    std::vector<VertexId> teacherVertices{};
    std::vector<DeviceId> teacherDevices{}; ///< Its devices for `vertex`, equally good.
    /// By device, for `vertex`, where the episode went by a guide: guideFeatureNames(), as PLC is given them.
    std::vector<std::array<float, NetworkShape::guideFeatures>> guideFeatures{};
    /// Of a move of a complete placement, as SEL and PLC are given them: of `vertex`,
    /// movedVertexFeatureNames(), and by device of the move there, moveFeatureNames(); nothing for a device
    /// that was not drawn.
    std::vector<float> movedVertexFeatures{};
    std::vector<std::vector<float>> moveFeatures{};
};

/// One decision of an episode. No device: that which the policy would choose itself.
struct PolicyChoice {
    VertexId vertex;
    std::optional<DeviceId> device;

    [[nodiscard]] bool operator==(const PolicyChoice&) const = default;
};

using VertexFeatureRows = std::vector<std::array<double, NetworkShape::vertexFeatures>>;

struct EpisodeTrace {
    std::uint64_t episode = 0;
    Stage stage = Stage::Imitation;
    std::size_t problem = 0; ///< Whose vertices and devices the steps name, as in EpisodeRecord.
    std::vector<PolicyStep> steps;
    double makespan = 0;
    /// By vertex: vertexFeatureNames(), seconds. Null where the policy has no such thing.
    std::shared_ptr<const VertexFeatureRows> vertexFeatures{};
    /// By vertex: the whole placement that the episode begins with, whose vertices the steps move with all
    /// that is colocated with them. Empty: it begins with nothing, and every vertex has its step.
    Assignment start{};
};

enum class TrainerState { Idle, Running, Paused, Finished, Stopped, Aborted, Failed };

/// All are called on the trainer's own thread and must return at once; any may be empty.
struct TrainingObserver {
    std::function<void(const EpisodeRecord&)> episode;
    std::function<void(std::shared_ptr<const EpisodeTrace>)> trace; ///< At most some 10 times a second.
    /// Of the set-up's `problem`.
    std::function<void(const Placement&, double makespan, std::uint64_t episode)> best;
    /// How the best that was told last came about: its last step ends with that placement. Not of every one:
    /// a process that shares its training has the decisions of its own episodes alone. Where it is set, all
    /// that may become a best is written down.
    std::function<void(std::shared_ptr<const EpisodeTrace>)> bestTrace;
    std::function<void(TrainerState, const std::optional<Error>&)> state;
    /// A checkpoint is about to be written that counts every episode told so far: who logs them hands them
    /// to the system first, or a kill in between would lose them for good. The only one that may block.
    std::function<void()> saving;
};

/// What was reached on one problem. A makespan is infinite where the placement runs out of memory.
struct PlacementOutcome {
    Placement best;
    double bestMakespan = 0;
    /// What the final network places without exploring. Empty, and its makespan infinite, where it was not
    /// wanted, or a training was stopped whose episodes take long.
    Placement greedy;
    double greedyMakespan = 0;
};

/// Of the set-up's `problem`, and of its others.
struct TrainingOutcome : PlacementOutcome {
    std::vector<PlacementOutcome> others;
    std::uint64_t episodes = 0;
    std::uint64_t evaluations = 0; ///< Placements simulated.
    double seconds = 0;
};

struct Checkpoint;

/// Trains one policy on a thread of its own. Methods are safe from any thread.
class Trainer {
public:
    virtual ~Trainer() = default; ///< Aborts and waits.
    /// Checks the set-up (and loads the checkpoint when resuming), then starts the thread. Doesn't block for
    /// long (reading a checkpoint: some 10 ms). Once per trainer.
    virtual Result<void> start(TrainingSetup setup, TrainingObserver observer) = 0;
    virtual void pause() = 0;  ///< Doesn't block; takes effect after the current episode.
    virtual void resume() = 0; ///< Doesn't block.
    /// Doesn't block; ends within an episode (shared among processes: after the current update), whose update
    /// is given up, writes the checkpoint of the one before, keeps the best.
    virtual void stop() = 0;
    virtual void abort() = 0; ///< Doesn't block; ends within an episode, the last checkpoint stays as it is.
    virtual void wait() = 0;  ///< Blocks until the thread has ended.
    [[nodiscard]] virtual TrainerState state() const = 0;
    /// After Finished or Stopped: what was reached; after Failed: why. Blocks like wait().
    virtual Result<TrainingOutcome> outcome() = 0;
    /// The networks as they are between two updates, without optimiser and placements; after the end the
    /// final ones. Null where there are none (not started, given up). Blocks for an update.
    virtual std::shared_ptr<const Checkpoint> network() = 0;
};

} // namespace doppler
