// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/workload_runs.h"

namespace doppler {

/// The runs of one workload, by method.
struct WorkloadResults {
    const OpenedWorkload* workload = nullptr;
    std::vector<WorkloadMethod> methods;
    std::vector<WorkloadRun> runs;
};

/// A line per method, for people.
std::string workloadAsText(const WorkloadResults& results);
/// A line per method and graph.
std::string workloadAsCsv(const WorkloadResults& results);
/// The workload, and the figures and graphs of each method.
std::string workloadAsJson(const WorkloadResults& results);

} // namespace doppler
