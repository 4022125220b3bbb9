// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrivals/workload_runs.h"
#include "widgets/runs/run_entry.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace doppler {

/// A workload under several methods; all lists by method.
struct WorkloadOutcome {
    std::vector<RunEntry> runs;
    std::vector<WorkloadMethod> methods;
    std::vector<WorkloadFigures> figures;
};

/// Runs the workload under each method. Checkpoints are read again: they may hold other networks than when
/// they were chosen. `report` hears how many runs are done. Blocks: for worker threads.
Result<WorkloadOutcome> runMethods(const WorkloadDocument& document, std::vector<WorkloadMethod> methods,
                                   const std::stop_token& stop,
                                   const std::function<void(std::uint64_t)>& report);

} // namespace doppler
