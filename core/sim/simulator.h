// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/schedule.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

/// Simulates placements of one problem under its model (execution model, Algorithm 1). Reuses its memory:
/// after the first run makespan() allocates nothing. If the model needs the general loop (see
/// needsGeneralSimulator()) or a plan orders its transfers, it allocates only if more transfers exist or more
/// items wait at once than in any earlier run. Not thread-safe; create one per thread.
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
    /// Also stores the start of every vertex (`never` if it did not start).
    double makespan(const Placement& placement, std::span<double> starts);
    /// Runs the placement and returns the whole schedule.
    Schedule run(const Placement& placement);
    /// The same with a stop token. Returns nothing after a stop request, at which a run ends within a
    /// millisecond.
    std::optional<Schedule> run(const Placement& placement, const std::stop_token& stop);

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
