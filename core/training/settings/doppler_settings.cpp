// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/policies.h"

namespace doppler {

namespace {

using Specs = std::vector<OptionSpec>;

} // namespace

void addStages(Specs& specs)
{
    specs.push_back(wholeOption(
        "stage1_episodes", 2000, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Stage I episodes"),
         .help = DOPPLER_TEXT("core", "episodes of stage I, imitation of the critical-path heuristic")}));
    specs.push_back(
        wholeOption("stage2_episodes", 2000, 0, 1e9,
                    {.label = DOPPLER_TEXT("core", "Stage II episodes"),
                     .help = DOPPLER_TEXT("core", "episodes of stage II, learning from simulated runs")}));
    specs.push_back(wholeOption(
        "stage3_episodes", 0, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Stage III episodes"),
         .help = DOPPLER_TEXT("core", "episodes of stage III: learning from runs on an execution engine")}));
    specs.push_back(
        numberOption("stage1_learning_rate", 1e-3, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage I learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage I")}));
    specs.push_back(
        numberOption("stage2_learning_rate", 1e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage II learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage II")}));
    specs.push_back(
        numberOption("stage3_learning_rate", 1e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage III learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage III")}));
    specs.push_back(numberOption(
        "final_learning_rate", 1e-7, 0, 1,
        {.label = DOPPLER_TEXT("core", "Final learning rate"),
         .help = DOPPLER_TEXT("core", "learning rate at the end of each stage, reached by linear decay")}));
    specs.push_back(numberOption(
        "stage1_epsilon", 1, 0, 1,
        {.label = DOPPLER_TEXT("core", "Stage I random actions"),
         .help = DOPPLER_TEXT("core",
                              "share of random actions at the start of stage I; it falls linearly to 0")}));
    specs.push_back(numberOption(
        "stage2_epsilon", 0.2, 0, 1,
        {.label = DOPPLER_TEXT("core", "Stage II random actions"),
         .help = DOPPLER_TEXT("core",
                              "share of random actions at the start of stage II; it falls linearly to 0")}));
    specs.push_back(numberOption(
        "stage3_epsilon", 0.2, 0, 1,
        {.label = DOPPLER_TEXT("core", "Stage III random actions"),
         .help = DOPPLER_TEXT("core",
                              "share of random actions at the start of stage III; it falls linearly to 0")}));
    specs.push_back(
        numberOption("stage1_entropy", 1e-3, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Stage I entropy weight"),
                      .help = DOPPLER_TEXT("core", "weight of the entropy of the policies in stage I")}));
    specs.push_back(
        numberOption("stage2_entropy", 1e-2, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Stage II entropy weight"),
                      .help = DOPPLER_TEXT("core", "weight of the entropy of the policies in stage II")}));
    specs.push_back(
        numberOption("stage3_entropy", 1e-2, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Stage III entropy weight"),
                      .help = DOPPLER_TEXT("core", "weight of the policy entropy in stage III")}));
}

void setStandard(Specs& specs, std::string_view name, OptionValue value)
{
    for (OptionSpec& spec : specs)
        if (spec.name == name)
            spec.standard = value;
}

void addSharedReturn(Specs& specs)
{
    addStages(specs);
    addReinforce(specs);
    std::erase_if(specs, [](const OptionSpec& spec) { return spec.name == "gamma"; });
    setStandard(specs, "stage1_episodes", std::int64_t{0});
    setStandard(specs, "stage2_episodes", std::int64_t{4000});
    for (const char* name : {"stage1_epsilon", "stage2_epsilon", "stage3_epsilon"})
        setStandard(specs, name, 0.0);
    for (const char* name : {"stage2_learning_rate", "stage3_learning_rate"})
        setStandard(specs, name, 1e-3);
    setStandard(specs, "exploration", std::string("softmax"));
}

void addReinforce(Specs& specs)
{
    specs.push_back(choiceOption(
        "exploration", {"epsilon-greedy", "softmax"},
        {.label = DOPPLER_TEXT("core", "Exploration method"),
         .help = DOPPLER_TEXT(
             "core", "choice of actions in stage II: the most probable action except for a share of random "
                     "ones (epsilon-greedy), or sampling from the probabilities (softmax)")}));
    specs.push_back(numberOption(
        "gamma", 1, 0, 1,
        {.label = DOPPLER_TEXT("core", "Discount factor"),
         .help = DOPPLER_TEXT("core", "discount factor of the return for each step before the last")}));
    specs.push_back(
        wholeOption("baseline_window", 0, 0, 1e6,
                    {.label = DOPPLER_TEXT("core", "Baseline window"),
                     .unit = DOPPLER_TEXT("core", "episodes"),
                     .help = DOPPLER_TEXT("core", "number of episodes of the stage whose mean cost is the "
                                                  "baseline; 0: all earlier episodes of the stage")}));
    specs.push_back(choiceOption(
        "advantage", {"deviation", "relative", "seconds"},
        {.label = DOPPLER_TEXT("core", "Advantage unit"),
         .help = DOPPLER_TEXT("core", "unit of the advantage: the standard deviation of the baseline "
                                      "episodes (deviation), the baseline (relative), or seconds")}));
    specs.push_back(numberOption(
        "self_imitation", 0, 0, 100,
        {.label = DOPPLER_TEXT("core", "Self-imitation weight"),
         .help = DOPPLER_TEXT(
             "core", "weight of self-imitation (of the best episodes so far) in stage II; 0: none")}));
    specs.push_back(
        wholeOption("self_imitation_size", 4, 1, 64,
                    {.label = DOPPLER_TEXT("core", "Self-imitation memory"),
                     .unit = DOPPLER_TEXT("core", "episodes"),
                     .help = DOPPLER_TEXT("core", "number of best episodes stored for self-imitation")}));
    specs.push_back(wholeOption("episodes_per_update", 1, 1, 1024,
                                {.label = DOPPLER_TEXT("core", "Episodes per update"),
                                 .help = DOPPLER_TEXT("core", "number of episodes per gradient step")}));
    specs.push_back(numberOption(
        "gradient_clip", 0, 0, 1e6,
        {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
         .help = DOPPLER_TEXT(
             "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}));
}

void addEncoder(Specs& specs)
{
    specs.push_back(wholeOption("hidden", 128, 8, 256,
                                {.label = DOPPLER_TEXT("core", "Encoder width"),
                                 .help = DOPPLER_TEXT("core", "width of the encoders' vertex states")}));
    specs.push_back(wholeOption("rounds", 6, 0, 32,
                                {.label = DOPPLER_TEXT("core", "Message-passing rounds"),
                                 .help = DOPPLER_TEXT("core", "rounds of message passing")}));
}

OptionSpec teacherOrderOption()
{
    return choiceOption(
        "teacher_order", {"b-level", "ready"},
        {.label = DOPPLER_TEXT("core", "Teacher order"),
         .help = DOPPLER_TEXT("core", "order in which the teacher of stage I takes vertices: the largest "
                                      "b-level first, or the earliest estimated ready time first")});
}

void addEngine(Specs& specs)
{
    specs.push_back(textOption(
        "engine", "threads",
        {.label = DOPPLER_TEXT("core", "Execution engine"),
         .help = DOPPLER_TEXT("core", "execution engine for stage III (listed by: doppler engines)")}));
    specs.push_back(
        textOption("engine_settings", "",
                   {.label = DOPPLER_TEXT("core", "Engine settings"),
                    .help = DOPPLER_TEXT("core", "settings of the engine: name=value,name=value ...")}));
    specs.push_back(wholeOption(
        "engine_repeats", 1, 1, 1000,
        {.label = DOPPLER_TEXT("core", "Executions per placement"),
         .help = DOPPLER_TEXT(
             "core", "number of executions of each placement in stage III; their mean time counts")}));
    specs.push_back(wholeOption(
        "engine_recheck", 10, 0, 1e9,
        {.label = DOPPLER_TEXT("core", "Updates per recheck"),
         .help = DOPPLER_TEXT("core",
                              "after so many updates of stage III the best placement is measured again, and "
                              "the mean of all its measurements counts; 0: never")}));
}

namespace {

void addPolicies(Specs& specs)
{
    specs.push_back(choiceOption(
        "order", {"learned", "b-level", "ready"},
        {.label = DOPPLER_TEXT("core", "Vertex choice"),
         .help = DOPPLER_TEXT("core", "choice of the next vertex: by the policy SEL (learned), the largest "
                                      "b-level (b-level), or the earliest estimated ready time (ready)")}));
    specs.push_back(
        choiceOption("device", {"learned", "earliest-start"},
                     {.label = DOPPLER_TEXT("core", "Device choice"),
                      .help = DOPPLER_TEXT("core", "choice of the device: by the policy PLC (learned), or "
                                                   "the device with the earliest start (earliest-start)")}));
    specs.push_back(teacherOrderOption());
    specs.push_back(choiceOption(
        "message_passing", {"episode", "step"},
        {.label = DOPPLER_TEXT("core", "Encoder runs"),
         .help = DOPPLER_TEXT("core",
                              "when the encoders run: once per episode, or at every step with the vertices "
                              "placed so far, which multiplies the time by the number of vertices")}));
}

void addGuide(Specs& specs)
{
    specs.push_back(numberOption(
        "earliest_start_prior", 0, 0, 100,
        {.label = DOPPLER_TEXT("core", "Earliest-start weight"),
         .help =
             DOPPLER_TEXT("core", "weight of a device's earliest start (z-scored over the devices) in PLC's "
                                  "scores, so that an untrained network places like the teacher; 0: none")}));
    specs.push_back(choiceOption(
        "guide", {"none", "annealed"},
        {.label = DOPPLER_TEXT("core", "Episode guide"),
         .help = DOPPLER_TEXT(
             "core",
             "how the episodes of stages II and III are generated; none: the policies sample every decision; "
             "annealed: an episode repeats an earlier one (the guide) and deviates where PLC prefers another "
             "device; a new episode becomes the guide by the rule of simulated annealing")}));
    specs.push_back(
        numberOption("guide_temperature", 0.02, 0, 10,
                     {.label = DOPPLER_TEXT("core", "Guide temperature"),
                      .help = DOPPLER_TEXT("core", "guide: initial temperature of a stage, as a share of the "
                                                   "guide's makespan; it falls linearly to 0")}));
    specs.push_back(numberOption(
        "guide_join", 0.7, 0, 1,
        {.label = DOPPLER_TEXT("core", "Guide join probability"),
         .help = DOPPLER_TEXT("core", "guide: probability that a neighbour is moved to the new device as "
                                      "well, applied again for each further one, up to four")}));
    specs.push_back(numberOption(
        "guide_uniform", 0.2, 0, 1,
        {.label = DOPPLER_TEXT("core", "Uniform guide deviations"),
         .help = DOPPLER_TEXT("core", "guide: share of episodes that deviate at a uniformly random vertex "
                                      "and device, regardless of PLC's probabilities")}));
}

Specs dopplerOptions()
{
    Specs all;
    addStages(all);
    addReinforce(all);
    addEncoder(all);
    addPolicies(all);
    addGuide(all);
    addEngine(all);
    all.push_back(controlOption());
    return all;
}

TrainingPreset paper(std::string title, std::string controlTitle)
{
    return {"paper",
            std::move(title),
            std::move(controlTitle),
            DOPPLER_TEXT("core", "the settings of the paper"),
            {}};
}

/// A policy that builds every placement anew, as the paper's does, with what made a difference beside it:
/// vertices in the order in which they are ready, actions drawn from the probabilities, and imitation of the
/// best episodes.
TrainingPreset pure(std::string title, std::string controlTitle)
{
    return {"pure",
            std::move(title),
            std::move(controlTitle),
            DOPPLER_TEXT("core", "a policy that builds every placement from scratch: small networks, "
                                 "vertices in the order in which they become ready, actions sampled from the "
                                 "probabilities, and imitation of its own best episodes"),
            {{"stage1_episodes", "0"},
             {"stage2_episodes", "4000"},
             {"stage2_learning_rate", "3e-3"},
             {"stage2_entropy", "1e-2"},
             {"exploration", "softmax"},
             {"self_imitation", "0.3"},
             {"episodes_per_update", "16"},
             {"hidden", "32"},
             {"rounds", "3"},
             {"order", "ready"},
             {"teacher_order", "ready"},
             {"earliest_start_prior", "3"}}};
}

/// A choice of moves in an annealed search: episodes are changes of earlier ones, and PLC learns which
/// changes pay. What a run tells is part of what it sees, and what an episode gains is the merit of the one
/// decision that it took anew.
TrainingPreset strong(std::string title, std::string controlTitle)
{
    return {"strong",
            std::move(title),
            std::move(controlTitle),
            DOPPLER_TEXT(
                "core",
                "a learned choice of moves in an annealed search: small networks, no imitation, and episodes "
                "that repeat an earlier one except for the decision where PLC prefers another device"),
            {{"stage1_episodes", "0"},
             {"stage2_episodes", "4000"},
             {"stage2_learning_rate", "3e-3"},
             {"stage2_entropy", "0"},
             {"exploration", "softmax"},
             {"episodes_per_update", "16"},
             {"hidden", "32"},
             {"rounds", "3"},
             {"order", "ready"},
             {"teacher_order", "ready"},
             {"earliest_start_prior", "3"},
             {"guide", "annealed"}}};
}

constexpr auto source = "Yao et al., arXiv 2505.23131";

/// DOPPLER with one choice that is not learned unless asked for.
TrainingPolicy ablation(std::string id, TrainingPreset preset, std::string_view option, std::string standard)
{
    TrainingPolicy policy{std::move(id), source, dopplerOptions(), {std::move(preset)}};
    for (OptionSpec& spec : policy.options)
        if (spec.name == option)
            spec.standard = standard;
    return policy;
}

} // namespace

OptionSpec controlOption()
{
    return flagOption("control", false,
                      {.label = DOPPLER_TEXT("core", "Exact control"),
                       .help = DOPPLER_TEXT("core", "exact control: the same sampler with a learning rate of "
                                                    "0 after imitation, to show the effect of learning")});
}

TrainingPolicy dopplerPolicy()
{
    return {
        "doppler",
        source,
        dopplerOptions(),
        {paper(DOPPLER_TEXT("core", "DOPPLER"), DOPPLER_TEXT("core", "DOPPLER, control")),
         pure(DOPPLER_TEXT("core", "DOPPLER, pure"), DOPPLER_TEXT("core", "DOPPLER, pure, control")),
         strong(DOPPLER_TEXT("core", "DOPPLER, strong"), DOPPLER_TEXT("core", "DOPPLER, strong, control"))}};
}

TrainingPolicy selectOnlyPolicy()
{
    return ablation(
        "sel-only",
        paper(DOPPLER_TEXT("core", "DOPPLER, SEL only"), DOPPLER_TEXT("core", "DOPPLER, SEL only, control")),
        "device", "earliest-start");
}

TrainingPolicy placeOnlyPolicy()
{
    return ablation(
        "plc-only",
        paper(DOPPLER_TEXT("core", "DOPPLER, PLC only"), DOPPLER_TEXT("core", "DOPPLER, PLC only, control")),
        "order", "b-level");
}

} // namespace doppler
