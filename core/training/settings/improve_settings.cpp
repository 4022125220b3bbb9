// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/placers/learned/learned_chooser.h"
#include "core/placers/search/starting_placements.h"
#include "core/training/named_networks.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

std::uint64_t evaluationsPerEpisode(const Options& options, const Problem&)
{
    return static_cast<std::uint64_t>(options.integer("evaluations"));
}

} // namespace

TrainingPolicy improvePolicy()
{
    std::vector<OptionSpec> own = pathAnnealingOptions();
    for (OptionSpec& spec : learnedChooserOptions(3e-3))
        own.push_back(std::move(spec));
    std::vector<OptionSpec> all{wholeOption(
        "stage2_episodes", 1000, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Episodes"),
         .help = DOPPLER_TEXT("core", "episodes; each is an annealed search on one of the graphs")})};
    for (OptionSpec& spec : searchOptions(4000, std::move(own))) {
        if (spec.name == "start") { // an episode tries no baselines
            std::erase(spec.choices, bestStart);
            spec.standard = std::string(standardStart);
        }
        if (spec.name != "chains" && spec.name != "order" && spec.name != "order_share" &&
            spec.name != "baselines")
            all.push_back(std::move(spec));
    }
    all.push_back(
        numberOption("final_learning_rate", 1.5e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate at the end; it changes linearly")}));
    all.push_back(controlOption());
    return {std::string(improvePolicyId),
            "SEL and PLC after Yao et al., arXiv 2505.23131; annealing as critical-path-search",
            std::move(all),
            {{"default",
              DOPPLER_TEXT("core", "DOPPLER on a complete placement"),
              DOPPLER_TEXT("core", "DOPPLER on a complete placement, control"),
              DOPPLER_TEXT("core", "the settings that the shipped networks were trained with"),
              {}}},
            evaluationsPerEpisode,
            true};
}

} // namespace doppler
