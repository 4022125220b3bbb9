// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/arguments/cli11.h"
#include "app/arguments/locks.h"
#include "core/app/open_problem.h"
#include "core/app/run_placer.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// The help of GRAPH.
inline constexpr const char* graphHelp =
    "Graph: a file, or the name of a built-in family (see: doppler graph families)";

/// GRAPH of the command line: a file, or the name of a built-in family. `imports` are "option=value" of the
/// file's reader. What the graph's maker wants known goes to standard error.
Result<GraphPtr> loadGraph(const std::string& argument, const std::vector<std::string>& imports);
/// Built-in families have no reader: options for one are an error.
Result<void> checkImports(const std::string& graph, const std::vector<std::string>& imports);
/// Those for one of several graphs: they are for the files among them, if there are any.
std::vector<std::string> importsFor(const std::string& graph, const std::vector<std::string>& graphs,
                                    const std::vector<std::string>& imports);
/// Declares "--import option=value" ...
void declareImports(CLI::App& app, std::vector<std::string>& imports);
/// Declares "--placement-format ID".
void declarePlacementFormat(CLI::App& app, std::string& format);
/// "--devices D", MODEL and "--lock FILE" of the command line: how a problem is made from a graph.
struct ProblemArguments {
    std::string devices;
    std::string costModel = "physical";
    std::string contention;
    std::string schedule = "fifo";
    std::string mode = "asynchronous";
    std::string memory = "report";
    double noise = 0;
    double efficiency = 1;
    std::optional<std::size_t> deviceCount;
    std::uint64_t seed = 1;
    std::vector<std::string> imports; ///< "--import option=value" of the graph's reader.
    LockArgument lock;

    void declare(CLI::App& app);
    /// All but "--devices".
    void declareModel(CLI::App& app);
    /// Opens the problem (openProblem()); its notes go to standard error.
    [[nodiscard]] Result<ProblemPtr> load(const std::string& graph) const;
    [[nodiscard]] Result<ModelOptions> model() const;
    /// "--device-count" and "--efficiency".
    [[nodiscard]] DeviceChoice deviceChoice() const { return {deviceCount, efficiency}; }
};

/// The program's exit status for an error.
constexpr int exitStatus(FaultOf fault) { return fault == FaultOf::Work ? 1 : 2; }

/// "--placement FILE | [--placer ID] [--set ...] [--evaluations N] [--seconds S] [--threads N]".
struct PlacementArguments {
    std::string file;
    std::string placer;
    std::string trace; ///< Of a measured run, instead of both.
    std::vector<std::string> settings;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::size_t threads = 1;
    std::vector<std::string> otherOwners; ///< Whose options --set may set besides the placer's.
    bool checkpointOnly = false;          ///< Refuse a placer that is not a checkpoint.
    std::string decode; ///< How a checkpoint places, unless --set says it; empty: its default.

    void declare(CLI::App& app);
    /// All but "--placement".
    void declarePlacer(CLI::App& app);
    /// The same where --set may also set options of others: an engine's. `settings` holds both.
    void declareBesides(CLI::App& app, std::vector<std::string> others);
    /// "--trace FILE" besides: the run as it was measured.
    CLI::Option* declareTrace(CLI::App& app, const std::string& text);
    /// The named placer, or the default one; empty if the placement comes from a file or a trace.
    [[nodiscard]] std::string placerOrDefault() const;
    /// Reads or makes the placement and simulates it. Ctrl+C ends a search with its best so far. Notes of the
    /// placer go to standard error. `fault`: whose an error is.
    [[nodiscard]] Result<PlacedRun> load(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                         OutOfMemoryRun outOfMemory = OutOfMemoryRun::Refuse) const;
    /// The same with a stop token of the caller's.
    [[nodiscard]] Result<PlacedRun> load(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                         const std::stop_token& stop,
                                         OutOfMemoryRun outOfMemory = OutOfMemoryRun::Refuse) const;

private:
    [[nodiscard]] Result<PlacedRun> loadTrace(const ProblemPtr& problem, const std::stop_token& stop) const;
    [[nodiscard]] Result<PlacedRun> runPlacer(const ProblemPtr& problem, std::uint64_t seed, FaultOf& fault,
                                              const std::stop_token& stop, OutOfMemoryRun outOfMemory) const;
};

} // namespace doppler
