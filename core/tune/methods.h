// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/real_runs.h"

namespace doppler {

// Each method uses up the real runs that are left, except for the repetitions at the end. See TuneMethod.

Result<void> exploreByModel(RealRuns& runs, const TuneSetup& setup);
Result<void> exploreByAnnealing(RealRuns& runs, const TuneSetup& setup);
Result<void> exploreShortlist(RealRuns& runs, const TuneSetup& setup);
Result<void> exploreHeuristics(RealRuns& runs, const TuneSetup& setup);

} // namespace doppler
