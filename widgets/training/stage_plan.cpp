// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/training/stage_plan.h"

namespace doppler {

StagePlan stagePlan(const Options& trainingOptions)
{
    const auto episodes = [&](std::string_view name) {
        return static_cast<std::uint64_t>(trainingOptions.integer(name));
    };
    return {episodes("stage1_episodes"), episodes("stage2_episodes")};
}

} // namespace doppler
