// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/read_options.h"
#include "core/arrivals/merged_graphs.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/documents/workload_json.h"
#include "core/problem/problem.h"
#include "core/sim/arrivals/unfolding.h"

#include <functional>
#include <stop_token>

namespace doppler {

/// A workload with its graphs read, its random arrivals drawn, and all of it as one problem. Immutable and
/// safe to share between threads.
struct OpenedWorkload {
    WorkloadDocument document;
    std::vector<ArrivingGraph> graphs; ///< By arrival, then in the order of the document.
    MergedGraphs merged;
    ProblemPtr problem;  ///< Of the merged graph.
    Unfolding unfolding; ///< Of the problem's graph.
    /// The problem for policies, which must not see what is hidden: only edges whose target is known whenever
    /// their source is. Equal to `problem` if nothing unfolds.
    ProblemPtr certain;
    /// By graph: seconds that it takes alone on the devices, without noise, placed by the yardstick.
    std::vector<double> aloneSeconds;
    double load = 0; ///< Of a Poisson process: its rate times the mean of aloneSeconds over the mix.
};

/// The placer whose makespan of a graph alone is the unit of slowdowns, unless the user names another one.
inline constexpr const char* defaultYardstick = "heft";

struct WorkloadOpening {
    std::string yardstick = defaultYardstick;
    Budget budget = {}; ///< Of the yardstick, if it is a search.
    ReadOptions readOptions = {};
    std::stop_token stop = {};
};

/// Opens the graphs and devices of a workload, draws the arrivals, and places every distinct graph alone.
/// Refuses models that online runs do not follow (followsOnline()), graphs that take no time, and graphs that
/// unfold under a rule of choice that sees all of them (followsUnfolding()). Equal
/// documents give equal workloads. Blocks: for worker threads.
Result<OpenedWorkload> openWorkload(WorkloadDocument document, const WorkloadOpening& opening = {});

} // namespace doppler
