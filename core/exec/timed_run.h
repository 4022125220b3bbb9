// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/blocking_times.h"
#include "core/exec/engine.h"
#include "core/sim/schedule.h"

namespace doppler {

/// Runs a placed graph on threads: one for every slot of every device and channel that has something to do,
/// which sleeps for the time of what it carries out. Returns the measured schedule in real seconds since the
/// start, all threads joined. The problem's model must be asynchronous, with memory not enforced and a rule
/// of choice other than `msr`; the placement must be valid, the plan that of its devices. The context's seed
/// is not used: the times have been drawn. Errors: stopped; too many threads for the system.
Result<Schedule> runOnThreads(const Problem& problem, const Placement& placement, const TransferPlan& plan,
                              const BlockingTimes& times, const EngineContext& context);

} // namespace doppler
