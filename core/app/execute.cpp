// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/execute.h"

#include "core/exec/registry.h"

namespace doppler {

Result<ChosenEngine> chooseEngine(const std::string& id, const std::vector<Setting>& settings)
{
    const auto engine = findEngine(id);
    if (!engine)
        return engine.error();
    auto options = optionsFor(id, (*engine)->info().options, settings);
    if (!options)
        return options.error();
    return ChosenEngine{*engine, *std::move(options)};
}

Result<Executions> execute(const RunPtr& run, const ExecutionRequest& request, const ReadWatch& watch)
{
    if (auto supported = request.engine.engine->supports(*run->problem); !supported)
        return supported.error();
    if (run->schedule.outOfMemory)
        return outOfMemoryError(*run->problem, *run->schedule.outOfMemory);
    return execute({run->problem, run->placement, request.engine, request.repeats, request.seed, watch.stop,
                    watch.progress});
}

} // namespace doppler
