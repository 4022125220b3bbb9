// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/training/policies.h"

#include "core/base/names.h"
#include "core/training/trainer.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace doppler {

#define DOPPLER_POLICY(make) TrainingPolicy make();
#include "core/training/policies.def"
#undef DOPPLER_POLICY

std::span<const TrainingPolicy> trainingPolicies()
{
    static const std::vector<TrainingPolicy> policies{
#define DOPPLER_POLICY(make) make(),
#include "core/training/policies.def"
#undef DOPPLER_POLICY
    };
    return policies;
}

Result<const TrainingPolicy*> findTrainingPolicy(std::string_view id)
{
    std::vector<std::string> valid;
    for (const TrainingPolicy& policy : trainingPolicies()) {
        if (policy.id == id)
            return &policy;
        valid.push_back(policy.id);
    }
    return unknownName(DOPPLER_TEXT("core", "unknown policy \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown policy \"{0}\"; did you mean \"{1}\"?"), id,
                       std::move(valid));
}

std::span<const OptionSpec> trainingOptions(std::string_view policy)
{
    const auto found = findTrainingPolicy(policy);
    assert(found.ok());
    return (*found)->options;
}

std::vector<std::string> trainingPresetNames(std::string_view policy)
{
    const auto found = findTrainingPolicy(policy);
    std::vector<std::string> names;
    if (found)
        for (const TrainingPreset& preset : (*found)->presets)
            names.push_back(preset.id);
    return names;
}

Result<Options> trainingPreset(std::string_view preset, std::string_view policy)
{
    const auto found = findTrainingPolicy(policy);
    if (!found)
        return found.error();
    for (const TrainingPreset& known : (*found)->presets) {
        if (known.id != preset)
            continue;
        Options options((*found)->options);
        for (const auto& [name, value] : known.settings)
            if (auto set = options.set((*found)->options, name, value); !set)
                return set.error();
        return options;
    }
    return unknownName(DOPPLER_TEXT("core", "unknown preset \"{0}\", expected one of {1}"),
                       DOPPLER_TEXT("core", "unknown preset \"{0}\"; did you mean \"{1}\"?"), preset,
                       trainingPresetNames(policy));
}

std::string_view stageName(Stage stage)
{
    constexpr std::array<std::string_view, stageCount> names{"I", "II", "III"};
    return names[static_cast<std::size_t>(stage)];
}

std::string stageEpisodesOption(Stage stage)
{
    return "stage" + std::to_string(static_cast<std::size_t>(stage) + 1) + "_episodes";
}

std::uint64_t plannedEpisodes(const Options& options)
{
    std::uint64_t sum = 0;
    for (Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System})
        if (const std::string name = stageEpisodesOption(stage); options.all().contains(name))
            sum += static_cast<std::uint64_t>(options.integer(name));
    return sum;
}

} // namespace doppler
