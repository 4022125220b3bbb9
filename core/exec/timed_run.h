// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/blocking_times.h"
#include "core/exec/engine.h"
#include "core/sim/schedule.h"

namespace doppler {

/// Executes a placed graph on threads: one for every slot of every device and channel that has work. Each
/// sleeps for the time of its task or transfer. Returns the measured schedule in real seconds from the start,
/// after joining all threads. The problem's model must be asynchronous, without enforced memory and with a
/// schedule rule other than `msr`; the placement must be valid, and `plan` must be that of its devices. The
/// context's seed is not used, because the times have been drawn before. Errors: stopped; the system refuses
/// that many threads.
Result<Schedule> runOnThreads(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                              const BlockingTimes& times, const EngineContext& context);

} // namespace doppler
