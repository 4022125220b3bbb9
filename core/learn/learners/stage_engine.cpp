// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/stage_engine.h"

#include "core/exec/external/external_engine.h"
#include "core/exec/registry.h"

#include <algorithm>

namespace doppler {

Result<StageEngine> StageEngine::of(const Options& training)
{
    const auto found = findEngine(training.text("engine"));
    if (!found)
        return found.error();
    if ((*found)->info().id == externalEngineId) // checkpoints and sessions contain a training's settings
        return Error{
            {DOPPLER_TEXT("core", "stage III cannot measure on an external program, because checkpoints and "
                                  "sessions of other people could name it; expected another engine")},
            {},
            {}};
    StageEngine out;
    out.engine = *found;
    out.repeats = static_cast<std::uint64_t>(training.integer("engine_repeats"));
    out.recheck = static_cast<std::uint64_t>(training.integer("engine_recheck"));
    const auto& specs = out.engine->info().options;
    out.settings = Options(specs);
    const std::string& text = training.text("engine_settings");
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
        const std::string part = text.substr(at, end - at);
        at = end + 1;
        if (part.empty())
            continue;
        const std::size_t equals = part.find('=');
        if (equals == std::string::npos)
            return Error{
                {DOPPLER_TEXT("core", "engine_settings: found \"{0}\", expected name=value"), {part}},
                {},
                {}};
        if (auto set = out.settings.set(specs, part.substr(0, equals), part.substr(equals + 1)); !set)
            return set.error();
    }
    return out;
}

Result<double> StageEngine::makespan(const Problem& problem, const Placement& placement, std::uint64_t seed,
                                     const std::stop_token& stop)
{
    if (!prepared.contains(&problem)) {
        auto held = engine->prepare(problem, settings);
        if (!held)
            return held.error();
        if (const auto warmup = engine->execute(problem, placement, settings, {seed, stop}); !warmup)
            return warmup.error();
        prepared.emplace(&problem, *std::move(held));
    }
    const auto executions = engine->executeAll(problem, placement, settings, {seed, stop}, repeats);
    if (!executions)
        return executions.error();
    double sum = 0;
    for (const Execution& execution : *executions) {
        if (execution.check)
            if (auto good = passed(*execution.check); !good)
                return good.error();
        sum += execution.schedule.makespan;
    }
    executed += repeats;
    return sum / static_cast<double>(repeats);
}

} // namespace doppler
