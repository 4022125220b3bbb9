// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/io/bytes/read_watch.h"
#include "core/run/executions.h"

#include <string>
#include <vector>

namespace doppler {

/// The engine of that id with the settings that are meant for it. Errors name the valid engines and options.
Result<ChosenEngine> chooseEngine(const std::string& id, const std::vector<Setting>& settings);

/// How often an engine executes a placement.
struct ExecutionRequest {
    ChosenEngine engine;
    std::size_t repeats = 1; ///< At least 1.
    std::uint64_t seed = 1;  ///< Of the first execution; each next one has the next.
};

/// Executes the placement of a run on an engine. Refuses a problem whose model the engine does not support,
/// and a run that runs out of memory in the simulation: it would never end. Blocks until all is done, or the
/// stop token asks; a stopped execution is an error.
Result<Executions> execute(const RunPtr& run, const ExecutionRequest& request, const ReadWatch& watch);

} // namespace doppler
