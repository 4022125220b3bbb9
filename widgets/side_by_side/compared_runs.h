// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"
#include "core/run/race.h"
#include "widgets/gantt/chart/gantt_chart.h"

#include <memory>
#include <vector>

namespace doppler {

/// Runs side by side with all that is shown of them. Immutable; takes long for large runs: made on a worker
/// thread.
struct ComparedRuns {
    RunDifferences differences;
    std::vector<RunPtr> runs;
    std::vector<GanttChartPtr> charts;
    std::vector<RaceTrack> tracks;
    /// By run and vertex: it is not where the reference has it (of the reference: where some run has it).
    std::vector<std::vector<bool>> moved;

    [[nodiscard]] std::size_t count() const { return runs.size(); }
    [[nodiscard]] std::size_t reference() const { return differences.reference; }
    [[nodiscard]] const std::string& name(std::size_t run) const { return differences.runs[run].name; }
};

using ComparedRunsPtr = std::shared_ptr<const ComparedRuns>;

/// The runs are of one graph. Charts of runs that `before` has already are taken from there.
ComparedRunsPtr compareRuns(std::vector<NamedRun> runs, std::size_t reference,
                            const ComparedRunsPtr& before = nullptr);

} // namespace doppler
