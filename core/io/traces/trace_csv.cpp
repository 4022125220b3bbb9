// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/bytes/csv_writing.h"
#include "core/io/json/json_writing.h"
#include "core/io/traces/trace.h"

#include <fmt/format.h>

namespace doppler {

namespace {

template <class Run>
std::string times(const Run& run)
{
    return fmt::format("{},{},{}\r\n", jsonNumber(run.ready), jsonNumber(run.start), jsonNumber(run.end));
}

} // namespace

std::string writeTraceCsv(const Problem& problem, const Schedule& schedule)
{
    const DataflowGraph& graph = problem.graph();
    const auto device = [&](DeviceId d) { return csvField(problem.topology().device(d).name); };
    std::string out = "kind,vertex,name,device,from,to,bytes,ready,start,end\r\n";
    for (const TaskRun& run : schedule.tasks) {
        if (!run.ran())
            continue;
        out += fmt::format("task,{},{},{},,,,", run.vertex.value, csvField(graph.label(run.vertex)),
                           device(run.device)) +
               times(run);
    }
    for (const TransferRun& run : schedule.transfers)
        out += fmt::format("transfer,{},{},,{},{},{},", run.vertex.value, csvField(graph.label(run.vertex)),
                           device(run.from), device(run.to), jsonNumber(graph.tensor(run.tensor).bytes)) +
               times(run);
    for (const TransferRun& run : schedule.transfers)
        if (run.sendStart)
            out += fmt::format("send,{},{},{},{},{},,{},{},{}\r\n", run.vertex.value,
                               csvField(graph.label(run.vertex)), device(run.from), device(run.from),
                               device(run.to), jsonNumber(run.ready), jsonNumber(*run.sendStart),
                               jsonNumber(run.start));
    return out;
}

} // namespace doppler
