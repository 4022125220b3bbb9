// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/blocking_times.h"
#include "core/exec/engine.h"
#include "core/sim/schedule.h"

#include <chrono>
#include <vector>

namespace doppler {

/// What threads do while a task or transfer occupies its resource. The functions are called without a lock,
/// by the threads of a run, for different tasks at the same time. An error ends the run.
class TimedWork {
public:
    virtual ~TimedWork() = default;
    virtual Result<void> compute(VertexId v) = 0;
    /// `transfer`: position in the plan.
    virtual Result<void> carry(std::uint32_t transfer) = 0;
};

/// A run in this process, as threads see it that receive from the processes with the other devices.
/// Thread-safe.
class RunEvents {
public:
    virtual ~RunEvents() = default;
    /// The value of a transfer (its position in the plan) is in this device's memory.
    virtual void arrived(std::uint32_t transfer) = 0;
    /// Bulk-synchronous: a phase (see OtherDevices) is over on all devices.
    virtual void phaseOver(std::size_t phase) = 0;
    /// Ends the run with this error.
    virtual void fail(Error error) = 0;
};

/// The part of an execution that other processes compute, if this one has a single device.
class OtherDevices {
public:
    virtual ~OtherDevices() = default;
    /// The device of this process.
    [[nodiscard]] virtual DeviceId here() const = 0;
    /// From now on, events go to this run; null: nowhere. After null has been set no event is in progress.
    virtual void attach(RunEvents* run) = 0;
    /// Called once when all threads wait. Blocks until all processes have called it and returns the time at
    /// which all of them begin. Errors end the run.
    virtual Result<std::chrono::steady_clock::time_point> agreeOnStart() = 0;
    /// Bulk-synchronous: this process has finished a phase, from 0: 2 k are the transfers of level k and
    /// 2 k + 1 its tasks. Returns whether it was the last to do so; otherwise phaseOver() follows. Must not
    /// call the run.
    virtual bool finishedPhase(std::size_t phase) = 0;
};

struct TimedRunSetup {
    const Problem& problem;
    const Placement& placement;
    const TransferPlan& plan;             ///< Of the placement's devices; with levels if bulk-synchronous.
    const BlockingTimes* times = nullptr; ///< Threads sleep for these seconds, or
    TimedWork* work = nullptr;            ///< they do this work. One of the two is null.
    /// The processors (as the system numbers them) on which the threads of each device run; empty: any.
    std::vector<std::vector<unsigned>> processors = {};
    /// Null: all devices are in this process. Otherwise the schedule has the times of this device's tasks,
    /// the ready and start times of transfers that leave it, the ends of those that arrive, and `never`
    /// elsewhere; `work` carries the transfers that leave. Needs `work`, and a rule other than msr.
    OtherDevices* others = nullptr;
};

/// Executes a placed graph on threads: one for every slot of every device and channel that has work. Every
/// thread that has finished takes the next task by the problem's rule, also with barriers between levels.
/// Returns the measured schedule in real seconds from the start, after joining all threads. The problem's
/// memory must not be enforced, and its cost model must not be `placeto` or `mayer`; the placement must be
/// valid. The context's seed is not used. Errors: stopped; an error of the work; the system refuses that many
/// threads.
Result<Schedule> runOnThreads(const TimedRunSetup& setup, const EngineContext& context);

} // namespace doppler
