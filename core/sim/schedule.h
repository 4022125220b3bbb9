// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace doppler {

/// The time of an event that never happened, in a run that is out of memory.
constexpr double never = std::numeric_limits<double>::infinity();

/// The run of one kernel call. Seconds from the start of the run.
struct TaskRun {
    VertexId vertex;
    DeviceId device;
    double ready = 0; ///< When all its inputs were on the device.
    double start = 0;
    double end = 0;

    [[nodiscard]] bool ran() const { return end != never; }
};

/// The transfer of one tensor to one device.
struct TransferRun {
    TensorId tensor;
    VertexId vertex; ///< The source of the tensor.
    DeviceId from;
    DeviceId to;
    double ready = 0; ///< When the source had finished.
    double start = 0;
    double end = 0;
    /// Model mayer: its send task occupied a slot of `from` from this time until `start`.
    std::optional<double> sendStart = std::nullopt;

    /// When it first occupied a resource.
    [[nodiscard]] double begin() const { return sendStart.value_or(start); }
};

/// A task that waits for memory forever.
struct StuckTask {
    VertexId vertex; ///< For a transfer: its source.
    bool isTransfer = false;
    DeviceId device; ///< Where it needs memory; for a transfer, the destination.
    double bytes = 0;
};

/// Why a run cannot continue.
struct OutOfMemory {
    double time = 0;                ///< Time from which on nothing runs.
    std::vector<StuckTask> waiting; ///< By vertex id.
};

/// A finished run, simulated or measured.
struct Schedule {
    double makespan = 0;                ///< Infinite if the run is out of memory.
    std::vector<TaskRun> tasks;         ///< By vertex id; start and end are `never` if it did not run.
    std::vector<TransferRun> transfers; ///< Those that ran, by source vertex, then in the order of its edges.
    std::optional<OutOfMemory> outOfMemory; ///< Only for MemoryRule::Enforce.

    /// The end of the last task or transfer; the makespan of a finished run.
    [[nodiscard]] double endTime() const { return outOfMemory ? outOfMemory->time : makespan; }
};

using SchedulePtr = std::shared_ptr<const Schedule>;

} // namespace doppler
