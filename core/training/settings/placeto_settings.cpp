// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/option_specs.h"
#include "core/training/placeto_visits.h"
#include "core/training/policies.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<OptionSpec> placetoOptions()
{
    return {
        wholeOption(
            "stage1_episodes", 0, 0, 1e9,
            {.label = DOPPLER_TEXT("core", "Stage I episodes"),
             .help = DOPPLER_TEXT(
                 "core", "episodes of stage I: imitation of the critical-path heuristic, which chooses the "
                         "device with the earliest start given the vertices placed before")}),
        wholeOption(
            "stage2_episodes", 4000, 0, 1e9,
            {.label = DOPPLER_TEXT("core", "Stage II episodes"),
             .help = DOPPLER_TEXT(
                 "core",
                 "episodes of stage II; each visits every vertex and simulates one placement per vertex")}),
        numberOption("stage1_learning_rate", 1e-3, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage I learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage I")}),
        numberOption("stage2_learning_rate", 1e-3, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Stage II learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage II")}),
        numberOption("final_learning_rate", 1e-4, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT(
                          "core", "learning rate at the end of each stage, reached by linear decay")}),
        numberOption("stage2_entropy", 1e-3, 0, 100,
                     {.label = DOPPLER_TEXT("core", "Stage II entropy weight"),
                      .help = DOPPLER_TEXT("core", "weight of the entropy of the policies in stage II")}),
        choiceOption(
            "encoding", {"per-step", "per-episode"},
            {.label = DOPPLER_TEXT("core", "Encoding frequency"),
             .help = DOPPLER_TEXT("core", "how often the network reads the placement: at every step "
                                          "(per-step), or once at the start of the episode (per-episode)")}),
        choiceOption(
            "start", {"random", "random-each", "single-device", "critical-path", "best"},
            {.label = DOPPLER_TEXT("core", "Start placement"),
             .help = DOPPLER_TEXT(
                 "core",
                 "placement with which an episode starts: one random placement for all episodes (random), a "
                 "new one each time (random-each), all vertices on one device (single-device), the placement "
                 "of the critical-path heuristic (critical-path), or the best so far (best)")}),
        choiceOption(
            "order", {"topological", "lexicographic", "reverse", "dfs-preorder", "dfs-postorder", "bfs"},
            {.label = DOPPLER_TEXT("core", "Visiting order"),
             .help = DOPPLER_TEXT(
                 "core", "order in which an episode visits the vertices: topological, topological with ties "
                         "by name (lexicographic), topological from the end (reverse), depth-first with each "
                         "vertex before (dfs-preorder) or after its successors (dfs-postorder), or "
                         "breadth-first (bfs)")}),
        wholeOption("rounds", 8, 0, 64,
                    {.label = DOPPLER_TEXT("core", "Message-passing rounds"),
                     .help = DOPPLER_TEXT("core", "rounds of message passing")}),
        choiceOption(
            "pools", {"sum", "mean"},
            {.label = DOPPLER_TEXT("core", "Pooling method"),
             .help = DOPPLER_TEXT("core", "how the network combines the messages of a vertex's ancestors, "
                                          "descendants and parallel vertices: their sum or their mean")}),
        choiceOption("reward_unit", {"start", "seconds"},
                     {.label = DOPPLER_TEXT("core", "Reward unit"),
                      .help = DOPPLER_TEXT("core", "unit of the rewards: the makespan of the placement with "
                                                   "which the episode starts (start), or seconds")}),
        numberOption("gamma", 1, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Discount factor"),
                      .help = DOPPLER_TEXT("core", "discount factor of rewards per later step")}),
        wholeOption(
            "baseline_window", 10, 1, 1000,
            {.label = DOPPLER_TEXT("core", "Baseline window"),
             .unit = DOPPLER_TEXT("core", "episodes"),
             .help = DOPPLER_TEXT(
                 "core",
                 "number of episodes whose mean return from a step onwards is the baseline of that step")}),
        numberOption(
            "gradient_clip", 1.25, 0, 1e6,
            {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
             .help = DOPPLER_TEXT(
                 "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}),
        controlOption(),
    };
}

std::uint64_t simulatedPerEpisode(const Options&, const Problem& problem)
{
    return std::max<std::uint64_t>(placetoVisits(problem).size(), 1);
}

} // namespace

TrainingPolicy placetoPolicy()
{
    return {"placeto",
            "Addanki et al., NeurIPS 2019, arXiv 1906.08879",
            placetoOptions(),
            {{"paper",
              DOPPLER_TEXT("core", "PLACETO"),
              DOPPLER_TEXT("core", "PLACETO, control"),
              DOPPLER_TEXT("core", "the settings of the paper"),
              {}},
             {"one-encoding",
              DOPPLER_TEXT("core", "PLACETO, one encoding"),
              DOPPLER_TEXT("core", "PLACETO, one encoding, control"),
              DOPPLER_TEXT("core", "the network reads the placement once an episode, not at every step"),
              {{"encoding", "per-episode"}}}},
            simulatedPerEpisode};
}

} // namespace doppler
