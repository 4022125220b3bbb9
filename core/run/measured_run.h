// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/traces/trace_read.h"
#include "core/run/run.h"

#include <string>
#include <string_view>

namespace doppler {

/// The placer id of runs that were measured, not simulated.
constexpr std::string_view measuredPlacer = "measured";

inline bool isMeasured(const Run& run) { return run.placer == measuredPlacer; }

/// Makes a run of this problem from a measured schedule, so that it can be shown like a simulated one.
/// Vertices without a time must have a device. An order that contradicts the dependencies, as clocks of
/// devices can give it, is left out, so that the placement of every run can be simulated.
RunPtr makeMeasuredRun(ProblemPtr problem, Placement placement, Schedule schedule);
/// The run that a trace describes. Refuses a trace without times for some vertices, because views and figures
/// need complete runs, and one whose placement is not valid for the problem (validate()), because it could
/// not be simulated.
Result<RunPtr> measuredRunOf(const ProblemPtr& problem, TraceReading reading, const std::string& path);
/// Reads the trace from a file (readRunTrace()).
Result<RunPtr> readMeasuredRun(const ProblemPtr& problem, const std::string& path,
                               const ReadWatch& watch = {});

/// The difference for one measured vertex.
struct VertexDifference {
    VertexId vertex;
    DeviceId device;
    double measured = 0; ///< Measured compute seconds.
    double simulated = 0;
    double measuredStart = 0;
    double simulatedStart = 0;
};

struct DeviceDifference {
    double measuredBusy = 0; ///< Seconds.
    double simulatedBusy = 0;
};

/// A measured run next to a simulation of the same placement.
struct RunComparison {
    RunPtr measured;
    RunPtr simulated;
    std::vector<DeviceDifference> devices;  ///< By device.
    std::vector<VertexDifference> vertices; ///< Measured vertices; largest difference in seconds first.
};

/// Simulates the measured run's placement under the problem's model and compares the two. Fails if the
/// placement is not valid there or runs out of memory.
Result<RunComparison> compareWithSimulation(RunPtr measured);

} // namespace doppler
