// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <memory>
#include <span>

namespace doppler {

/// Runs placements of one problem under its model (execution model, Algorithm 1). Keeps its working memory:
/// after the first run nothing is allocated by makespan(); where the model needs the general loop (see
/// needsGeneralSimulator()) or a plan orders its transfers, only where more is sent or waits at once than
/// in any run before. One thread at a time; make one per thread.
class Simulator {
public:
    explicit Simulator(ProblemPtr problem);
    ~Simulator();
    Simulator(Simulator&&) noexcept;
    Simulator& operator=(Simulator&&) noexcept;

    [[nodiscard]] const Problem& problem() const;

    /// Seconds until the last event; infinity for a run that is out of memory (MemoryRule::Enforce). The
    /// placement must be valid (see validate()).
    double makespan(const Placement& placement);
    double makespan(const Assignment& devices);
    /// The same, and when every vertex started (`never` where it did not).
    double makespan(const Placement& placement, std::span<double> starts);
    /// The same run with everything that happened.
    Schedule run(const Placement& placement);

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
