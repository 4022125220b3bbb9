// SPDX-License-Identifier: GPL-3.0-or-later
// Placements of other tools: device maps, tables, profiles, graphs with devices, pipeline schedules.
#include "core/io/placements/foreign_placement.h"
#include "core/sim/simulator.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <cmath>
#include <optional>

DOPPLER_FUZZER(foreign_placement, input)
{
    static const ProblemPtr problem = smallProblem();
    std::optional<Result<NamedDevices>> read;
    requireBounded(input, [&] {
        (void)looksLikeForeignPlacement(input);
        read = readForeignPlacement(input);
    });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    std::optional<Result<MatchedPlacement>> matched;
    requireBounded(input, [&] { matched = matchPlacement(*problem, **read); });
    if (!matched->ok()) {
        requireReadable(matched->error());
        return;
    }
    const double makespan = Simulator(problem).makespan((*matched)->placement);
    require(std::isfinite(makespan) && makespan > 0, "what matches can be simulated");
}
