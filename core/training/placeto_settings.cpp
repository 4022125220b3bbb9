// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/message.h"
#include "core/training/option_specs.h"
#include "core/training/placeto_visits.h"
#include "core/training/policies.h"

#include <algorithm>

namespace doppler {

namespace {

std::vector<OptionSpec> placetoOptions()
{
    return {
        wholeOption("stage1_episodes", 0, 0, 1e9,
                    DOPPLER_TEXT("core", "episodes of stage I, which imitate the critical path's choice: the "
                                         "device of the earliest start among what was placed before")),
        wholeOption("stage2_episodes", 4000, 0, 1e9,
                    DOPPLER_TEXT("core", "episodes of stage II; each visits every vertex and simulates a "
                                         "placement for each")),
        numberOption("stage1_learning_rate", 1e-3, 0, 1,
                     DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage I")),
        numberOption("stage2_learning_rate", 1e-3, 0, 1,
                     DOPPLER_TEXT("core", "learning rate (Adam) at the start of stage II")),
        numberOption("final_learning_rate", 1e-4, 0, 1,
                     DOPPLER_TEXT("core", "learning rate to which each stage decays linearly")),
        numberOption("stage2_entropy", 1e-3, 0, 100,
                     DOPPLER_TEXT("core", "weight of the entropy of the policies in stage II")),
        choiceOption("encoding", {"per-step", "per-episode"},
                     DOPPLER_TEXT("core",
                                  "whether the network reads the placement anew at every step, or once "
                                  "when the episode begins")),
        choiceOption("start", {"random", "random-each", "single-device", "critical-path", "best"},
                     DOPPLER_TEXT("core",
                                  "the placement with which an episode begins: one drawn at random for "
                                  "all, a new one each time, one device, the critical path's, or the "
                                  "best so far")),
        wholeOption("rounds", 8, 0, 64, DOPPLER_TEXT("core", "rounds of message passing")),
        choiceOption("pools", {"sum", "mean"},
                     DOPPLER_TEXT("core", "what the network reads of a vertex' ancestors, descendants and "
                                          "parallel vertices: the sum of what they say, or the mean")),
        choiceOption("reward_unit", {"start", "seconds"},
                     DOPPLER_TEXT("core", "unit of the rewards: the makespan of the placement with which the "
                                          "episode began, or seconds")),
        numberOption("gamma", 1, 0, 1, DOPPLER_TEXT("core", "discount of a later step's reward")),
        wholeOption("baseline_window", 10, 1, 1000,
                    DOPPLER_TEXT("core", "episodes whose mean return from a step on is the step's baseline")),
        numberOption("gradient_clip", 1.25, 0, 1e6,
                     DOPPLER_TEXT("core",
                                  "norm to which a larger gradient is scaled down; 0: gradients stay as they "
                                  "are")),
        controlOption(),
    };
}

std::uint64_t simulatedPerEpisode(const Options&, const Problem& problem)
{
    return std::max<std::uint64_t>(placetoVisits(problem).size(), 1);
}

} // namespace

std::vector<VertexId> placetoVisits(const Problem& problem)
{
    std::vector<VertexId> visits;
    std::vector<bool> seen(problem.vertexCount());
    for (VertexId v : problem.graph().topologicalOrder()) {
        if (seen[v] || problem.allowedDevices(v).size() < 2)
            continue;
        visits.push_back(v);
        for (VertexId with : problem.movesTogether(v))
            seen[with] = true;
    }
    return visits;
}

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
