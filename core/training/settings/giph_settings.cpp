// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/base/option_specs.h"
#include "core/training/placeto_visits.h"
#include "core/training/policies.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<OptionSpec> giphOptions()
{
    return {
        wholeOption(
            "stage2_episodes", 200, 0, 1e9,
            {.label = DOPPLER_TEXT("core", "Episodes"),
             .help = DOPPLER_TEXT("core", "episodes; each moves vertices of a complete placement one by one "
                                          "and simulates one placement per move")}),
        wholeOption("steps_per_vertex", 2, 1, 1000,
                    {.label = DOPPLER_TEXT("core", "Moves per vertex"),
                     .help = DOPPLER_TEXT("core", "moves of an episode, as a multiple of the number of "
                                                  "vertices (a colocation group counts once)")}),
        numberOption("stage2_learning_rate", 0.01, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate (Adam) at the start")}),
        numberOption("final_learning_rate", 0.01, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Final learning rate"),
                      .help = DOPPLER_TEXT("core", "learning rate at the end; it changes linearly")}),
        choiceOption(
            "baseline", {"as-released", "returns"},
            {.label = DOPPLER_TEXT("core", "Baseline"),
             .help = DOPPLER_TEXT("core", "with what the return of a move is compared: with the mean reward "
                                          "of the moves so far, as in the authors' program (as-released), or "
                                          "with their mean return (returns)")}),
        choiceOption("start", {"random", "critical-path", "best"},
                     {.label = DOPPLER_TEXT("core", "Start placement"),
                      .help = DOPPLER_TEXT(
                          "core", "placement with which an episode starts: a new random one (random), the "
                                  "placement of the critical-path heuristic (critical-path), or the best so "
                                  "far (best)")}),
        choiceOption("reward_unit", {"start", "seconds"},
                     {.label = DOPPLER_TEXT("core", "Reward unit"),
                      .help = DOPPLER_TEXT("core", "unit of the rewards: the makespan of the placement with "
                                                   "which the episode starts (start), or seconds")}),
        numberOption("gamma", 0.97, 0, 1,
                     {.label = DOPPLER_TEXT("core", "Discount factor"),
                      .help = DOPPLER_TEXT("core", "discount factor of rewards per later step")}),
        numberOption(
            "gradient_clip", 0, 0, 1e6,
            {.label = DOPPLER_TEXT("core", "Gradient norm limit"),
             .help = DOPPLER_TEXT(
                 "core", "maximum norm of a gradient, to which larger ones are scaled down; 0: no limit")}),
        flagOption(
            "control", false,
            {.label = DOPPLER_TEXT("core", "Exact control"),
             .help = DOPPLER_TEXT("core", "exact control: the same episodes with moves drawn uniformly "
                                          "from all pairs of vertex and device, without the network")}),
    };
}

std::uint64_t giphEvaluations(const Options& options, const Problem& problem)
{
    return 1 + extentOf(options, "steps_per_vertex") * placetoVisits(problem).size();
}

} // namespace

TrainingPolicy giphPolicy()
{
    return {"giph",
            "Hu et al., MLSys 2023, arXiv 2305.14562",
            giphOptions(),
            {{"paper",
              DOPPLER_TEXT("core", "GiPH"),
              DOPPLER_TEXT("core", "GiPH, control"),
              DOPPLER_TEXT("core", "the settings of the authors' program"),
              {}}},
            giphEvaluations};
}

} // namespace doppler
