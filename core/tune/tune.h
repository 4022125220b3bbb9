// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/run/measured/executions.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// How placements for the real runs are chosen.
enum class TuneMethod {
    Model,      ///< Searches under a cost model that learns from every real run.
    Annealing,  ///< Anneals with measured makespans.
    Shortlist,  ///< Results of searches under the problem's own model, in random order.
    Heuristics, ///< Every constructive placer once, then the best ones again.
};
std::string_view tuneMethodName(TuneMethod method); ///< As on the command line, e.g. "model".
std::span<const std::string_view> tuneMethodNames();
std::optional<TuneMethod> tuneMethodFromName(std::string_view name);

/// One real run.
struct TunePoint {
    std::size_t number = 0;    ///< From 1.
    std::string placer;        ///< The placer or search that proposed the placement.
    std::size_t placement = 0; ///< Runs of one placement have the same number, from 0 in order of appearance.
    double modelled = 0;       ///< Makespan under the problem's own model, in seconds.
    double simulated = 0;      ///< Makespan under the costs that were known before the run, in seconds.
    double measured = 0;       ///< Makespan in seconds.
    double elapsed = 0;        ///< Wall-clock seconds since the start of tuning.
    bool isFinal = false;      ///< A repetition of one of the best at the end.
    RunPtr run;                ///< The measured run.
};

enum class TunePhase { Searching, Measuring, Repeating };

/// What is known so far. A value; points that were reported once never change.
struct TuneProgress {
    std::vector<TunePoint> points;
    std::size_t runs = 0; ///< How many real runs there will be at most.
    TunePhase phase = TunePhase::Searching;
};

struct TuneSetup {
    ProblemPtr problem;
    ChosenEngine engine;
    TuneMethod method = TuneMethod::Model;
    std::size_t runs = 60;              ///< Real runs, at least 1; repetitions at the end count.
    std::optional<double> seconds = {}; ///< Wall-clock limit, checked before each real run.
    std::uint64_t seed = 1;             ///< Of searches and executions.
    std::uint64_t evaluations = 4000;   ///< Simulated placements of each search.
    std::size_t searches = 4;           ///< Searches before each round of real runs.
    /// Proposes the candidates in place of the searches, each with another seed and `evaluations`; null: the
    /// searches. Methods that do not search ignore it.
    const Placer* proposer = nullptr;
    Options proposerOptions = {}; ///< Of the proposer.
    std::size_t threads = 1;      ///< Threads of a search; does not affect the result.
    /// File to which every real run is saved; empty: none. See tune().
    std::string stateFile = {};
    bool resume = false; ///< Continue from stateFile, if it exists.
    std::stop_token stop = {};
    /// Called on the caller's thread before and after each real run. May be empty.
    std::function<void(const TuneProgress&)> progress = {};
};

enum class TuneEnd { Spent, Time, NoImprovement, Stopped };

struct TuneOutcome {
    Placement placement;              ///< The winner.
    std::string placer;               ///< The placer or search that proposed it.
    RunPtr run;                       ///< Its measured run with the median makespan.
    double measured = 0;              ///< Median of its makespans that count: see tune().
    std::vector<double> makespans;    ///< All of its makespans, in the order of the runs.
    double modelled = 0;              ///< Its makespan under the problem's own model.
    std::vector<TunePoint> points;    ///< All real runs.
    std::optional<double> modelError; ///< See modelError(); nothing if no run was predicted.
    TuneEnd end = TuneEnd::Spent;
    std::size_t resumed = 0;         ///< How many real runs came from the state file.
    std::vector<Message> notes = {}; ///< Those of the engine, each once.
};

/// Finds the best placement on an engine in a limited number of real runs. Repeats: choose placements (see
/// TuneMethod), execute them, learn. At the end the three best ones run again in turn (a twentieth of the
/// runs each, at least twice where there are 12 runs or more); the winner is the one whose repetitions have
/// the least median. Without repetitions all of its runs count. TuneMethod::Model stops early if a third of
/// the runs brought no improvement.
///
/// The engine is prepared once and warmed up with one execution that does not count. A stop request ends it
/// with the best so far. Decisions depend on nothing but the setup and the measured runs, so that a tuning
/// that resumes from its state file decides as if it had never been interrupted. The state file is written
/// completely after every real run.
///
/// Errors: a model that the engine does not support, a failed execution, a state file of another problem or
/// setting, or one that cannot be written, and a stop before the first real run. Blocks.
Result<TuneOutcome> tune(const TuneSetup& setup);

/// The median of |measured / simulated - 1| over the latest runs that were not repetitions (at most 10);
/// nothing if there is none.
std::optional<double> modelError(std::span<const TunePoint> points);

/// By run, the least measured makespan so far, in seconds.
std::vector<double> bestSoFar(std::span<const TunePoint> points);

/// The placer of runs that are the result of tuning.
inline constexpr std::string_view tunePlacer = "tune";

} // namespace doppler
