// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/opened_workload.h"
#include "core/run/run.h"

namespace doppler {

/// How the vertices of a workload get their devices.
struct WorkloadMethod {
    enum class Kind {
        /// The placer places each graph as if it were alone. If some graph unfolds, it places what has become
        /// known, and moves nothing later.
        Static,
        Rolling, ///< At each arrival, and when a graph unfolds, it places all unstarted vertices again.
        Online,  ///< The policy decides while the graphs run.
    };
    Kind kind = Kind::Static;
    ChosenPlacer placer; ///< An online policy for Online, another placer otherwise.
    /// "heft", "rolling heft", "online-dmda".
    [[nodiscard]] std::string title() const;
};
/// The method with this title. Refuses an unknown placer. Reads the checkpoint if it names one; may block.
Result<WorkloadMethod> methodTitled(const std::string& title);
/// "static", "rolling" or "online".
std::string_view workloadKindName(WorkloadMethod::Kind kind);

/// Figures of one run of a workload. The slowdown of a graph is the time from its arrival to its last end,
/// divided by its time alone (OpenedWorkload::aloneSeconds).
struct WorkloadFigures {
    double meanSlowdown = 0;
    double highSlowdown = 0; ///< 99th percentile: the smallest value that at least 99 % do not exceed.
    double fairness = 0;     ///< Jain's index of the slowdowns: 1 if all are equal, 1/n at worst.
    double throughput = 0;   ///< Graphs per second between the first arrival and the last end.
    double makespan = 0;     ///< The last end, in seconds from time 0.
};

/// The figures of these times; `arrivals`, `ends` and `alone` by graph, in seconds.
WorkloadFigures workloadFigures(std::span<const double> arrivals, std::span<const double> ends,
                                std::span<const double> alone);

/// A workload under one method.
struct WorkloadRun {
    Placement placement;
    Schedule schedule;
    std::vector<double> ends;      ///< By graph: its last end, in seconds.
    std::vector<double> slowdowns; ///< By graph.
    WorkloadFigures figures;
    std::size_t wastedTransfers = 0; ///< Rolling: see ArrivingRun.
};

/// Checks that the kind fits the placer, and that the model allows rolling re-placement if the kind is it.
Result<void> checkMethod(const OpenedWorkload& workload, const WorkloadMethod& method);

/// Runs the workload. Placers plan without the noise of the model; the run has it. A workload whose graphs
/// are all there and known at time 0 has the runs of the plain simulators. Equal workloads, methods and
/// evaluation budgets give equal runs, to the bit. Blocks: for worker threads.
Result<WorkloadRun> runWorkload(const OpenedWorkload& workload, const WorkloadMethod& method,
                                const Budget& budget = {}, const std::stop_token& stop = {});

/// The run as a value that views show. Its times are given, as those of a measured run are: a simulation of
/// its placement would start all graphs at time 0.
RunPtr shownRun(const OpenedWorkload& workload, const WorkloadRun& run);

} // namespace doppler
