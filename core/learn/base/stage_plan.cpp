// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/base/stage_plan.h"

#include <algorithm>

namespace doppler {

StagePlan simulationOnly(const Options& options)
{
    StagePlan plan;
    StageSettings& stage = plan[static_cast<std::size_t>(Stage::Simulation)];
    stage.episodes = static_cast<std::uint64_t>(options.integer(stageEpisodesOption(Stage::Simulation)));
    stage.learningRate = options.flag("control") ? 0 : options.number("stage2_learning_rate");
    stage.finalRate = std::min(stage.learningRate, options.number("final_learning_rate"));
    if (options.all().contains("stage2_entropy"))
        stage.entropy = options.number("stage2_entropy");
    return plan;
}

} // namespace doppler
