// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

void addNetwork(std::vector<OptionSpec>& specs)
{
    specs.push_back(wholeOption("hidden", 64, 4, 512,
                                {.label = DOPPLER_TEXT("core", "Vertex state width"),
                                 .help = DOPPLER_TEXT("core", "width of the vertex states")}));
    specs.push_back(wholeOption(
        "sage_layers", 2, 0, 16,
        {.label = DOPPLER_TEXT("core", "GraphSAGE layers"),
         .help = DOPPLER_TEXT("core", "number of GraphSAGE layers, which aggregate the neighbours")}));
    specs.push_back(wholeOption(
        "attention_layers", 2, 0, 16,
        {.label = DOPPLER_TEXT("core", "Attention layers"),
         .help = DOPPLER_TEXT(
             "core", "number of attention layers, which attend to the segment and the previous one")}));
    specs.push_back(
        wholeOption("segment", 128, 1, 4096,
                    {.label = DOPPLER_TEXT("core", "Segment length"),
                     .unit = DOPPLER_TEXT("core", "vertices"),
                     .help = DOPPLER_TEXT("core", "number of vertices in a segment, consecutive in "
                                                  "topological order, that attend to each other")}));
}

void addUpdate(std::vector<OptionSpec>& specs)
{
    specs.push_back(
        choiceOption("update", {"ppo", "reinforce"},
                     {.label = DOPPLER_TEXT("core", "Update method"),
                      .help = DOPPLER_TEXT("core", "how the policy learns from trials: with several clipped "
                                                   "gradient steps (ppo), or one step (reinforce)")}));
    specs.push_back(
        wholeOption("ppo_epochs", 4, 1, 64,
                    {.label = DOPPLER_TEXT("core", "PPO steps"),
                     .help = DOPPLER_TEXT("core", "number of gradient steps of PPO on the same trials")}));
    specs.push_back(
        numberOption("ppo_clip", 0.2, 0, 1,
                     {.label = DOPPLER_TEXT("core", "PPO clipping"),
                      .help = DOPPLER_TEXT("core", "relative change of a probability at which PPO clips")}));
}

} // namespace

TrainingPolicy gdpPolicy()
{
    TrainingPolicy policy{"gdp", "Zhou et al., arXiv 1910.01578", {}, {}};
    addSharedReturn(policy.options);
    setStandard(policy.options, "episodes_per_update", std::int64_t{8});
    addNetwork(policy.options);
    addUpdate(policy.options);
    addEngine(policy.options);
    policy.options.push_back(controlOption());
    policy.presets.push_back({"paper",
                              DOPPLER_TEXT("core", "GDP"),
                              DOPPLER_TEXT("core", "GDP, control"),
                              DOPPLER_TEXT("core", "learning from simulated trials only, with PPO"),
                              {}});
    return policy;
}

} // namespace doppler
