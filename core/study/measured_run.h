// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/study/run.h"

#include <string_view>

namespace doppler {

/// The placer of runs that were measured, not simulated.
constexpr std::string_view measuredPlacer = "measured";

inline bool isMeasured(const Run& run) { return run.placer == measuredPlacer; }

/// A schedule that was measured elsewhere as a run of this problem, to be shown like a simulated one.
/// Vertices that have no time in it must still have a device.
RunPtr makeMeasuredRun(ProblemPtr problem, Placement placement, Schedule schedule);

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
