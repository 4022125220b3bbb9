// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/executions.h"

#include "core/study/measured_run.h"

#include <algorithm>

namespace doppler {

Result<Executions> execute(const ExecutionSetup& setup)
{
    Executions out;
    std::vector<Schedule> schedules;
    const std::size_t repeats = std::max<std::size_t>(setup.repeats, 1);
    for (std::size_t i = 0; i < repeats; ++i) {
        auto schedule = setup.engine.engine->execute(*setup.problem, setup.placement, setup.engine.options,
                                                     {setup.seed + i, setup.stop});
        if (!schedule)
            return schedule.error();
        out.makespans.push_back(schedule->makespan);
        schedules.push_back(*std::move(schedule));
        if (setup.progress)
            setup.progress(static_cast<double>(i + 1) / static_cast<double>(repeats));
    }
    const auto median = schedules.begin() + static_cast<std::ptrdiff_t>((repeats - 1) / 2);
    std::nth_element(schedules.begin(), median, schedules.end(),
                     [](const Schedule& a, const Schedule& b) { return a.makespan < b.makespan; });
    out.run = makeMeasuredRun(setup.problem, setup.placement, std::move(*median));
    return out;
}

} // namespace doppler
