// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"
#include "core/run/run.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace doppler {

class OnlinePlacer;

/// An engine of the registry with checked options.
struct ChosenEngine {
    const Engine* engine = nullptr;
    Options options;
};

/// Repeated executions of one placement, or of a graph while a policy decides.
struct ExecutionSetup {
    ProblemPtr problem;
    Placement placement; ///< With a policy, one for which memory is reserved (OnlineDecisions).
    ChosenEngine engine;
    std::size_t repeats = 1;
    std::uint64_t seed = 1; ///< Seed of the first execution; increases by 1 for each further one.
    std::stop_token stop;
    /// Called at intervals with the share that is done. May be empty.
    std::function<void(double share)> progress;
    const OnlinePlacer* online = nullptr; ///< Null: the placement is executed.
};

struct Executions {
    /// The execution with the median makespan (of an even number, the shorter of the two in the middle), as a
    /// measured run.
    RunPtr run;
    std::vector<double> makespans;       ///< Of all executions, in order.
    std::optional<ExecutionCheck> check; ///< The checks of all executions; nothing if nothing was compared.
    std::vector<Message> notes;          ///< Those of the executions, each once.
    /// The policy that decided: its id, or the title of its checkpoint (ChosenPlacer::title()). Empty: a
    /// placement was executed.
    std::string online;
};

/// Executes the placement; `setup` asks for at least one execution. Returns the first error. An execution
/// whose check found a difference is an error, too. If the engine or the policy chose another placement, the
/// run has that one.
Result<Executions> execute(const ExecutionSetup& setup);

} // namespace doppler
