// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"
#include "core/run/run.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace doppler {

/// An engine of the registry with checked options.
struct ChosenEngine {
    const Engine* engine = nullptr;
    Options options;
};

/// Executions of one placement, one after the other.
struct ExecutionSetup {
    ProblemPtr problem;
    Placement placement;
    ChosenEngine engine;
    std::size_t repeats = 1;
    std::uint64_t seed = 1; ///< Of the first; each next one has the next.
    std::stop_token stop;
    std::function<void(double share)> progress; ///< Now and then: how much is done. May be empty.
};

struct Executions {
    /// The one with the median makespan (of an even number: the shorter of both in the middle), as a measured
    /// run.
    RunPtr run;
    std::vector<double> makespans; ///< Of all, in the order in which they ran.
};

/// At least one execution. The first error ends everything.
Result<Executions> execute(const ExecutionSetup& setup);

} // namespace doppler
