// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/names.h"
#include "core/training/trainer.h"

#include <array>

namespace doppler {

std::string_view stageName(Stage stage) { return stage == Stage::Imitation ? "I" : "II"; }

namespace {

using Specs = std::vector<OptionSpec>;

OptionSpec integer(std::string name, std::int64_t standard, double least, double most, std::string help)
{
    return {std::move(name), standard, least, most, {}, std::move(help)};
}
OptionSpec number(std::string name, double standard, double least, double most, std::string help)
{
    return {std::move(name), standard, least, most, {}, std::move(help)};
}
OptionSpec choice(std::string name, std::vector<std::string> choices, std::string help)
{
    std::string standard = choices.front();
    return {std::move(name), std::move(standard), 0, 0, std::move(choices), std::move(help)};
}

void addStages(Specs& specs)
{
    specs.push_back(integer("stage1_episodes", 2000, 0, 1e9,
                            DOPPLER_TEXT("core", "episodes of stage I, imitation of the critical path")));
    specs.push_back(integer("stage2_episodes", 2000, 0, 1e9,
                            DOPPLER_TEXT("core", "episodes of stage II, learning from simulated runs")));
    specs.push_back(number("stage1_learning_rate", 1e-3, 0, 1,
                           DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage I")));
    specs.push_back(number("stage2_learning_rate", 1e-4, 0, 1,
                           DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage II")));
    specs.push_back(number("final_learning_rate", 1e-7, 0, 1,
                           DOPPLER_TEXT("core", "learning rate to which each stage decays linearly")));
    specs.push_back(number(
        "stage1_epsilon", 1, 0, 1,
        DOPPLER_TEXT("core", "share of random actions at the start of stage I; it falls linearly to 0")));
    specs.push_back(number(
        "stage2_epsilon", 0.2, 0, 1,
        DOPPLER_TEXT("core", "share of random actions at the start of stage II; it falls linearly to 0")));
    specs.push_back(number("stage1_entropy", 1e-3, 0, 100,
                           DOPPLER_TEXT("core", "weight of the entropy of the policies in stage I")));
    specs.push_back(number("stage2_entropy", 1e-2, 0, 100,
                           DOPPLER_TEXT("core", "weight of the entropy of the policies in stage II")));
}

void addReinforce(Specs& specs)
{
    specs.push_back(choice(
        "exploration", {"epsilon-greedy", "softmax"},
        DOPPLER_TEXT("core", "how actions of stage II are chosen: the most probable one but for a share of "
                             "random ones, or drawn from the probabilities")));
    specs.push_back(
        number("gamma", 1, 0, 1, DOPPLER_TEXT("core", "discount of the return per step before the last")));
    specs.push_back(integer(
        "baseline_window", 0, 0, 1e6,
        DOPPLER_TEXT("core",
                     "episodes of the stage whose mean cost is the baseline; 0: all earlier ones of it")));
    specs.push_back(choice(
        "advantage", {"deviation", "relative", "seconds"},
        DOPPLER_TEXT("core", "unit of the advantage: the standard deviation of the baseline's episodes, the "
                             "baseline itself, or seconds")));
    specs.push_back(number(
        "self_imitation", 0, 0, 100,
        DOPPLER_TEXT("core", "weight of the imitation of the best episodes so far in stage II; 0: none")));
    specs.push_back(integer("self_imitation_size", 4, 1, 64,
                            DOPPLER_TEXT("core", "how many best episodes are kept for self-imitation")));
    specs.push_back(integer("episodes_per_update", 1, 1, 1024,
                            DOPPLER_TEXT("core", "episodes that one gradient step learns from")));
    specs.push_back(
        number("gradient_clip", 0, 0, 1e6,
               DOPPLER_TEXT(
                   "core", "norm to which a larger gradient is scaled down; 0: gradients stay as they are")));
}

void addPolicies(Specs& specs)
{
    specs.push_back(
        integer("hidden", 128, 8, 256, DOPPLER_TEXT("core", "width of the encoders' vertex states")));
    specs.push_back(integer("rounds", 6, 0, 32, DOPPLER_TEXT("core", "rounds of message passing")));
    specs.push_back(choice("order", {"learned", "b-level", "ready"},
                           DOPPLER_TEXT("core", "who picks the next vertex: the policy SEL, the largest "
                                                "b-level, or the earliest estimated readiness")));
    specs.push_back(choice("device", {"learned", "earliest-start"},
                           DOPPLER_TEXT("core", "who picks its device: the policy PLC, or the smallest "
                                                "earliest start")));
    specs.push_back(choice("teacher_order", {"b-level", "ready"},
                           DOPPLER_TEXT("core", "which vertex stage I's teacher takes: the largest b-level, "
                                                "or the earliest estimated readiness")));
}

} // namespace

std::span<const OptionSpec> trainingOptions()
{
    static const Specs specs = [] {
        Specs all;
        addStages(all);
        addReinforce(all);
        addPolicies(all);
        return all;
    }();
    return specs;
}

std::vector<std::string> trainingPresetNames() { return {"paper"}; }

Result<Options> trainingPreset(std::string_view name)
{
    if (name == "paper")
        return Options(trainingOptions());
    return unknownName(DOPPLER_TEXT("core", "unknown preset \"{0}\", expected one of {1}"), name,
                       trainingPresetNames());
}

} // namespace doppler
