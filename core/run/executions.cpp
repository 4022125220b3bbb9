// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/executions.h"

#include "core/run/measured_run.h"

#include <algorithm>

namespace doppler {

Result<Executions> execute(const ExecutionSetup& setup)
{
    Executions out;
    std::vector<Schedule> schedules;
    const std::size_t repeats = std::max<std::size_t>(setup.repeats, 1);
    for (std::size_t i = 0; i < repeats; ++i) {
        EngineContext context{setup.seed + i, setup.stop};
        const auto shareOfAll = [&setup, i, repeats](double done) {
            setup.progress((static_cast<double>(i) + done) / static_cast<double>(repeats));
        };
        if (setup.progress)
            context.progress = shareOfAll;
        auto schedule =
            setup.engine.engine->execute(*setup.problem, setup.placement, setup.engine.options, context);
        if (!schedule)
            return schedule.error();
        out.makespans.push_back(schedule->makespan);
        schedules.push_back(*std::move(schedule));
        if (setup.progress)
            shareOfAll(1);
    }
    const auto median = schedules.begin() + static_cast<std::ptrdiff_t>((repeats - 1) / 2);
    std::nth_element(schedules.begin(), median, schedules.end(),
                     [](const Schedule& a, const Schedule& b) { return a.makespan < b.makespan; });
    out.run = makeMeasuredRun(setup.problem, setup.placement, std::move(*median));
    return out;
}

} // namespace doppler
