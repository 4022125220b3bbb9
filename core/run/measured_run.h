// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/traces/trace_read.h"
#include "core/run/run.h"

#include <string>
#include <string_view>

namespace doppler {

/// The placer of runs that were measured, not simulated.
constexpr std::string_view measuredPlacer = "measured";

inline bool isMeasured(const Run& run) { return run.placer == measuredPlacer; }

/// A schedule that was measured elsewhere as a run of this problem, to be shown like a simulated one.
/// Vertices that have no time in it must still have a device.
RunPtr makeMeasuredRun(ProblemPtr problem, Placement placement, Schedule schedule);
/// The run that the trace in a file tells. One that lacks times of some vertices is refused, since views and
/// figures are of whole runs, and so is one whose placement is not valid for the problem (validate()), so
/// that it can be simulated.
Result<RunPtr> measuredRunOf(const ProblemPtr& problem, TraceReading reading, const std::string& path);
/// The same of a file that is read now (readRunTrace).
Result<RunPtr> readMeasuredRun(const ProblemPtr& problem, const std::string& path,
                               const ReadWatch& watch = {});

/// Of one vertex that was measured.
struct VertexDifference {
    VertexId vertex;
    DeviceId device;
    double measured = 0; ///< Seconds of its exec.
    double simulated = 0;
    double measuredStart = 0;
    double simulatedStart = 0;
};

struct DeviceDifference {
    double measuredBusy = 0; ///< Seconds.
    double simulatedBusy = 0;
};

/// A measured run beside a simulation of the same placement.
struct RunComparison {
    RunPtr measured;
    RunPtr simulated;
    std::vector<DeviceDifference> devices; ///< By device.
    std::vector<VertexDifference>
        vertices; ///< Those that were measured; largest difference of seconds first.
};

/// Simulates the measured run's placement under the problem's model and sets the two side by side. Fails
/// where the placement is not valid there, or runs out of memory.
Result<RunComparison> compareWithSimulation(RunPtr measured);

} // namespace doppler
