// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/blocking_times.h"
#include "core/exec/engine.h"
#include "core/sim/online/online_progress.h"

#include <vector>

namespace doppler {

/// The work of threads while a task or transfer of an online run occupies its resource. The functions are
/// called without a lock, by the threads of a run, for different tasks at the same time. An error ends the
/// run.
class OnlineWork {
public:
    virtual ~OnlineWork() = default;
    virtual Result<void> compute(VertexId v, DeviceId on) = 0;
    virtual Result<void> carry(TensorId t, DeviceId from, DeviceId to) = 0;
};

struct OnlineThreadsSetup {
    ProblemPtr problem;
    OnlinePolicy& policy;
    const DeviatingTimes* times = nullptr; ///< Tasks and transfers last for these real seconds, or
    OnlineWork* work = nullptr;            ///< threads do this work. One of the two is null.
    double realSeconds = 1;                ///< For each modelled second.
    /// The processors (as the system numbers them) on which the threads of each device run; empty: any.
    std::vector<std::vector<unsigned>> processors = {};
};

/// Executes a graph on threads while a policy decides: a thread for every slot of every device, and threads
/// for the transfers. The thread that has finished something asks the policy and then goes on. Returns the
/// placement that resulted and the measured schedule in modelled seconds from the start, after joining all
/// threads. The model must be one that online runs follow (checkOnline()). The context's seed is not used.
/// Errors: stopped; an error of the work; the system refuses that many threads.
Result<OnlineRun> runOnlineOnThreads(const OnlineThreadsSetup& setup, const EngineContext& context);

} // namespace doppler
