// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"
#include "core/sim/online/online_policy.h"
#include "core/sim/schedule.h"

#include <span>
#include <stop_token>

namespace doppler {

/// A run under an online policy.
struct OnlineRun {
    Placement placement; ///< The devices that resulted, and the order of the starts.
    Schedule schedule;
};

/// Whether runs under online policies follow the model exactly: the cost models `physical` and `as-released`,
/// asynchronous, without enforced memory. Under others, OnlineSimulator uses the costs of the model but not
/// its pauses, send tasks, barriers and waits for memory: the placement is valid, the times are estimates.
bool followsOnline(const ModelOptions& model);

/// Runs the graph while the policy decides. A vertex can be decided when all its predecessors have ended, and
/// only then do its inputs set out: unlike a static plan, a policy cannot send data in advance. Channels take
/// transfers in the order of decisions. Noise multiplies durations as in Simulator; the policy sees expected
/// times only. If nothing runs and the policy decides nothing, the first ready vertex goes to the first of
/// its devices. Nothing after a stop request. For any thread.
///
/// `releases`: release times in seconds by vertex, or empty. The policy is notified of a source when it
/// arrives, and not before.
std::optional<OnlineRun> runOnline(const ProblemPtr& problem, OnlinePolicy& policy,
                                   const std::stop_token& stop = {}, std::span<const double> releases = {});

} // namespace doppler
