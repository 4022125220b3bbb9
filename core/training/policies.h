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
    // English, marked with DOPPLER_TEXT: what the policy with these settings is called, and its control.
    std::string title, controlTitle;
    std::string help;
    std::vector<std::pair<std::string, std::string>> settings; ///< What differs from the defaults.
};

/// A policy that can be trained: what it is, and everything that can be set about its training. The learning
/// module has a learner of the same id.
struct TrainingPolicy {
    std::string id;     ///< "doppler".
    std::string source; ///< Paper.
    std::vector<OptionSpec> options;
    std::vector<TrainingPreset> presets; ///< The first holds the defaults.
    /// Placements that an episode simulates on a problem; null: one.
    std::uint64_t (*evaluationsPerEpisode)(const Options& options, const Problem& problem) = nullptr;
    /// Its placers are among the built-in ones: what is trained on many graphs serves any.
    bool hasOwnPlacers = false;
};

/// One file each in core/training, listed in policies.def.
std::span<const TrainingPolicy> trainingPolicies();
/// An unknown id is answered with the valid ones.
Result<const TrainingPolicy*> findTrainingPolicy(std::string_view id);

/// Everything that can be set about training a policy, with defaults, ranges and help. Of a known policy.
std::span<const OptionSpec> trainingOptions(std::string_view policy = "doppler");
/// Named sets of options; an unknown name is answered with the valid ones.
Result<Options> trainingPreset(std::string_view preset, std::string_view policy = "doppler");
std::vector<std::string> trainingPresetNames(std::string_view policy = "doppler");

} // namespace doppler
