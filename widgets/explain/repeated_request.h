// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/training/policy/policy_playback.h"
#include "widgets/workbench/loading.h"

namespace doppler {

/// How the placer of a run is asked once more.
struct RepeatedRequest {
    PlacerRequest request = {};
    Locks locks = {}; ///< Of the run: what its placer had to leave in place.
    /// That is how it was asked. Else it is a guess: the placer's standard with the run's seed.
    bool known = false;
    Approvals approvals = {}; ///< Which programs may run.
};

/// `asked`: the request that gave the run (Workbench::requestOf).
RepeatedRequest repeatedRequest(const RunEntry& entry, const std::optional<PlacerRequest>& asked,
                                const Approvals& approvals);

/// What the placer gives for this problem, which has the vertices and devices of the run's and maybe more.
/// May block: for worker threads.
Result<Placement> placeAgain(const ProblemPtr& problem, const RepeatedRequest& again,
                             const std::stop_token& stop, const DecisionRecord& record = {});

/// Whether a policy placed it: one that was trained, or the networks of a checkpoint.
bool byPolicy(const RunEntry& entry);
/// Whether its placer is the file of a checkpoint, which may have gone.
bool byCheckpointFile(const RunEntry& entry);

/// The episode by which the file of a checkpoint gave the run, played once more; without a trace where it
/// gives another placement. May block: for worker threads.
Result<PolicyEpisode> playAgain(const RunEntry& entry, const RepeatedRequest& again,
                                const std::stop_token& stop);

} // namespace doppler
