// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/approvals.h"
#include "core/app/fault_of.h"
#include "core/catalog/chosen_placer.h"
#include "core/placers/api/placer.h"
#include "core/problem/locks.h"
#include "core/run/run.h"

#include <cstdint>
#include <string>
#include <vector>

namespace doppler {

/// What becomes of a run that runs out of memory (MemoryRule::Enforce) before its end. It has no makespan, so
/// that most figures and views have nothing to say about it.
enum class OutOfMemoryRun {
    Refuse, ///< It is an error, which names the tasks that wait. The rule, unless a caller shows such runs.
    Keep,   ///< The run is returned: its schedule says what waits (Schedule::outOfMemory).
};

/// The placer that runs where the user names none: the best general one.
inline constexpr const char* defaultPlacerId = "auto";

/// A placer to run.
struct PlacingRequest {
    std::string placer;                 ///< An id of the registry, or the path of a checkpoint or a program.
    std::vector<Setting> settings = {}; ///< Those that are for this placer are used.
    Locks locks = {};                   ///< The placer leaves these vertices where they are.
    bool checkpointOnly = false;        ///< Refuse a file that is not a checkpoint instead of running it.
    OutOfMemoryRun outOfMemory = OutOfMemoryRun::Refuse;
};

/// A run, and how it came about.
struct PlacedRun {
    RunPtr run;
    /// What the run is called in results: a placer's id, "doppler (net.checkpoint)", a program's file name;
    /// of a placement file the placer that the file names, or "file".
    std::string label;
    std::string placerId;          ///< Id of the placer that ran; empty: the placement came from a file.
    std::uint64_t evaluations = 0; ///< Simulated placements; 0 where the placer never simulates.
    double seconds = 0;            ///< Wall time of placing.
    std::string policy = {};       ///< Of a checkpoint: the policy that it holds.
    /// For the user: what the placer did instead of what was asked, such as ignoring a budget.
    std::vector<Message> notes = {};
    std::string finder = {};              ///< See PlacerResult.
    std::vector<PlacerShare> shares = {}; ///< See PlacerResult.
};

/// Runs a placer and simulates its placement. The run's `placer` is the request's. A program that is not
/// approved is refused, and is not run. What was proven under locks holds for placements that keep to them
/// only, so that the run then has no bound. `context`: seed, budget, threads, stop token and progress.
/// `fault`, where not null: whose an error is. Blocks: for worker threads.
Result<PlacedRun> runPlacer(const ProblemPtr& problem, const PlacingRequest& request,
                            const Approvals& approvals, const PlacerContext& context,
                            FaultOf* fault = nullptr);

/// The run of a placement file. Its `placer` is "file" whatever the file claims: nobody knows with which
/// settings the named placer made it, or whether it did. The label tells the claim. Errors name the file;
/// `fault`, where not null: whose one is. Blocks.
Result<PlacedRun> openPlacement(const ProblemPtr& problem, const std::string& file,
                                OutOfMemoryRun outOfMemory = OutOfMemoryRun::Refuse,
                                FaultOf* fault = nullptr);

/// The same placement on another problem of the same graph, such as one under another model. A run that was
/// measured becomes a simulated one, of the placer "file".
Result<RunPtr> carryOver(const Run& run, const ProblemPtr& problem);

} // namespace doppler
