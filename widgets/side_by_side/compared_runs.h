// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/run_differences.h"
#include "core/run/measured/four_bars.h"
#include "core/run/race.h"
#include "widgets/gantt/chart/gantt_chart.h"
#include "widgets/runs/pinned_baseline.h"

#include <memory>
#include <vector>

namespace doppler {

/// The four bars of a measured run, or why it has none.
using MeasuredBarsPtr = std::shared_ptr<const Result<FourBars>>;

/// Several runs of one graph with their prepared charts. Immutable. Preparing large runs takes long, so it is
/// done on a worker thread.
struct ComparedRuns {
    RunDifferences differences;
    std::vector<RunPtr> runs;
    std::vector<GanttChartPtr> charts;
    std::vector<RaceTrack> tracks;
    std::vector<MeasuredBarsPtr> bars; ///< By run; null for simulated ones.
    /// By run and vertex: whether its device differs from the reference (for the reference: from some run).
    std::vector<std::vector<bool>> moved;
    std::optional<PinnedBaseline> baseline; ///< The pinned run of the graph.

    /// The baseline, but for the run that it is.
    [[nodiscard]] std::optional<PinnedBaseline> baselineOf(std::size_t run) const
    {
        return baseline && baseline->run != runs[run] ? baseline : std::nullopt;
    }
    [[nodiscard]] std::size_t count() const { return runs.size(); }
    [[nodiscard]] std::size_t reference() const { return differences.reference; }
    [[nodiscard]] const std::string& name(std::size_t run) const { return differences.runs[run].name; }
};

using ComparedRunsPtr = std::shared_ptr<const ComparedRuns>;

/// Prepares the charts of runs of one graph. Reuses the charts and bars of `before` for runs that it holds
/// already.
ComparedRunsPtr compareRuns(std::vector<NamedRun> runs, std::size_t reference,
                            const ComparedRunsPtr& before = nullptr,
                            std::optional<PinnedBaseline> baseline = {});

} // namespace doppler
