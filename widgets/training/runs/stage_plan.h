// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/trainer.h"

namespace doppler {

/// The number of episodes of each stage; 0 also if the policy does not have the stage.
struct StagePlan {
    std::uint64_t imitation = 0;
    std::uint64_t simulation = 0;
    std::uint64_t system = 0;
    [[nodiscard]] std::uint64_t total() const { return imitation + simulation + system; }
    [[nodiscard]] std::uint64_t& of(Stage stage);
    [[nodiscard]] std::uint64_t of(Stage stage) const { return StagePlan(*this).of(stage); }
};

StagePlan stagePlan(const Options& trainingOptions);

} // namespace doppler
