// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrivals/workload_tables.h"

#include "core/base/quantity.h"
#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_value.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

namespace doppler {

std::string workloadAsText(const WorkloadResults& results)
{
    const OpenedWorkload& workload = *results.workload;
    const double alone = std::accumulate(workload.aloneSeconds.begin(), workload.aloneSeconds.end(), 0.0) /
                         static_cast<double>(workload.graphs.size());
    std::string out = fmt::format(
        "{} graphs, {} vertices, arrivals from {} to {}; alone, a graph takes {} on "
        "average\n",
        workload.graphs.size(), workload.problem->vertexCount(), secondsText(workload.graphs.front().at),
        secondsText(workload.graphs.back().at), secondsText(alone));
    if (workload.load > 0)
        out += fmt::format("load {:.3g}\n", workload.load);
    std::size_t width = 6;
    for (const WorkloadMethod& method : results.methods)
        width = std::max(width, method.title().size());
    out += fmt::format("\n{:<{}}  {:>13}  {:>12}  {:>8}  {:>12}  {:>12}\n", "method", width, "mean slowdown",
                       "99th perc.", "fairness", "graphs/s", "makespan");
    for (std::size_t i = 0; i < results.runs.size(); ++i) {
        const WorkloadFigures& figures = results.runs[i].figures;
        out += fmt::format("{:<{}}  {:>13.3f}  {:>12.3f}  {:>8.3f}  {:>12.4g}  {:>12}\n",
                           results.methods[i].title(), width, figures.meanSlowdown, figures.highSlowdown,
                           figures.fairness, figures.throughput, secondsText(figures.makespan));
    }
    return out;
}

std::string workloadAsCsv(const WorkloadResults& results)
{
    std::string out = "method,kind,graph,vertices,arrival_s,end_s,alone_s,slowdown\n";
    const OpenedWorkload& workload = *results.workload;
    for (std::size_t i = 0; i < results.runs.size(); ++i)
        for (std::size_t k = 0; k < workload.graphs.size(); ++k)
            out +=
                fmt::format("{},{},{},{},{},{},{},{}\n", csvField(results.methods[i].title()),
                            workloadKindName(results.methods[i].kind), csvField(workload.graphs[k].name),
                            workload.graphs[k].graph->vertexCount(), workload.graphs[k].at,
                            results.runs[i].ends[k], workload.aloneSeconds[k], results.runs[i].slowdowns[k]);
    return out;
}

std::string workloadAsJson(const WorkloadResults& results)
{
    const OpenedWorkload& workload = *results.workload;
    Json graphs = Json::array();
    for (std::size_t k = 0; k < workload.graphs.size(); ++k)
        graphs.push_back({{"name", workload.graphs[k].name},
                          {"vertices", workload.graphs[k].graph->vertexCount()},
                          {"arrival", workload.graphs[k].at},
                          {"alone", workload.aloneSeconds[k]}});
    Json runs = Json::array();
    for (std::size_t i = 0; i < results.runs.size(); ++i) {
        const WorkloadRun& run = results.runs[i];
        runs.push_back({{"method", results.methods[i].title()},
                        {"kind", workloadKindName(results.methods[i].kind)},
                        {"mean_slowdown", run.figures.meanSlowdown},
                        {"p99_slowdown", run.figures.highSlowdown},
                        {"fairness", run.figures.fairness},
                        {"throughput", run.figures.throughput},
                        {"makespan", run.figures.makespan},
                        {"wasted_transfers", run.wastedTransfers},
                        {"ends", run.ends},
                        {"slowdowns", run.slowdowns}});
    }
    Json out{{"graphs", graphs}, {"runs", runs}};
    if (workload.load > 0)
        out["load"] = workload.load;
    return out.text(2) + "\n";
}

} // namespace doppler
