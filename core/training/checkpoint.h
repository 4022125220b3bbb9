// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"
#include "core/training/network_shape.h"
#include "core/training/trainer.h"

#include <array>
#include <map>

namespace doppler {

/// How far a training run is.
struct TrainingProgress {
    std::uint64_t episode = 0; ///< Episodes done, all stages.
    Stage stage = Stage::Imitation;
    std::uint64_t stageEpisode = 0; ///< Episodes done in the stage.
    std::uint64_t stageUpdates = 0; ///< Gradient steps taken in the stage: Adam's t.
    double seconds = 0;
    std::uint64_t evaluations = 0; ///< Placements simulated or run, all stages.

    [[nodiscard]] bool operator==(const TrainingProgress&) const = default;
};

/// Makespans that the stage's episodes are compared with. Mean and sum of squared differences from it
/// (Welford), or the last ones themselves where the baseline has a window.
struct BaselineState {
    std::uint64_t count = 0;
    double mean = 0;
    double squares = 0;
    std::vector<double> window;

    [[nodiscard]] bool operator==(const BaselineState&) const = default;
};

/// A placement, its order of placing, and its makespan in seconds.
struct RatedPlacement {
    Placement placement;
    double makespan = 0;

    [[nodiscard]] bool operator==(const RatedPlacement&) const = default;
};

/// What a graph and the devices of a training run were.
struct TrainedOn {
    std::string graph;
    std::uint64_t graphFingerprint = 0;
    std::uint32_t vertices = 0;
    std::string topology;
    std::uint64_t topologyFingerprint = 0;
    std::vector<std::string> devices;
    ModelOptions model;

    static TrainedOn of(const Problem& problem);
    [[nodiscard]] bool sameGraphAndTopology(const Problem& problem) const
    {
        return graphFingerprint == problem.graph().fingerprint() &&
               topologyFingerprint == problem.topology().fingerprint();
    }
};

/// What a training run keeps of one of its problems.
struct ProblemState {
    TrainedOn trainedOn;
    BaselineState baseline;
    std::optional<RatedPlacement> best;
    std::vector<RatedPlacement> elites;  ///< For self-imitation, best first.
    std::optional<RatedPlacement> guide; ///< What guided episodes go by.
    /// What a policy keeps besides, by name: e.g. Placeto's baselines by step.
    std::map<std::string, std::vector<double>> numbers;
};

/// Everything that a training run needs to go on, and a network to place with.
struct Checkpoint {
    std::string policy = "doppler";                     ///< Of trainingPolicies().
    std::vector<ProblemState> problems{ProblemState{}}; ///< At least one.
    Options settings{trainingOptions()};
    std::uint64_t seed = 1;
    TrainingProgress progress;
    std::array<std::uint64_t, 4> random{};
    // By the layout of the policy's networks (doppler: ParameterLayout); the moments of Adam.
    std::vector<float> parameters, firstMoments, secondMoments;
};

NetworkShape networkShape(const Options& settings);

/// Writes the file at once or not at all (docs/checkpoint-format.md). Blocks until the disk has it.
Result<void> writeCheckpoint(const Checkpoint& checkpoint, const std::string& path);
/// Reads a file of any origin: what is not a whole checkpoint of this format is refused, and no more memory
/// is taken than a few times the file's size.
Result<Checkpoint> readCheckpoint(const std::string& path);

/// What every checkpoint begins with.
inline constexpr std::string_view checkpointMagic = "DPLRCKPT";

/// The file's parts, for tests.
std::string encodeCheckpoint(const Checkpoint& checkpoint);
Result<Checkpoint> decodeCheckpoint(std::string_view bytes);

} // namespace doppler
