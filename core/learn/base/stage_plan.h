// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

#include <array>
#include <cstdint>

namespace doppler {

/// How a stage is trained; a policy that has no such stage gives it no episodes.
struct StageSettings {
    std::uint64_t episodes = 0;
    double learningRate = 0; ///< At its start.
    double finalRate = 0;    ///< At its end; linear between.
    double epsilon = 0;      ///< At its start, linear to 0.
    double entropy = 0;
};
using StagePlan = std::array<StageSettings, stageCount>; ///< By Stage.

/// The plan of a policy that only learns from simulated runs, by its options. A control learns nothing.
StagePlan simulationOnly(const Options& options);

} // namespace doppler
