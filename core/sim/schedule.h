// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace doppler {

/// One kernel call as it ran. Seconds from the start of the run.
struct TaskRun {
    VertexId vertex;
    DeviceId device;
    double ready = 0; ///< All its inputs were on the device.
    double start = 0;
    double end = 0;
};

/// One tensor's way to one device.
struct TransferRun {
    TensorId tensor;
    VertexId vertex; ///< The tensor's source.
    DeviceId from;
    DeviceId to;
    double ready = 0; ///< The source had finished.
    double start = 0;
    double end = 0;
};

/// A finished run, simulated or measured.
struct Schedule {
    double makespan = 0;
    std::vector<TaskRun> tasks;         ///< By vertex id.
    std::vector<TransferRun> transfers; ///< By source vertex, then in the order of its edges.
};

using SchedulePtr = std::shared_ptr<const Schedule>;

} // namespace doppler
