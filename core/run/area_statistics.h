// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/device_activity.h"
#include "core/sim/analysis.h"

namespace doppler {

/// What one row of a Gantt chart did in a time window. Seconds; busy + transfer + idle = the window.
struct AreaRow {
    std::size_t tasks = 0; ///< Tasks (for a channel: transfers) that overlap the window.
    double busy = 0;
    /// For a device: time in which no task ran and a transfer from or to it was under way. 0 for a channel.
    double transfer = 0;
    double idle = 0;
    /// For a channel: bytes of its transfers, in proportion to their time within the window. 0 for a device.
    double bytes = 0;
};

/// A task or transfer and the seconds of it that are in the window.
struct AreaTask {
    bool isTransfer = false;
    std::uint32_t index = 0; ///< Index into Schedule::tasks or Schedule::transfers.
    double seconds = 0;
};

struct AreaStatistics {
    double from = 0;
    double to = 0;
    std::vector<AreaRow> rows;     ///< By lane, in the given order.
    AreaRow total;                 ///< Sum over the rows; `tasks` counts tasks, not transfers.
    std::size_t transfers = 0;     ///< Sum over all channels.
    std::vector<AreaTask> longest; ///< Tasks, or transfers if there are only channels; longest first.
};

/// Statistics of some lanes of a run between two times. `activity` must be that of the run. Time: two binary
/// searches per lane, and linear in the tasks within the window.
AreaStatistics areaStatistics(const Problem& problem, const Schedule& schedule,
                              std::span<const DeviceActivity> activity, std::span<const Lane* const> lanes,
                              double from, double to, std::size_t mostLongest = 5);

} // namespace doppler
