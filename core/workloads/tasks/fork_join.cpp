// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/tasks/task_costs.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// A stage is `width` chains of `length` tasks between a fork and a join, which is the next stage's fork.
Result<GraphPtr> makeForkJoinGraph(const Options& options)
{
    const std::uint64_t stages = extentOf(options, "stages");
    const std::uint64_t width = extentOf(options, "width");
    const std::uint64_t length = extentOf(options, "length");
    const double chains = static_cast<double>(stages) * static_cast<double>(width);
    if (auto fits = refuseLarge(chains * static_cast<double>(length) + static_cast<double>(stages) + 1,
                                chains * static_cast<double>(length + 1));
        !fits)
        return fits.error();
    TaskCosts costs(options);
    GraphBuilder builder(fmt::format("fork-join-{}x{}x{}", stages, width, length));
    VertexId fork = builder.addVertex(costs.draw("fork", "fork"));
    for (std::uint64_t stage = 1; stage <= stages; ++stage) {
        const std::string group = fmt::format("stage{}", stage);
        std::vector<VertexId> ends;
        for (std::uint64_t chain = 1; chain <= width; ++chain) {
            VertexId before = fork;
            for (std::uint64_t i = 1; i <= length; ++i) {
                const VertexId task = builder.addVertex(
                    costs.draw(fmt::format("task {}.{}.{}", stage, chain, i), "task", group));
                builder.addEdge(before, task);
                before = task;
            }
            ends.push_back(before);
        }
        fork = builder.addVertex(costs.draw(fmt::format("join {}", stage), "join"));
        for (VertexId end : ends)
            builder.addEdge(end, fork);
    }
    return builder.build();
}

} // namespace

Workload forkJoinWorkload()
{
    return {
        "fork-join", DOPPLER_TEXT("core", "stages of parallel chains between a fork and a join"),
        "Kwok and Ahmad, ACM Computing Surveys 31(4), 1999",
        withTaskOptions({wholeOption("stages", 4, 1, 1e6,
                                     {.label = DOPPLER_TEXT("core", "Stages"),
                                      .help = DOPPLER_TEXT("core", "number of stages, one after another")}),
                         wholeOption("width", 8, 1, 1e6,
                                     {.label = DOPPLER_TEXT("core", "Chains per stage"),
                                      .help = DOPPLER_TEXT("core", "chains in a stage")}),
                         wholeOption("length", 1, 1, 1e6,
                                     {.label = DOPPLER_TEXT("core", "Chain length"),
                                      .unit = DOPPLER_TEXT("core", "tasks"),
                                      .help = DOPPLER_TEXT("core", "tasks in a chain")})}),
        makeForkJoinGraph};
}

} // namespace doppler
