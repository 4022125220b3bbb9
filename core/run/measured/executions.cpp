// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured/executions.h"

#include "core/placers/online/online_placer.h"
#include "core/run/measured_run.h"

#include <algorithm>

namespace doppler {

namespace {

template <class T, class Join>
void join(std::optional<T>& all, const std::optional<T>& one, const Join& both)
{
    if (one)
        all = all ? both(*all, *one) : *one;
}

/// Adds what an execution reports apart from its times. The checks have all passed.
void addReports(Executions& out, const Execution& execution)
{
    for (const Message& note : execution.notes)
        if (std::ranges::find(out.notes, note) == out.notes.end())
            out.notes.push_back(note);
    if (!execution.check)
        return;
    if (!out.check)
        out.check = ExecutionCheck{};
    join(out.check->outputsEqual, execution.check->outputsEqual, [](bool a, bool b) { return a && b; });
    join(out.check->largestDifference, execution.check->largestDifference,
         [](double a, double b) { return std::max(a, b); });
}

Result<std::vector<Execution>> executeAll(const ExecutionSetup& setup)
{
    const EngineContext context{setup.seed, setup.stop, setup.progress};
    const std::size_t repeats = std::max<std::size_t>(setup.repeats, 1);
    const auto& [engine, options] = setup.engine;
    if (!setup.online)
        return engine->executeAll(*setup.problem, setup.placement, options, context, repeats);
    return engine->executeOnline(
        *setup.problem,
        {[&] { return setup.online->policy(*setup.problem); }, setup.placement, setup.online->info().id},
        options, context, repeats);
}

} // namespace

Result<Executions> execute(const ExecutionSetup& setup)
{
    auto executions = executeAll(setup);
    if (!executions)
        return executions.error();
    Executions out;
    if (setup.online)
        out.online = setup.online->info().id;
    for (const Execution& execution : *executions) {
        if (execution.check)
            if (auto good = passed(*execution.check); !good)
                return good.error();
        addReports(out, execution);
        out.makespans.push_back(execution.schedule.makespan);
    }
    const auto median = executions->begin() + static_cast<std::ptrdiff_t>((executions->size() - 1) / 2);
    std::nth_element(
        executions->begin(), median, executions->end(),
        [](const Execution& a, const Execution& b) { return a.schedule.makespan < b.schedule.makespan; });
    out.run = makeMeasuredRun(setup.problem, median->placement.value_or(setup.placement),
                              std::move(median->schedule));
    return out;
}

} // namespace doppler
