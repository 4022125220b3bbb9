// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/problem/problem.h"
#include "core/sim/assignment.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace doppler {

struct RivalProgress {
    std::uint64_t done = 0;  ///< Tried problems.
    std::uint64_t total = 0; ///< RivalSetup::evaluations.
    double startRatio = 0;
    double ratio = 0; ///< The largest so far.
};

/// A search for the problem on which placer `a` is worst against placer `b`.
struct RivalSetup {
    ProblemPtr start;
    ChosenPlacer a;
    ChosenPlacer b;
    std::uint64_t evaluations = 2000; ///< Problems to try, in all chains together; at least 1.
    /// Budget of each run of a placer that searches. A budget in time would make the result depend on the
    /// machine.
    std::uint64_t placerEvaluations = 200;
    std::uint64_t seed = 1;     ///< Of the annealing, and of every run of a placer.
    bool keepStructure = false; ///< Edges are neither added nor deleted.
    bool keepDevices = false;   ///< Devices and links stay as they are.
    std::size_t threads = 1;    ///< Affects only the time.
    std::stop_token stop;
    /// Called after each tried problem, from any thread, but not concurrently. May be empty.
    std::function<void(const RivalProgress&)> progress;
};

/// The run of one placer on a problem.
struct RivalRun {
    Placement placement;
    double makespan = 0; ///< Seconds, by the execution model.
};

struct RivalOutcome {
    ProblemPtr problem; ///< The start's costs and edges changed; its model is the start's.
    RivalRun a;
    RivalRun b;
    double startRatio = 0;         ///< Makespan of `a` divided by that of `b` on the start.
    std::uint64_t evaluations = 0; ///< Problems that were tried.
    std::size_t addedEdges = 0;
    std::size_t deletedEdges = 0;
    bool stopped = false; ///< A stop request ended the search early.

    /// Never below startRatio.
    [[nodiscard]] double ratio() const { return a.makespan / b.makespan; }
};

/// Runs both placers on a problem, with the seed and budget of the setup. An error if a placer fails or the
/// run does not end.
Result<RivalRun> runRival(const RivalSetup& setup, const ChosenPlacer& placer, const ProblemPtr& problem);

/// Searches by annealing over problems (PISA: Coleman, Krishnamachari, "Comparing task graph scheduling
/// algorithms: an adversarial approach", 2024). Four chains start at the same problem; the best problem of
/// all is returned. The result depends on the setup without `threads` only, unless a stop request ends the
/// search. Candidates on which a placer fails are skipped. An error if a placer fails on the start. Blocks:
/// for worker threads.
Result<RivalOutcome> findRivalProblem(const RivalSetup& setup);

} // namespace doppler
