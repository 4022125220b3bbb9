// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/learners/stage_engine.h"

#include "core/training/training_engine.h"

namespace doppler {

Result<StageEngine> StageEngine::of(const Options& training, const std::string& approvedProgram)
{
    auto chosen = trainingEngine(training);
    if (!chosen)
        return chosen.error();
    if (!chosen->program.empty() && chosen->program != approvedProgram)
        return Error{
            {DOPPLER_TEXT("core",
                          "stage III would run this program, which is not approved; to run it, start the "
                          "training with it in the training dialog or by doppler train")},
            chosen->program,
            {}};
    StageEngine out;
    out.engine = chosen->engine;
    out.settings = std::move(chosen->settings);
    out.repeats = static_cast<std::uint64_t>(training.integer("engine_repeats"));
    out.recheck = static_cast<std::uint64_t>(training.integer("engine_recheck"));
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
