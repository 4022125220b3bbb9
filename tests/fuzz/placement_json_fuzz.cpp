// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/placements/placement_json.h"
#include "core/sim/simulator.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <cmath>
#include <optional>

DOPPLER_FUZZER(placement_json, input)
{
    static const ProblemPtr problem = smallProblem();
    std::optional<Result<PlacementFile>> read;
    requireBounded(input, [&] { read = readPlacementJson(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const PlacementFile& file = **read;
    const auto again = readPlacementJson(writePlacementJson(file));
    if (!again)
        require(false, "what is written is readable: " + again.error().english());
    require(*again == file, "what is written is the same placement");

    std::optional<Result<Placement>> fitted;
    requireBounded(input, [&] { fitted = resolve(*problem, file); });
    if (!fitted->ok()) {
        requireReadable(fitted->error());
        return;
    }
    const double makespan = Simulator(problem).makespan(**fitted);
    require(std::isfinite(makespan) && makespan > 0, "what fits can be simulated");
}
