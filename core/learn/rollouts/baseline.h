// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/rollouts/settings.h"
#include "core/training/checkpoint.h"

namespace doppler {

/// The mean cost of earlier episodes of a stage, which a new one is compared with.
class RewardBaseline {
public:
    RewardBaseline(BaselineState before, std::size_t episodes, AdvantageUnit advantageUnit)
        : state(std::move(before)), window(episodes), unit(advantageUnit)
    {
    }
    /// Mean makespan of the episodes taken in; `otherwise` where there is none.
    [[nodiscard]] double mean(double otherwise) const;
    /// (mean - makespan) in the chosen unit; 0 where there is nothing to compare with.
    [[nodiscard]] double advantage(double makespan) const;
    void add(double makespan);
    [[nodiscard]] const BaselineState& values() const { return state; }

private:
    [[nodiscard]] double deviation() const;

    BaselineState state;
    std::size_t window; ///< 0: all.
    AdvantageUnit unit;
};

} // namespace doppler
