// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

void addReadysNetwork(std::vector<OptionSpec>& specs)
{
    specs.push_back(wholeOption("hidden", 128, 4, 512,
                                {.label = DOPPLER_TEXT("core", "Vertex state width"),
                                 .help = DOPPLER_TEXT("core", "width of the vertex states")}));
    specs.push_back(wholeOption("layers", 1, 1, 3,
                                {.label = DOPPLER_TEXT("core", "Graph convolutions"),
                                 .help = DOPPLER_TEXT("core", "number of graph convolutions")}));
    specs.push_back(wholeOption(
        "window", 1, 0, 2,
        {.label = DOPPLER_TEXT("core", "Window"),
         .unit = DOPPLER_TEXT("core", "edges"),
         .help = DOPPLER_TEXT("core", "the network reads the ready and running vertices and what is at most "
                                      "this many edges below them")}));
    specs.push_back(choiceOption(
        "features", {"standard", "as-released"},
        {.label = DOPPLER_TEXT("core", "Features"),
         .help =
             DOPPLER_TEXT("core", "what the network reads of a vertex: that of the authors' program, which "
                                  "has no transfers (as-released), or also its b-level, its seconds on "
                                  "the device and the wait for its inputs (standard)")}));
}

void addReadysUpdate(std::vector<OptionSpec>& specs)
{
    specs.push_back(wholeOption(
        "trajectory", 0, 0, 1000000,
        {.label = DOPPLER_TEXT("core", "Trajectory"),
         .unit = DOPPLER_TEXT("core", "decisions"),
         .help = DOPPLER_TEXT("core", "number of decisions after which the return is the expected reward of "
                                      "the next state; 0: the reward at the end of the run")}));
    specs.push_back(
        numberOption("value_weight", 0.5, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Value weight"),
                      .help = DOPPLER_TEXT("core", "weight of the squared error of the expected reward")}));
    specs.push_back(numberOption("stage2_entropy", 2e-3, 0, 100,
                                 {.label = DOPPLER_TEXT("core", "Entropy weight"),
                                  .help = DOPPLER_TEXT("core", "weight of the policy's entropy")}));
    specs.push_back(numberOption("stage2_learning_rate", 3e-3, 0, 1,
                                 {.label = DOPPLER_TEXT("core", "Learning rate"),
                                  .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start")}));
    specs.push_back(
        numberOption("final_learning_rate", 3e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate at the end; it changes linearly")}));
    specs.push_back(numberOption(
        "gradient_clip", 10, 0, 1e6,
        {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
         .help = DOPPLER_TEXT(
             "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}));
}

} // namespace

TrainingPolicy readysPolicy()
{
    TrainingPolicy policy;
    policy.id = "readys";
    policy.source = "Grinsztajn et al., READYS, CLUSTER 2021";
    policy.options = {wholeOption(
        "stage2_episodes", 2000, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Episodes"),
         .help = DOPPLER_TEXT("core", "episodes; each is a run of the graph in which the policy decides, and "
                                      "is followed by one gradient step")})};
    addReadysNetwork(policy.options);
    addReadysUpdate(policy.options);
    policy.options.push_back(flagOption(
        "control", false,
        {.label = DOPPLER_TEXT("core", "Exact control"),
         .help = DOPPLER_TEXT("core", "exact control: the same runs with decisions drawn uniformly, without "
                                      "the network")}));
    policy.presets.push_back({"standard",
                              DOPPLER_TEXT("core", "READYS"),
                              DOPPLER_TEXT("core", "READYS, control"),
                              DOPPLER_TEXT("core", "with features for transfers; one gradient step per run"),
                              {}});
    policy.decidesOnline = true;
    return policy;
}

} // namespace doppler
