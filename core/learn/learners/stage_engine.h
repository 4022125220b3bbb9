// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

namespace doppler {

/// The engine that stage III measures on, as the options `engine`, `engine_settings` and `engine_repeats` of
/// a training say.
class StageEngine {
public:
    /// An unknown engine or setting is refused.
    static Result<StageEngine> of(const Options& training);

    [[nodiscard]] Result<void> supports(const Problem& problem) const { return engine->supports(problem); }
    /// Mean measured makespan of the executions, in the problem's seconds. Blocks while they run, or until
    /// the token asks. `seed` is that of the first; the others count on.
    [[nodiscard]] Result<double> makespan(const Problem& problem, const Placement& placement,
                                          std::uint64_t seed, const std::stop_token& stop) const;

private:
    const Engine* engine = nullptr;
    Options settings;
    std::uint64_t repeats = 1;
};

} // namespace doppler
