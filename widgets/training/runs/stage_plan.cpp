// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/runs/stage_plan.h"

namespace doppler {

std::uint64_t& StagePlan::of(Stage stage)
{
    return stage == Stage::Imitation ? imitation : stage == Stage::Simulation ? simulation : system;
}

StagePlan stagePlan(const Options& trainingOptions)
{
    StagePlan plan;
    for (const Stage stage : {Stage::Imitation, Stage::Simulation, Stage::System})
        if (const std::string name = stageEpisodesOption(stage); trainingOptions.all().contains(name))
            plan.of(stage) = static_cast<std::uint64_t>(trainingOptions.integer(name));
    return plan;
}

} // namespace doppler
