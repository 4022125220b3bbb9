// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/model.h"
#include "core/training/network_shape.h"
#include "core/training/trainer.h"

#include <array>
#include <map>

namespace doppler {

/// The progress of a training.
struct TrainingProgress {
    std::uint64_t episode = 0; ///< Finished episodes of all stages.
    Stage stage = Stage::Imitation;
    std::uint64_t stageEpisode = 0; ///< Finished episodes of the stage.
    std::uint64_t stageUpdates = 0; ///< Gradient steps in the stage: Adam's t.
    double seconds = 0;
    std::uint64_t evaluations = 0; ///< Placements simulated or executed in all stages.

    [[nodiscard]] bool operator==(const TrainingProgress&) const = default;
};

/// The makespans with which the stage's episodes are compared: mean and sum of squared differences from it
/// (Welford), or the latest makespans if the baseline has a window.
struct BaselineState {
    std::uint64_t count = 0;
    double mean = 0;
    double squares = 0;
    std::vector<double> window;

    [[nodiscard]] bool operator==(const BaselineState&) const = default;
};

/// A placement, the order in which it was made, and its makespan in seconds.
struct RatedPlacement {
    Placement placement;
    double makespan = 0;

    [[nodiscard]] bool operator==(const RatedPlacement&) const = default;
};

/// The graph and the devices of a training.
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

/// The state that a training keeps for one of its problems.
struct ProblemState {
    TrainedOn trainedOn;
    BaselineState baseline;
    std::optional<RatedPlacement> best;
    std::vector<RatedPlacement> elites;  ///< For self-imitation, best first.
    std::optional<RatedPlacement> guide; ///< The placement that guided episodes follow.
    /// Further numbers of a policy by name, e.g. Placeto's baselines by step.
    std::map<std::string, std::vector<double>> numbers;
};

/// Everything that a training needs to continue, with networks that can place.
struct Checkpoint {
    std::string policy = "doppler";                     ///< One of trainingPolicies().
    std::vector<ProblemState> problems{ProblemState{}}; ///< At least one.
    Options settings{trainingOptions()};
    std::uint64_t seed = 1;
    TrainingProgress progress;
    std::array<std::uint64_t, 4> random{};
    // In the layout of the policy's networks (doppler: ParameterLayout); with Adam's moments.
    std::vector<float> parameters, firstMoments, secondMoments;
};

NetworkShape networkShape(const Options& settings);

/// Writes the file completely or not at all (docs/checkpoint-format.md). Blocks until the disk has it.
Result<void> writeCheckpoint(const Checkpoint& checkpoint, const std::string& path);
/// Reads an untrusted file. Refuses anything but a complete checkpoint of this format, and uses memory of at
/// most a few times the file's size.
Result<Checkpoint> readCheckpoint(const std::string& path);

/// The beginning of every checkpoint file.
inline constexpr std::string_view checkpointMagic = "DPLRCKPT";

/// The conversion to and from bytes, for tests.
std::string encodeCheckpoint(const Checkpoint& checkpoint);
Result<Checkpoint> decodeCheckpoint(std::string_view bytes);

} // namespace doppler
