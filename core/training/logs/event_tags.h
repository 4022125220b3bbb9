// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/events/event_file.h"
#include "core/training/trainer.h"

#include <optional>
#include <string_view>
#include <vector>

namespace doppler {

/// The scalars of an episode in an event file. Losses have a tag for each stage, because their scales differ;
/// makespans one for each graph of the training ("makespan/episode", "makespan-2/episode"). Values that are
/// not finite are omitted, except for losses.
std::vector<EventScalar> eventScalars(const EpisodeRecord& record);

/// The settings of a training for TensorBoard's table of hyperparameters: graph, devices, policy, seed and
/// every option.
std::vector<HyperParameter> hyperParameters(const TrainingSetup& setup);

/// The member of an episode that a tag means. Tags of other programs are recognised by the word after the
/// last slash, such as "makespan", "reward" or "loss".
struct TagMeaning {
    double EpisodeRecord::*member = nullptr;
    std::optional<Stage> stage = {};
    std::size_t problem = 0;
    bool negated = false;  ///< A reward: the negative makespan.
    bool realRuns = false; ///< `member` is null: the count of executions.
};
/// Nothing for a tag that means nothing here.
std::optional<TagMeaning> meaningOf(std::string_view tag);

} // namespace doppler
