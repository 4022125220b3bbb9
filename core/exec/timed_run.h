// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/blocking_times.h"
#include "core/exec/engine.h"
#include "core/sim/schedule.h"

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

struct TimedRunSetup {
    const Problem& problem;
    const Placement& placement;
    const TransferPlan& plan;             ///< Of the placement's devices; with levels if bulk-synchronous.
    const BlockingTimes* times = nullptr; ///< Threads sleep for these seconds, or
    TimedWork* work = nullptr;            ///< they do this work. One of the two is null.
    /// The processors (as the system numbers them) on which the threads of each device run; empty: any.
    std::vector<std::vector<unsigned>> processors = {};
};

/// Executes a placed graph on threads: one for every slot of every device and channel that has work. Every
/// thread that has finished takes the next task by the problem's rule, also with barriers between levels.
/// Returns the measured schedule in real seconds from the start, after joining all threads. The problem's
/// memory must not be enforced, and its cost model must not be `placeto` or `mayer`; the placement must be
/// valid. The context's seed is not used. Errors: stopped; an error of the work; the system refuses that many
/// threads.
Result<Schedule> runOnThreads(const TimedRunSetup& setup, const EngineContext& context);

} // namespace doppler
