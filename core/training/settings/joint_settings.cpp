// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

#include <algorithm>

namespace doppler {

namespace {

/// Of the options that `add` adds, the one of this name with another default.
OptionSpec sharedOption(void (*add)(std::vector<OptionSpec>&), std::string_view name, OptionValue standard)
{
    std::vector<OptionSpec> all;
    add(all);
    OptionSpec spec = *std::ranges::find(all, name, &OptionSpec::name);
    spec.standard = std::move(standard);
    return spec;
}

constexpr double coldest = 1e-4;
constexpr double hottest = 100;

} // namespace

TrainingPolicy jointPolicy()
{
    TrainingPolicy policy{"joint", "Yao et al., arXiv 2505.23131: the ablation with one policy", {}, {}};
    addStages(policy.options);
    addReinforce(policy.options);
    addEncoder(policy.options);
    policy.options.push_back(teacherOrderOption());
    addEngine(policy.options);
    policy.options.push_back(controlOption());
    policy.presets.push_back(
        {"paper",
         DOPPLER_TEXT("core", "DOPPLER, joint policy"),
         DOPPLER_TEXT("core", "DOPPLER, joint policy, control"),
         DOPPLER_TEXT(
             "core",
             "each decision chooses a pair of vertex and device; otherwise the settings of the paper"),
         {}});
    return policy;
}

TrainingPolicy gflownetPolicy()
{
    OptionSpec episodes = sharedOption(addReinforce, "episodes_per_update", std::int64_t{32});
    episodes.least = 2; // They are compared with each other.
    return {
        "gflownet",
        "Zhang et al., Robust scheduling with GFlowNets, ICLR 2023, arXiv 2302.05446",
        {sharedOption(addStages, "stage2_episodes", std::int64_t{4000}),
         sharedOption(addStages, "stage2_learning_rate", 1e-2),
         sharedOption(addStages, "final_learning_rate", 1e-4),
         numberOption("temperature", 0.005, coldest, hottest,
                      {.label = DOPPLER_TEXT("core", "Placing temperature"),
                       .help = DOPPLER_TEXT("core", "temperature of the reward at which trained networks "
                                                    "draw placements; higher: they differ more")}),
         numberOption("lowest_temperature", 0.005, coldest, hottest,
                      {.label = DOPPLER_TEXT("core", "Lowest temperature"),
                       .help = DOPPLER_TEXT("core", "lowest temperature of the reward in training; each "
                                                    "update draws one between both")}),
         numberOption("highest_temperature", 0.02, coldest, hottest,
                      {.label = DOPPLER_TEXT("core", "Highest temperature"),
                       .help = DOPPLER_TEXT("core", "highest temperature of the reward in training")}),
         std::move(episodes), sharedOption(addReinforce, "gradient_clip", 1.0),
         sharedOption(addEncoder, "hidden", std::int64_t{32}),
         sharedOption(addEncoder, "rounds", std::int64_t{3}), controlOption()},
        {{"paper",
          DOPPLER_TEXT("core", "GFlowNet"),
          DOPPLER_TEXT("core", "GFlowNet, control"),
          DOPPLER_TEXT("core", "draws placements with probabilities that grow with their rewards, on a small "
                               "network"),
          {}}}};
}

} // namespace doppler
