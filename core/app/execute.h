// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/approvals.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/bytes/read_watch.h"
#include "core/run/measured/executions.h"

#include <string>
#include <vector>

namespace doppler {

/// The id of the engine that a name means, and the owner of its settings: `external` for a program
/// ("./mine.py"), otherwise the name itself.
std::string engineId(const std::string& name);
/// The engine of that name with the settings that are meant for it. Errors name the valid engines and
/// options.
Result<ChosenEngine> chooseEngine(const std::string& name, const std::vector<Setting>& settings);
/// The command line of the program that the engine runs; empty if it runs none.
std::string programOf(const ChosenEngine& engine);

/// How often an engine executes a placement.
struct ExecutionRequest {
    ChosenEngine engine;
    std::size_t repeats = 1; ///< At least 1.
    std::uint64_t seed = 1;  ///< Of the first execution; each next one has the next.
    /// Must contain programOf() the engine if it runs one.
    Approvals approvals = {};
    /// An online policy, as its placer's id or a checkpoint (chooseOnlinePlacer()): it decides during the
    /// execution instead of the placement. Empty: the placement is executed.
    std::string online = {};
};

/// Whether the engine can execute this problem with a placement, or while that policy decides.
Result<void> checkExecutable(const Problem& problem, const Engine& engine, const std::string& online);

/// Executes the placement of a run on an engine, or the run's problem while a policy decides. Refuses a
/// problem whose model the engine does not support, a program that is not approved, and a run that runs out
/// of memory in the simulation: it would never end. Blocks until all is done, or the stop token asks; a
/// stopped execution is an error.
Result<Executions> execute(const RunPtr& run, const ExecutionRequest& request, const ReadWatch& watch);

} // namespace doppler
