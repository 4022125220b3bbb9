// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/compare/anytime.h"
#include "core/problem/problem.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// Every graph on every topology under one model: the problems of a comparison, graphs outermost. The first
/// problem that can't be made is the error.
Result<std::vector<ProblemPtr>> problemsOf(std::span<const GraphPtr> graphs,
                                           std::span<const TopologyPtr> topologies,
                                           const ModelOptions& model);

/// One cell: what one placer gave on one problem with one seed.
struct ComparisonRow {
    std::size_t problem = 0; ///< Into ComparisonSetup::problems.
    std::size_t placer = 0;  ///< Into ComparisonSetup::placers.
    std::uint64_t seed = 0;
    double makespan = 0; ///< By the execution model, never by the placer's own estimate. 0 where it failed.
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall-clock time of the placer.
    double gap = 0;     ///< makespan / lower bound - 1.
    double bound = 0;   ///< Proven by the placer: no placement is better. 0 where nothing is.
    Placement placement;
    std::vector<Incumbent> trace; ///< New bests on the way; the last is the makespan. Empty where it failed.
    std::optional<Error> error;   ///< Why there is no makespan.
};

struct ComparisonProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    /// How long the rest will take, from what the finished cells took; none before the first.
    std::optional<double> secondsLeft;
    const ComparisonRow* row = nullptr; ///< The cell just finished; valid during the call only.
};

/// Every placer on every problem with every seed, all with the same budget. Equal time is wall-clock time:
/// it is equal only where `threads` is at most the number of free cores.
/// Where the model draws (noise, the rule of choice "random"), every seed is a world of its own, the same for
/// all placers: problemOfCell().
struct ComparisonSetup {
    std::vector<ProblemPtr> problems;
    std::vector<std::string>
        graphTitles; ///< What graphs are called in results, by problem; empty: their names.
    std::vector<std::string> topologyTitles; ///< The same of topologies.
    std::vector<ChosenPlacer> placers;
    std::vector<std::uint64_t> seeds;
    Budget budget;
    std::size_t threads = 1;         ///< Cells at once; each placer has one. Changes no result but times.
    std::vector<ComparisonRow> done; ///< Cells of earlier; taken over and not run again.
    std::stop_token stop;
    /// Called after each finished cell, from any thread, one at a time. May be empty.
    std::function<void(const ComparisonProgress&)> progress;

    [[nodiscard]] const std::string& graphTitle(std::size_t problem) const
    {
        return graphTitles.empty() ? problems[problem]->graph().name() : graphTitles[problem];
    }
    [[nodiscard]] const std::string& topologyTitle(std::size_t problem) const
    {
        return topologyTitles.empty() ? problems[problem]->topology().name() : topologyTitles[problem];
    }
    [[nodiscard]] std::size_t cells() const { return problems.size() * placers.size() * seeds.size(); }
};

/// Titles for a set-up whose graphs or topologies have the same name but come from different places: those
/// are called as they were given. Sources by problem.
void tellApart(ComparisonSetup& setup, std::span<const std::string> graphSources,
               std::span<const std::string> topologySources);

/// By problem, the first one that is the same graph on the same topology under the same model.
std::vector<std::size_t> firstOfEqualProblems(const ComparisonSetup& setup);

/// Whether runs are drawn at random: by noise, or by the rule of choice.
bool drawsAtRandom(const ModelOptions& model);

/// What the cells of a problem and a seed are run on and judged by: the problem itself where its model draws
/// nothing, else with the seed's draws.
Result<ProblemPtr> problemOfCell(const ProblemPtr& problem, std::uint64_t seed);

/// Rows by problem, then placer, then seed. A cell that fails (an error of its placer, an invalid placement,
/// out of memory) is a row with its error. Cells run seed by seed, so that what is done when it is stopped
/// compares all placers alike; a cell that was still running then is left out, since its budget was cut.
std::vector<ComparisonRow> compare(const ComparisonSetup& setup);

} // namespace doppler
