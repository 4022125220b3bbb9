// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/tune/real_runs.h"

namespace doppler {

// Placements that methods of tuning propose. All have finished in the simulation of `problem`, are valid for
// it, and are the same for the same arguments. After a stop request fewer are returned.

/// Those of every constructive placer with its standard options, each once. Leaves out placers that take too
/// long on a problem of this size.
std::vector<Candidate> heuristicCandidates(const Problem& problem, const TuneSetup& setup);

/// The results of the setup's searches with these seeds: critical-path-search from the best heuristic and
/// from random placements, and simulated annealing, in turn. If the setup has a proposer: the placements of
/// that instead.
std::vector<Candidate> searchedCandidates(const Problem& problem, const TuneSetup& setup, std::uint64_t seed,
                                          std::size_t searches);

/// Improves a placement by moves of one vertex (with its colocation group) that are accepted if the run under
/// `problem` does not get longer. `evaluations`: simulated placements.
Candidate improvedNearby(const ProblemPtr& problem, const Candidate& from, std::uint64_t seed,
                         std::uint64_t evaluations);

/// A move of one vertex, with its colocation group, to another device; false if no vertex can move.
bool moveAtRandom(const Problem& problem, Random& random, Placement& placement);

} // namespace doppler
