// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"
#include "core/exec/ranks/rank_exchange.h"
#include "core/sim/online/online_progress.h"

#include <vector>

namespace doppler {

struct OnlineRankSetup {
    ProblemPtr problem;
    RankExchange& exchange;
    ComputedValues& values;         ///< Of Computation::beginOnline() for this rank's device.
    OnlinePolicy* policy = nullptr; ///< Rank 0 only.
    /// The processors on which this rank's threads compute; empty: any.
    std::vector<unsigned> processors = {};
};

/// This rank's part of an execution in which the policy of rank 0 decides: threads that compute what rank 0
/// asks for (one for each slot), and one thread for each other rank that sends to it. Returns the placement
/// that resulted, the same on all ranks, and a schedule with the times that TimedRunSetup::others promises.
/// Blocks. Errors: of a kernel; another rank has failed, or reported what does not fit; stopped; the system
/// refuses a thread.
Result<OnlineRun> runOnlineRank(const OnlineRankSetup& setup, const EngineContext& context);

} // namespace doppler
