// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/device_activity.h"
#include "core/run/run.h"
#include "core/run/step_curve.h"
#include "core/sim/bound_list.h"
#include "widgets/gantt/chart/gantt_chart.h"

#include <memory>
#include <stop_token>
#include <vector>

namespace doppler {

/// Figures of a run over time: activity, memory and lower bounds. Immutable. Computing them takes long for
/// large problems.
struct GanttFigures {
    RunPtr run;
    std::vector<DeviceActivity> activity; ///< By device.
    ActivityTotals totals;
    std::vector<StepCurve> memory; ///< By device, bytes.
    /// Ascending; what its placer proved among them.
    std::vector<NamedBound> bounds;
};
using GanttFiguresPtr = std::shared_ptr<const GanttFigures>;

/// Computes the figures; for worker threads. `known` (may be null): figures of the same problem, whose bounds
/// are reused.
GanttFiguresPtr figuresOf(const RunPtr& run, const GanttFiguresPtr& known, const std::stop_token& stop = {});

/// The bars of a row whose task was found, or whose source was.
struct FoundBars {
    LaneIndex index;
    std::vector<std::uint32_t> runs; ///< As Lane::runs.
    LaneIndex critical;              ///< Of GanttRow::critical.
};
/// By row of the chart. `found`: by vertex.
std::vector<FoundBars> foundBars(const GanttChart& chart, const std::vector<char>& found);

} // namespace doppler
