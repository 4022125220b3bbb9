// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/app/placing_goal.h"
#include "core/explain/what_if.h"
#include "core/sim/stream/stream.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// What placeModel() is doing.
struct PlaceModelProgress {
    /// For people, such as the method that is running. Its arguments are names that are translated
    /// themselves.
    Message phase;
    double spent = 0;                     ///< Share of the budget, 0 to 1.
    std::optional<GoalFigures> best = {}; ///< Nothing before the first placement.
};

struct PlaceModelSetup {
    ProblemPtr problem;
    PlacingGoal goal = PlacingGoal::Time;
    double seconds = 20; ///< Wall-clock budget, above 0.
    /// PlacingGoal::Memory: how much longer than the best run found a run may be, as a share.
    double slack = 0.1;
    std::uint64_t seed = 1;
    std::size_t threads = 1;
    /// Steps of each search instead of the time budget: the result then depends on nothing but the setup.
    std::optional<std::uint64_t> evaluations = {};
    std::stop_token stop = {};
    /// Called on the caller's thread. May be empty.
    std::function<void(const PlaceModelProgress&)> progress = {};
};

/// A method that was tried: a placer of the registry, "contiguous-split" or "local-moves".
struct TriedMethod {
    std::string method;
    std::optional<GoalFigures> figures; ///< Nothing: it found no placement.
    std::optional<Error> fault = {};    ///< Why not.
};

/// The English name of TriedMethod::method, marked for translation.
std::string placingMethodName(const std::string& method);

/// A device or channel and how long one item occupies it.
struct StreamLoad {
    std::string name;
    double seconds = 0;
    bool isChannel = false;
};

/// Weights and outputs of vertices with one group or name that are on the fullest device.
struct LargestTensor {
    std::string name;
    double bytes = 0;
};

struct PlacedModel {
    PlacingGoal goal = PlacingGoal::Time;
    RunPtr run; ///< Of the problem of the setup. Its placer is the method.
    std::string method;
    GoalFigures figures;
    double bestMakespan = 0;  ///< The least makespan of all placements that were tried and fit.
    double slack = 0;         ///< Of the setup.
    double makespanBound = 0; ///< No placement has a smaller makespan; seconds.
    double periodBound = 0;   ///< No placement has a smaller period; seconds.
    double seconds = 0;       ///< Spent time.
    /// Goal throughput: a simulated stream, where the graph is not too large for one.
    std::optional<StreamFigures> stream = {};
    std::vector<TriedMethod> tried;     ///< The best for the goal first; those without a placement last.
    std::vector<Message> reasons;       ///< Why the result takes as long, or as much, as it does.
    std::vector<Answer> helps;          ///< Changes of the machine that shorten the run, best first.
    std::vector<StreamLoad> loads;      ///< Largest first.
    std::vector<LargestTensor> holders; ///< Largest first; at most 8.
    /// What the figures rest on: remarks of the reader, guessed costs, memory that does not suffice.
    std::vector<Message> notes;
};

/// Places a model on a machine for a goal. Tries all constructive placers, the searches for the makespan,
/// for throughput and memory contiguous splits and local moves, and for throughput `auto` with the objective
/// period; keeps the placement that serves the
/// goal best among those that fit into memory. A stop request ends it with the best so far. Errors: no method
/// found a placement, no run can be finished within the memory of the devices, or a stop before the first
/// placement. Blocks.
Result<PlacedModel> placeModel(const PlaceModelSetup& setup);

} // namespace doppler
