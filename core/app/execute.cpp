// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/execute.h"

#include "core/base/program_talk.h"
#include "core/exec/external/external_engine.h"
#include "core/exec/registry.h"
#include "core/placers/online/online_placer.h"

namespace doppler {

std::string engineId(const std::string& name) { return namesProgram(name) ? externalEngineId : name; }

Result<ChosenEngine> chooseEngine(const std::string& name, const std::vector<Setting>& settings)
{
    const std::string id = engineId(name);
    const auto engine = findEngine(id);
    if (!engine)
        return engine.error();
    const auto& specs = (*engine)->info().options;
    auto options = optionsFor(id, specs, settings);
    if (!options)
        return options.error();
    if (id != name)
        if (auto set = options->set(specs, "command", commandOf(name)); !set)
            return set.error();
    return ChosenEngine{*engine, *std::move(options)};
}

std::string programOf(const ChosenEngine& engine)
{
    return engine.engine->info().id == externalEngineId ? engine.options.text("command") : std::string();
}

Result<void> checkExecutable(const Problem& problem, const Engine& engine, const std::string& online)
{
    if (online.empty())
        return engine.supports(problem);
    const auto policy = chooseOnlinePlacer(online);
    if (!policy)
        return policy.error();
    if (policy->held && engine.info().id == "ranks") // The processes of the other ranks could not make it.
        return Error{{DOPPLER_TEXT("core", "the engine ranks executes built-in online policies only; for a "
                                           "checkpoint, choose the engine threads, local or emulated"),
                      {}},
                     {},
                     {}};
    return engine.supportsOnline(problem);
}

Result<Executions> execute(const RunPtr& run, const ExecutionRequest& request, const ReadWatch& watch)
{
    if (auto possible = checkExecutable(*run->problem, *request.engine.engine, request.online); !possible)
        return possible.error();
    if (auto approved = request.approvals.checkProgram(programOf(request.engine)); !approved)
        return approved.error();
    if (run->schedule.outOfMemory)
        return outOfMemoryError(*run->problem, *run->schedule.outOfMemory);
    ChosenPlacer policy;
    if (!request.online.empty()) {
        auto chosen = chooseOnlinePlacer(request.online);
        if (!chosen)
            return chosen.error();
        policy = *std::move(chosen);
    }
    auto executions = execute({run->problem, run->placement, request.engine, request.repeats, request.seed,
                               watch.stop, watch.progress, dynamic_cast<const OnlinePlacer*>(policy.placer)});
    if (executions && policy.placer)
        executions->online = policy.title(); // two checkpoints have the same id
    return executions;
}

} // namespace doppler
