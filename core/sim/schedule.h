// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// The time of what never happened, in a run that ran out of memory.
constexpr double never = std::numeric_limits<double>::infinity();

/// One kernel call as it ran. Seconds from the start of the run.
struct TaskRun {
    VertexId vertex;
    DeviceId device;
    double ready = 0; ///< All its inputs were on the device.
    double start = 0;
    double end = 0;

    [[nodiscard]] bool ran() const { return end != never; }
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
    /// Model mayer: its send task held a slot of `from` from here to `start`.
    std::optional<double> sendStart = std::nullopt;

    /// When it first held a resource.
    [[nodiscard]] double begin() const { return sendStart.value_or(start); }
};

/// A task that waits for memory for ever.
struct StuckTask {
    VertexId vertex; ///< Of a transfer: its source.
    bool isTransfer = false;
    DeviceId device; ///< Where it needs memory: a transfer's destination.
    double bytes = 0;
};

/// Why a run can't go on.
struct OutOfMemory {
    double time = 0;                ///< Nothing ran any more from here on.
    std::vector<StuckTask> waiting; ///< By vertex id.
};

/// A finished run, simulated or measured.
struct Schedule {
    double makespan = 0;                ///< Infinite where it ran out of memory.
    std::vector<TaskRun> tasks;         ///< By vertex id; start and end are `never` where it did not run.
    std::vector<TransferRun> transfers; ///< By source vertex, then in the order of its edges; those that ran.
    std::optional<OutOfMemory> outOfMemory; ///< MemoryRule::Enforce only.

    /// When the last thing ended: the makespan of a run that was finished.
    [[nodiscard]] double endTime() const { return outOfMemory ? outOfMemory->time : makespan; }
};

using SchedulePtr = std::shared_ptr<const Schedule>;

} // namespace doppler
