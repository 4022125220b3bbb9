// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/arrivals/workload_outcome.h"

#include "widgets/arrivals/method_table.h"
#include "widgets/placing/checkpoint_button.h"
#include "widgets/workbench/saved_files.h"

#include <QFile>

namespace doppler {

namespace {

/// Placers other than checkpoints stay.
Result<void> readAgain(ChosenPlacer& policy)
{
    const QString file = checkpointFile(policy);
    if (file.isEmpty())
        return {};
    auto again = chooseOnlineCheckpoint(QFile::encodeName(file).toStdString());
    if (!again)
        return again.error();
    again->label = policy.label;
    policy = *std::move(again);
    return {};
}

} // namespace

Result<WorkloadOutcome> runMethods(const WorkloadDocument& document, std::vector<WorkloadMethod> methods,
                                   const std::stop_token& stop,
                                   const std::function<void(std::uint64_t)>& report)
{
    WorkloadOpening opening;
    opening.stop = stop;
    const auto workload = openWorkload(document, opening);
    if (!workload)
        return workload.error();
    // Sessions name the graph of a run by a file.
    const auto graph = keepGraph(workload->problem->graph());
    if (!graph)
        return graph.error();
    WorkloadOutcome out;
    for (WorkloadMethod& method : methods) {
        report(out.runs.size());
        if (auto read = readAgain(method.placer); !read)
            return read.error();
        const auto run = runWorkload(*workload, method, {}, stop);
        if (!run)
            return run.error();
        RunEntry entry;
        entry.run = shownRun(*workload, *run);
        entry.title = MethodTable::titleOf(method);
        entry.graphSource = *graph;
        entry.topologySource = QFile::decodeName(document.devices.c_str());
        entry.step = RunStep::Comparison;
        entry.workload = std::make_shared<const RunWorkload>(
            RunWorkload{document, method.title(), run->figures, workload->graphs.size(), workload->load});
        out.runs.push_back(std::move(entry));
        out.methods.push_back(method);
        out.figures.push_back(run->figures);
    }
    return out;
}

} // namespace doppler
