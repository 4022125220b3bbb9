// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/device_activity.h"
#include "core/sim/analysis.h"

namespace doppler {

/// What one row of a Gantt chart did in a window of time. Seconds; busy + transfer + idle = the window.
struct AreaRow {
    std::size_t tasks = 0; ///< Tasks (of a channel: transfers) with some part in the window.
    double busy = 0;
    /// Of a device: nothing ran on it and a transfer from or to it was under way. 0 for a channel.
    double transfer = 0;
    double idle = 0;
    /// Of a channel: bytes of its transfers, each by its share of time in the window. 0 for a device.
    double bytes = 0;
};

/// A task (or transfer) and how long of it lies in the window, in seconds.
struct AreaTask {
    bool isTransfer = false;
    std::uint32_t index = 0; ///< Into Schedule::tasks or Schedule::transfers.
    double seconds = 0;
};

struct AreaStatistics {
    double from = 0;
    double to = 0;
    std::vector<AreaRow> rows;     ///< By lane, as they were given.
    AreaRow total;                 ///< Sums; `tasks` counts tasks, not transfers.
    std::size_t transfers = 0;     ///< Of all channels.
    std::vector<AreaTask> longest; ///< Tasks, and transfers where there are only channels; longest first.
};

/// Of some lanes of a run between two times. `activity` is the run's. Cost: two bisections a lane, and a look
/// at every task inside.
AreaStatistics areaStatistics(const Problem& problem, const Schedule& schedule,
                              std::span<const DeviceActivity> activity, std::span<const Lane* const> lanes,
                              double from, double to, std::size_t mostLongest = 5);

} // namespace doppler
