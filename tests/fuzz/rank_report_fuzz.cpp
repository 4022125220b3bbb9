// SPDX-License-Identifier: GPL-3.0-or-later
// What ranks report of an execution: the part of one rank, and the joined report of all.
#include "core/exec/computed_run.h"
#include "core/exec/ranks/rank_report.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/small_problem.h"

#include <cmath>
#include <optional>

namespace {

const doppler::Placement& onTwoDevices()
{
    static const doppler::Placement placement{
        {doppler::DeviceId{0}, doppler::DeviceId{1}, doppler::DeviceId{0}}, {}, {}};
    return placement;
}

} // namespace

DOPPLER_FUZZER(rank_report, input)
{
    static const ProblemPtr problem = smallProblem();
    static const TransferPlan plan = transferPlanOf(*problem, onTwoDevices());
    std::optional<Result<RankPart>> part;
    requireBounded(input, [&] { part = unpackPart(input); });
    if (part->ok()) {
        const std::string text = packPart(**part);
        const auto again = unpackPart(text);
        require(again && packPart(*again) == text, "what is packed is the same part");
        if (const auto joined = joinParts(*problem, plan, onTwoDevices(), {**part, **part}); !joined)
            requireReadable(joined.error());
    } else {
        requireReadable(part->error());
    }

    std::optional<Result<Execution>> report;
    requireBounded(input, [&] { report = readReport(*problem, onTwoDevices(), input); });
    if (report->ok())
        require(std::isfinite((*report)->schedule.makespan) && (*report)->schedule.makespan >= 0,
                "an execution has a length");
    else
        requireReadable(report->error());
}
