// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"

#include <map>

namespace doppler {

/// The engine that stage III measures on, as the options `engine`, `engine_settings`, `engine_repeats` and
/// `engine_recheck` of a training say. It stays prepared for every problem that it has measured.
class StageEngine {
public:
    /// Refuses an unknown engine or setting, and a program other than the approved one.
    static Result<StageEngine> of(const Options& training, const std::string& approvedProgram);

    [[nodiscard]] Result<void> supports(const Problem& problem) const { return engine->supports(problem); }
    /// Mean measured makespan of the executions, in the problem's seconds. Blocks while they run, or until
    /// the token asks. `seed` is that of the first; the others count on.
    /// The first call for a problem prepares the engine and warms it up with one execution, which does not
    /// count.
    [[nodiscard]] Result<double> makespan(const Problem& problem, const Placement& placement,
                                          std::uint64_t seed, const std::stop_token& stop);
    /// Executions that count, of all calls of makespan() that succeeded.
    [[nodiscard]] std::uint64_t realRuns() const { return executed; }
    void setRealRuns(std::uint64_t before) { executed = before; }
    /// After how many updates the best placement is measured again; 0: never.
    [[nodiscard]] std::uint64_t recheckInterval() const { return recheck; }

private:
    const Engine* engine = nullptr;
    Options settings;
    std::uint64_t repeats = 1;
    std::uint64_t recheck = 0;
    std::uint64_t executed = 0;
    std::map<const Problem*, std::shared_ptr<const void>> prepared; ///< The problems outlive the training.
};

} // namespace doppler
