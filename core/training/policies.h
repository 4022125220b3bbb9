// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/options.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doppler {

class Problem;

/// A named set of settings.
struct TrainingPreset {
    std::string id;
    // English, marked with DOPPLER_TEXT: the name of the policy with these settings, and of its control.
    std::string title, controlTitle;
    std::string help;
    std::vector<std::pair<std::string, std::string>> settings; ///< Differences from the defaults.
};

/// A policy that can be trained, with all settings of its training. The learning module has a learner with
/// the same id.
struct TrainingPolicy {
    std::string id;     ///< "doppler".
    std::string source; ///< Paper.
    std::vector<OptionSpec> options;
    std::vector<TrainingPreset> presets; ///< The first one holds the defaults.
    /// Number of placements that an episode simulates on a problem; null: one.
    std::uint64_t (*evaluationsPerEpisode)(const Options& options, const Problem& problem) = nullptr;
    /// Whether its placers are built-in: networks trained on many graphs that serve any graph.
    bool hasOwnPlacers = false;
    /// Whether its checkpoints are online policies: their networks decide while a graph runs.
    bool decidesOnline = false;
    /// Options that came later, with the values that checkpoints from before were trained with.
    std::vector<std::pair<std::string, std::string>> formerly = {};
};

/// All policies; each has one file in core/training/settings and a line in policies.def.
std::span<const TrainingPolicy> trainingPolicies();
/// The policy with this id. The error for an unknown id lists the valid ones.
Result<const TrainingPolicy*> findTrainingPolicy(std::string_view id);

/// All settings of training a policy, with defaults, ranges and help. The policy must exist.
std::span<const OptionSpec> trainingOptions(std::string_view policy = "doppler");
/// The options of a preset. The error for an unknown name lists the valid ones.
Result<Options> trainingPreset(std::string_view preset, std::string_view policy = "doppler");
std::vector<std::string> trainingPresetNames(std::string_view policy = "doppler");

} // namespace doppler
