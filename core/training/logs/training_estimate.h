// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// How long an episode of a stage takes.
struct StageRate {
    Stage stage = Stage::Imitation;
    double secondsPerEpisode = 0;
    std::uint64_t episodes = 0; ///< The number of episodes on which it rests.

    [[nodiscard]] bool operator==(const StageRate&) const = default;
};

/// The rates in the records of a training, by stage. Ignores the first half of a stage's records, at most 64
/// of them: the beginning of a stage is slower. Stages with fewer than two records are omitted.
std::vector<StageRate> stageRates(std::span<const EpisodeRecord> records);

/// How long a training will take.
struct TrainingEstimate {
    struct Part {
        StageRate rate;
        std::uint64_t planned = 0; ///< Episodes of the stage.
        [[nodiscard]] double seconds() const { return rate.secondsPerEpisode * static_cast<double>(planned); }
    };
    std::vector<Part> parts;      ///< Stages with planned episodes and a rate.
    std::vector<Stage> unknown{}; ///< Stages with planned episodes, but without a rate.

    [[nodiscard]] double seconds() const;
    [[nodiscard]] bool complete() const { return unknown.empty() && !parts.empty(); }
    /// The least number of episodes on which a part rests.
    [[nodiscard]] std::uint64_t episodes() const;
};

/// The estimate for these numbers of episodes.
TrainingEstimate estimateTraining(const Options& options, std::span<const StageRate> rates);

/// Makes a new trainer for each stage.
using MakeTrainer = std::function<std::unique_ptr<Trainer>()>;

/// Measures the rates: trains each planned stage for a few updates, at least two on each graph, and not
/// longer than its share of `mostSeconds`. Writes no files and changes nothing. Stages without a measurement
/// in this time are omitted. Errors: the setup is not valid, or the work was stopped. Blocks; not for the
/// window's thread.
Result<std::vector<StageRate>> measureStageRates(const MakeTrainer& makeTrainer, TrainingSetup setup,
                                                 double mostSeconds, const std::stop_token& stop = {});

} // namespace doppler
