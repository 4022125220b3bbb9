// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sim/online/online_progress.h"

#include <span>
#include <stop_token>

namespace doppler {

/// Whether runs under online policies follow the model exactly: the cost models `physical` and `as-released`,
/// asynchronous, without enforced memory. Under others, OnlineSimulator uses the costs of the model but not
/// its pauses, send tasks, barriers and waits for memory: the placement is valid, the times are estimates.
bool followsOnline(const ModelOptions& model);

/// An error if the model is not one that online runs follow.
Result<void> checkOnline(const Problem& problem);

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

/// How long the tasks and transfers of a run with a virtual clock take, in seconds. Each call is the start of
/// one, in the order of their starts; it may carry out the work. An error ends the run.
class OnlineDurations {
public:
    virtual ~OnlineDurations() = default;
    /// All inputs of v have been computed, and those from other devices carried to d.
    virtual Result<double> compute(VertexId v, DeviceId d) = 0;
    virtual Result<double> carry(TensorId t, DeviceId from, DeviceId to) = 0;
};

/// The same run with other durations than those of the model, all of it released at time 0. The policy still
/// sees the times that the model expects. Errors: those of the durations.
Result<OnlineRun> runOnline(const ProblemPtr& problem, OnlinePolicy& policy, OnlineDurations& durations);

} // namespace doppler
