// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

void addHsdagNetwork(std::vector<OptionSpec>& specs)
{
    specs.push_back(wholeOption("hidden", 64, 4, 512,
                                {.label = DOPPLER_TEXT("core", "Vertex state width"),
                                 .help = DOPPLER_TEXT("core", "width of the vertex states")}));
    specs.push_back(wholeOption(
        "merge_rounds", 1, 0, 32,
        {.label = DOPPLER_TEXT("core", "Merging rounds"),
         .help = DOPPLER_TEXT("core", "number of times that every group is merged with its best neighbour; "
                                      "0: until each connected part of the graph is one group")}));
    specs.push_back(choiceOption(
        "feature_growth", {"mean", "sum"},
        {.label = DOPPLER_TEXT("core", "Feature growth"),
         .help = DOPPLER_TEXT("core", "what the steps of an episode add to the features of a node: the mean "
                                      "of the features of its groups (mean); or, as in the authors' "
                                      "program, their sum, which soon outweighs the node's own (sum)")}));
    specs.push_back(numberOption(
        "dropout", 0.2, 0, 0.9,
        {.label = DOPPLER_TEXT("core", "Dropout"),
         .help = DOPPLER_TEXT("core", "share of the input layers' outputs that a training step omits")}));
}

void addHsdagUpdate(std::vector<OptionSpec>& specs)
{
    specs.push_back(choiceOption(
        "reward", {"corrected", "as-released"},
        {.label = DOPPLER_TEXT("core", "Reward"),
         .help = DOPPLER_TEXT(
             "core", "reward of a step: by what share it is faster than the mean of the earlier ones "
                     "(corrected); or, as in the authors' program, the reciprocal of the seconds, summed "
                     "over the episode, without a baseline and almost 0 on a single device (as-released)")}));
    specs.push_back(
        wholeOption("baseline_window", 100, 1, 100000,
                    {.label = DOPPLER_TEXT("core", "Baseline window"),
                     .unit = DOPPLER_TEXT("core", "steps"),
                     .help = DOPPLER_TEXT("core", "number of steps on a graph whose mean makespan is the "
                                                  "baseline of the reward \"corrected\"")}));
    specs.push_back(numberOption(
        "gamma", 0.95, 0, 1,
        {.label = DOPPLER_TEXT("core", "Discount factor"),
         .help =
             DOPPLER_TEXT("core", "factor for each step before the last, with the reward \"as-released\"")}));
    specs.push_back(numberOption(
        "stage2_entropy", 1e-2, 0, 100,
        {.label = DOPPLER_TEXT("core", "Entropy weight"),
         .help = DOPPLER_TEXT("core", "weight of the policy's entropy, with the reward \"corrected\"")}));
    specs.push_back(numberOption("stage2_learning_rate", 1e-3, 0, 1,
                                 {.label = DOPPLER_TEXT("core", "Learning rate"),
                                  .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start")}));
    specs.push_back(
        numberOption("final_learning_rate", 1e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate at the end; it changes linearly")}));
    specs.push_back(numberOption(
        "gradient_clip", 1, 0, 1e6,
        {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
         .help = DOPPLER_TEXT(
             "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}));
}

std::uint64_t hsdagEvaluations(const Options& options, const Problem&)
{
    return extentOf(options, "steps_per_episode");
}

} // namespace

TrainingPolicy hsdagPolicy()
{
    std::vector<OptionSpec> all{
        wholeOption(
            "stage2_episodes", 400, 0, 1e9,
            {.label = DOPPLER_TEXT("core", "Episodes"),
             .help = DOPPLER_TEXT("core", "episodes; each groups and places the whole graph several times, "
                                          "and is followed by one gradient step")}),
        wholeOption("steps_per_episode", 20, 1, 1000,
                    {.label = DOPPLER_TEXT("core", "Steps per episode"),
                     .help = DOPPLER_TEXT("core", "number of placements that an episode simulates")})};
    addHsdagNetwork(all);
    addHsdagUpdate(all);
    all.push_back(controlOption());
    return {"hsdag",
            "Duan et al., HSDAG, NeurIPS 2024, arXiv 2405.14185",
            std::move(all),
            {{"corrected",
              DOPPLER_TEXT("core", "HSDAG"),
              DOPPLER_TEXT("core", "HSDAG, control"),
              DOPPLER_TEXT("core", "every step is rewarded on its own, compared with the earlier ones"),
              {}},
             {"as-released",
              DOPPLER_TEXT("core", "HSDAG, as released"),
              DOPPLER_TEXT("core", "HSDAG, as released, control"),
              DOPPLER_TEXT("core", "reward, width and learning rate of the authors' program"),
              {{"reward", "as-released"},
               {"feature_growth", "sum"},
               {"hidden", "128"},
               {"stage2_entropy", "0"},
               {"final_learning_rate", "1e-3"},
               {"gradient_clip", "0"}}}},
            hsdagEvaluations,
            false,
            false,
            {{"feature_growth", "sum"}}};
}

} // namespace doppler
