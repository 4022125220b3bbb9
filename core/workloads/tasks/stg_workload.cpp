// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/io/workflows/stg.h"
#include "core/workloads/api/workload.h"
#include "core/workloads/tasks/stg_graphs.h"

#include <algorithm>

namespace doppler {

namespace {

Result<GraphPtr> makeStgGraph(const Options& options)
{
    const std::string& name = options.text("graph");
    const StgGraph& graph =
        *std::ranges::find_if(stgGraphs(), [&](const StgGraph& one) { return one.name == name; });
    std::string text = graph.text;
    std::ranges::replace(text, ';', '\n');
    return readStg(text, graph.name);
}

} // namespace

Workload stgWorkload()
{
    std::vector<std::string> names;
    for (const StgGraph& graph : stgGraphs())
        names.emplace_back(graph.name);
    return {"stg",
            DOPPLER_TEXT("core", "graphs of the Standard Task Graph set with published optima"),
            "Tobita, Kasahara, J. Scheduling 5(5), 2002",
            {choiceOption(
                "graph", std::move(names),
                {.label = DOPPLER_TEXT("core", "Graph"), .help = DOPPLER_TEXT("core", "graph of the set")})},
            makeStgGraph};
}

} // namespace doppler
