// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/builtin_topologies.h"
#include "core/io/placements/pipeline_csv.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"
#include "tests/fuzz/fuzz_target.h"

#include <cmath>
#include <optional>

namespace doppler::fuzz {

namespace {

/// Two stages and two micro-batches in any order.
ProblemPtr smallPipeline(const char* source)
{
    ModelOptions model;
    model.schedule = ChooseTask::Strict;
    return Problem::create(generateWorkload(source).value(), builtinTopology("4xP100").value(), model)
        .value();
}

void checkMatch(const ProblemPtr& problem, const PipelineSchedule& schedule, std::string_view input)
{
    std::optional<Result<MatchedPlacement>> matched;
    requireBounded(input, [&] { matched = matchPipeline(*problem, schedule); });
    if (!matched->ok()) {
        requireReadable(matched->error());
        return;
    }
    const Placement& placement = (*matched)->placement;
    require(std::isfinite(Simulator(problem).makespan(placement)), "what fits can be simulated");
    const auto again = matchPipeline(*problem, pipelineScheduleOf(*problem, placement));
    require(again.ok() && again->placement == placement, "what is written is the same placement");
}

} // namespace

} // namespace doppler::fuzz

DOPPLER_FUZZER(pipeline_csv, input)
{
    using namespace doppler;
    static const ProblemPtr whole = smallPipeline("pipeline:layers=2:micro_batches=2:order=none");
    static const ProblemPtr split =
        smallPipeline("pipeline:layers=2:micro_batches=2:order=none:split_backward=true");
    std::optional<Result<PipelineSchedule>> read;
    requireBounded(input, [&] { read = readPipelineCsv(input); });
    if (!read->ok()) {
        requireReadable(read->error());
        return;
    }
    const auto again = readPipelineCsv(writePipelineCsv(**read));
    require(again.ok() && *again == **read, "what is written is the same schedule");
    checkMatch(whole, **read, input);
    checkMatch(split, **read, input);
}
