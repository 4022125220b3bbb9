// SPDX-License-Identifier: GPL-3.0-or-later
// Results of `doppler ... --json`, as `doppler history` reads them from a folder.
#include "core/app/run_history.h"
#include "core/io/json/json_value.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>
#include <optional>

DOPPLER_FUZZER(history_result, input)
{
    std::optional<Result<double>> makespan;
    requireBounded(input, [&] { makespan = makespanOfResult(input); });
    if (!makespan->ok()) {
        requireReadable(makespan->error());
        return;
    }
    require(std::isfinite(**makespan) && **makespan >= 0, "a makespan is a finite number of seconds");
    const Json written{{"graph", "g"}, {"makespan", **makespan}};
    const auto again = makespanOfResult(written.text(2));
    require(again.ok() && *again == **makespan, "what is written is the same");
    std::vector<HistoryPoint> points(3);
    points[0].makespan = points[2].makespan = **makespan;
    points[1].makespan = 1;
    markRegressions(points, 0.05);
    for (const HistoryPoint& point : points)
        require(point.overBest >= 0, "no run is better than the best so far");
}
