// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/workbench/loading.h"

namespace doppler {

/// How the placer of a run is asked once more.
struct AskedAgain {
    PlacerRequest request = {};
    Locks locks = {}; ///< Of the run: what its placer had to leave in place.
    /// That is how it was asked. Else it is a guess: the placer's standard with the run's seed.
    bool known = false;
};

/// `asked`: the request that gave the run (Workbench::requestOf).
AskedAgain askedAgain(const RunEntry& entry, const std::optional<PlacerRequest>& asked);

/// What the placer gives for this problem, which has the vertices and devices of the run's and maybe more.
/// May block: for worker threads.
Result<Placement> placeAgain(const ProblemPtr& problem, const AskedAgain& again, const std::stop_token& stop,
                             const DecisionRecord& record = {});

} // namespace doppler
