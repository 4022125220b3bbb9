// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/checkpoint.h"
#include "widgets/training/runs/best_history.h"
#include "widgets/training/runs/stage_plan.h"

#include <QVector>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// What a log says of a training.
struct TrainingLogContent {
    /// At most mostLoggedRecords: of more than that, of every graph every second one, every fourth and so on,
    /// and always the newest.
    QVector<EpisodeRecord> records;
    StagePlan stages;   ///< Episodes in the log, by stage.
    std::string policy; ///< Empty: the log does not say.
    std::optional<std::uint64_t> seed;
    /// Of the first graph, as far as the log holds their placements, whose numbers may be of any graph and
    /// devices.
    std::vector<TrainingFeed::Best> bests;
};
inline constexpr qsizetype mostLoggedRecords = 1 << 16;

/// Reads a training that was written down as it went: JSON lines, or an event file of TensorBoard
/// (readLoggedEpisodes()). May block on a slow disk; the memory is bounded, whatever the file holds.
Result<TrainingLogContent> readTrainingLog(const std::string& path, const std::stop_token& stop = {});

/// The log of a training whose checkpoint is given: checkpoints keep no curves. It lies in the same folder:
/// of the checkpoint's own name ("run.checkpoint": "run.jsonl"), or else the only one that knows the
/// checkpoint's best and reaches as far. Any other file is taken for a log itself. The error says what was
/// looked for.
Result<std::string> trainingLogOf(const std::string& path);

/// A training that is known by its files alone.
struct SavedTraining {
    /// As far as checkpoint and log tell: without problems; without options where there is no checkpoint, and
    /// the policy is the log's name then where the log doesn't say it.
    TrainingSetup setup;
    std::string name; ///< Of the file that was asked for, without folder and ending.
    std::string log;  ///< The file.
    TrainingLogContent logged;
    std::optional<TrainedOn> trainedOn; ///< Nothing where there is no checkpoint.
};

/// Reads what is known of a training by its log, or by its checkpoint (trainingLogOf()). Settings are those
/// of the checkpoint beside the log that has its name. May block on a slow disk.
Result<SavedTraining> openSavedTraining(const std::string& path, const std::stop_token& stop = {});
/// All of them, or the first fault.
Result<std::vector<SavedTraining>> openSavedTrainings(const std::vector<std::string>& paths);

} // namespace doppler
