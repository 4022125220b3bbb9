// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

namespace doppler {

/// How many episodes each stage is set to.
struct StagePlan {
    std::uint64_t imitation = 0;
    std::uint64_t simulation = 0;
    [[nodiscard]] std::uint64_t total() const { return imitation + simulation; }
};

StagePlan stagePlan(const Options& trainingOptions);

} // namespace doppler
