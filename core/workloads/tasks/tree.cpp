// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/workloads/api/size_limit.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/tasks/task_costs.h"

#include <fmt/format.h>

namespace doppler {

namespace {

/// A complete tree. Ids go by depth from the root on; an in-tree's count from the leaves.
Result<GraphPtr> makeTreeGraph(const Options& options)
{
    const std::uint64_t arity = extentOf(options, "arity");
    const std::uint64_t depth = extentOf(options, "depth");
    const bool inwards = options.text("direction") == "in";
    double size = 1;
    double level = 1;
    for (std::uint64_t d = 0; d < depth && size <= mostMadeVertices; ++d)
        size += level *= static_cast<double>(arity);
    if (auto fits = refuseLarge(size, size - 1); !fits)
        return fits.error();
    TaskCosts costs(options);
    GraphBuilder builder(fmt::format("{}-tree-{}-{}", options.text("direction"), arity, depth));
    const auto count = static_cast<std::size_t>(size);
    const auto id = [&](std::size_t fromRoot) { return VertexId{inwards ? count - 1 - fromRoot : fromRoot}; };
    for (std::size_t i = 0; i < count; ++i)
        builder.addVertex(costs.draw(fmt::format("T{}", i), "task"));
    for (std::size_t child = 1; child < count; ++child) {
        const std::size_t parent = (child - 1) / arity;
        if (inwards)
            builder.addEdge(id(child), id(parent));
        else
            builder.addEdge(id(parent), id(child));
    }
    return builder.build();
}

} // namespace

Workload treeWorkload()
{
    return {"tree", DOPPLER_TEXT("core", "complete trees: in-trees (reductions) and out-trees (divisions)"),
            "Kwok and Ahmad, ACM Computing Surveys 31(4), 1999",
            withTaskOptions(
                {choiceOption(
                     "direction", {"in", "out"},
                     {.label = DOPPLER_TEXT("core", "Edge direction"),
                      .help = DOPPLER_TEXT("core", "towards the root (in-tree) or away from it (out-tree)")}),
                 wholeOption("arity", 2, 1, 1000,
                             {.label = DOPPLER_TEXT("core", "Children per task"),
                              .help = DOPPLER_TEXT("core", "children of a task")}),
                 wholeOption("depth", 5, 0, 1e6,
                             {.label = DOPPLER_TEXT("core", "Tree depth"),
                              .unit = DOPPLER_TEXT("core", "edges"),
                              .help = DOPPLER_TEXT("core", "edges from the root to a leaf")})}),
            makeTreeGraph};
}

} // namespace doppler
