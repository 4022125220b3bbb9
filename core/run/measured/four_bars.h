// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <array>
#include <string>
#include <vector>

namespace doppler {

/// Modelled and measured seconds of the tasks or transfers that have something in common.
struct TimeTotals {
    std::string name; ///< Of a device, a kind of operation, or a pair of devices ("gpu0 -> gpu1").
    std::size_t count = 0;
    double modelled = 0;
    double measured = 0;
};

/// When the last task of a device ends, in seconds: in S0, S1, S2 and M.
struct DeviceEnds {
    std::string name;
    std::array<double, 4> ends{};
};

/// Where a measured makespan differs from the simulated one of the same placement, in four steps: the model's
/// times, then the measured times of tasks, then also those of transfers, all by the simulator's rules, and
/// at last the measured run. All values are in seconds.
struct FourBars {
    double simulated = 0;               ///< S0.
    double withTasks = 0;               ///< S1: with the measured times of the tasks.
    double withTransfers = 0;           ///< S2: also with the measured times of the transfers.
    double measured = 0;                ///< M.
    std::vector<TimeTotals> devices;    ///< Tasks by device, those that have tasks.
    std::vector<DeviceEnds> ends;       ///< The same devices.
    std::vector<TimeTotals> operations; ///< Tasks by kind of operation; largest difference first.
    std::vector<TimeTotals> links;      ///< Transfers by pair of devices; largest difference first.

    /// Error of the model of kernels.
    [[nodiscard]] double kernels() const { return withTasks - simulated; }
    /// Error of the model of links.
    [[nodiscard]] double transfers() const { return withTransfers - withTasks; }
    /// Everything else: hand-over, contention, another order.
    [[nodiscard]] double rest() const { return measured - withTransfers; }
};

/// One line of a table of the four bars.
struct FourBarsRow {
    enum class Part {
        Makespan,
        DeviceEnd, ///< End of the device's last task.
        DeviceBusy,
        Operation,
        Link,
    };
    Part part = Part::Makespan;
    std::string name;      ///< Empty for the makespan.
    std::size_t count = 0; ///< Tasks or transfers; 0 for makespan and ends.
    /// In S0, S1, S2 and M. A total is the model's until the step that takes the measured times.
    std::array<double, 4> seconds{};

    /// M - S0.
    [[nodiscard]] double difference() const { return seconds[3] - seconds[0]; }
};

/// The four bars as lines: makespan, ends and busy times of devices, operations, links; each part in the
/// order of the bars.
std::vector<FourBarsRow> rowsOf(const FourBars& bars);

/// Simulates the placement of a measured run three times. The run must be complete. Errors: its placement
/// runs out of memory in a simulation.
Result<FourBars> fourBars(const Run& measured);

} // namespace doppler
