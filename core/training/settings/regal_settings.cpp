// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/placers/search/brkga.h"
#include "core/placers/search/starting_placements.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

void addRegalUpdate(std::vector<OptionSpec>& specs)
{
    specs.push_back(
        numberOption("stage2_learning_rate", 5e-3, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage II learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage II")}));
    specs.push_back(
        numberOption("final_learning_rate", 1e-3, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate at the end; it changes linearly")}));
    specs.push_back(
        numberOption("stage2_entropy", 3e-3, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Stage II entropy weight"),
                      .help = DOPPLER_TEXT("core", "weight of the entropy of the policies in stage II")}));
    specs.push_back(wholeOption(
        "episodes_per_update", 32, 1, 1024,
        {.label = DOPPLER_TEXT("core", "Episodes per update"),
         .help = DOPPLER_TEXT("core", "number of episodes per gradient step; they are compared with one "
                                      "search without proposals, which has the same seed")}));
    specs.push_back(
        wholeOption("baseline_window", 32, 1, 1000,
                    {.label = DOPPLER_TEXT("core", "Baseline window"),
                     .unit = DOPPLER_TEXT("core", "episodes"),
                     .help = DOPPLER_TEXT("core", "number of episodes on a graph whose mean reward is the "
                                                  "baseline, those of the update included")}));
    specs.push_back(choiceOption(
        "advantage", {"deviation", "relative"},
        {.label = DOPPLER_TEXT("core", "Advantage unit"),
         .help =
             DOPPLER_TEXT("core", "unit of the advantage: the standard deviation of the baseline "
                                  "episodes' rewards (deviation), or the rewards as they are (relative)")}));
    specs.push_back(numberOption(
        "gradient_clip", 1, 0, 1e6,
        {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
         .help = DOPPLER_TEXT(
             "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}));
}

void addRegalSearch(std::vector<OptionSpec>& specs)
{
    for (OptionSpec& spec : searchOptions(1000, brkgaOptions())) {
        if (spec.name == "chains" || spec.name == "baselines")
            continue;
        if (spec.name == "start") { // an episode tries no baselines
            std::erase(spec.choices, bestStart);
            spec.standard = std::string(standardStart);
        }
        if (spec.name == "evaluations") {
            spec.label = DOPPLER_TEXT("core", "Evaluations per episode");
            spec.help = DOPPLER_TEXT("core", "number of placements that the search of an episode simulates");
        }
        specs.push_back(std::move(spec));
    }
}

/// The search of the episode, and its share of the one without proposals.
std::uint64_t regalEvaluations(const Options& options, const Problem&)
{
    const auto own = static_cast<std::uint64_t>(options.integer("evaluations"));
    const auto episodes = static_cast<std::uint64_t>(options.integer("episodes_per_update"));
    return options.flag("control") ? own : own + (own + episodes - 1) / episodes;
}

} // namespace

TrainingPolicy regalPolicy()
{
    std::vector<OptionSpec> all{wholeOption(
        "stage2_episodes", 4000, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Episodes"),
         .help = DOPPLER_TEXT("core", "episodes; each is a search of the genetic algorithm on one of the "
                                      "graphs, with proposals that the network chooses")})};
    addRegalUpdate(all);
    std::vector<OptionSpec> encoder;
    addEncoder(encoder);
    for (OptionSpec& spec : encoder) {
        spec.standard = std::int64_t{spec.name == "hidden" ? 32 : 4};
        all.push_back(std::move(spec));
    }
    addRegalSearch(all);
    all.push_back(controlOption());
    return {"regal",
            "Paliwal et al., REGAL, ICLR 2020, arXiv 1905.02494",
            std::move(all),
            {{"paper",
              DOPPLER_TEXT("core", "REGAL"),
              DOPPLER_TEXT("core", "REGAL, control"),
              DOPPLER_TEXT("core", "beta distributions for all keys of the genetic algorithm"),
              {}}},
            regalEvaluations};
}

} // namespace doppler
