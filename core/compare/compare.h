// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/chosen_placer.h"
#include "core/compare/anytime.h"
#include "core/compare/published_figure.h"
#include "core/problem/problem.h"
#include "core/run/memory_fit.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace doppler {

/// The problems of a comparison: every graph on every topology under one model, sorted by graph. Returns the
/// error of the first problem that cannot be made.
Result<std::vector<ProblemPtr>> problemsOf(std::span<const GraphPtr> graphs,
                                           std::span<const TopologyPtr> topologies,
                                           const ModelOptions& model);

/// One cell: the result of one placer on one problem with one seed.
struct ComparisonRow {
    std::size_t problem = 0; ///< Index into ComparisonSetup::problems.
    std::size_t placer = 0;  ///< Index into ComparisonSetup::placers.
    std::uint64_t seed = 0;
    double makespan = 0; ///< By the execution model, never the placer's own estimate. 0 if the cell failed.
    std::uint64_t evaluations = 0;
    double seconds = 0; ///< Wall-clock time of the placer.
    double gap = 0;     ///< makespan / lower bound - 1.
    double bound = 0;   ///< Proven by the placer: no placement is better. 0: nothing is proven.
    MemoryFit fit = MemoryFit::Unchecked;
    std::optional<Overflow> overflow = std::nullopt; ///< If it does not fit: where first.
    Placement placement;
    /// New bests during the run; the last is the makespan. Empty if the cell failed.
    std::vector<Incumbent> trace;
    std::optional<Error> error; ///< The reason if there is no makespan.
};

struct ComparisonProgress {
    std::size_t done = 0;
    std::size_t total = 0;
    /// Estimated time for the rest, from the finished cells; nothing before the first.
    std::optional<double> secondsLeft;
    const ComparisonRow* row = nullptr; ///< The cell that has just finished; valid only during the call.
};

/// Runs one cell (problem, placer, seed) elsewhere, in another process for instance, and blocks until it has
/// ended. Nothing: the other side is gone or stopped; others run the cell, and the runner is not called
/// again.
using CellRunner =
    std::function<std::optional<ComparisonRow>(std::size_t problem, std::size_t placer, std::uint64_t seed)>;

/// Every placer on every problem with every seed, each with the same budget. Budgets in time are wall-clock
/// time, so they are equal only if `threads` is at most the number of free cores. If the model is random
/// (noise, the schedule rule "random"), every seed gives one set of random numbers, the same for all placers:
/// problemOfCell().
struct ComparisonSetup {
    std::vector<ProblemPtr> problems;
    std::vector<std::string>
        graphTitles; ///< Titles of the graphs in results, by problem; empty: their names.
    std::vector<std::string> topologyTitles; ///< Titles of the topologies, likewise.
    std::vector<ChosenPlacer> placers;
    std::vector<std::uint64_t> seeds;
    Budget budget;
    std::vector<Budget> budgets; ///< By problem, in place of `budget`; empty: the same for all.
    /// By problem: figures of the literature, which reports show next to the results; empty: there are none.
    std::vector<std::vector<PublishedFigure>> published;
    std::size_t threads = 1; ///< Number of cells that run at once, one thread per placer. Affects only times.
    std::vector<CellRunner> elsewhere; ///< They run cells, too, each one at a time.
    std::vector<ComparisonRow> done;   ///< Cells of an earlier comparison, which are not run again.
    std::stop_token stop;
    /// Called after each finished cell, from any thread, but not concurrently. May be empty.
    std::function<void(const ComparisonProgress&)> progress;

    [[nodiscard]] const std::string& graphTitle(std::size_t problem) const
    {
        return graphTitles.empty() ? problems[problem]->graph().name() : graphTitles[problem];
    }
    [[nodiscard]] const std::string& topologyTitle(std::size_t problem) const
    {
        return topologyTitles.empty() ? problems[problem]->topology().name() : topologyTitles[problem];
    }
    [[nodiscard]] const Budget& budgetOf(std::size_t problem) const
    {
        return budgets.empty() ? budget : budgets[problem];
    }
    [[nodiscard]] std::size_t cells() const { return problems.size() * placers.size() * seeds.size(); }
};

/// Sets titles if graphs or topologies from different sources have the same name; these get their source as
/// title. `graphSources` and `topologySources` are by problem.
void tellApart(ComparisonSetup& setup, std::span<const std::string> graphSources,
               std::span<const std::string> topologySources);

/// By problem, the index of the first one with the same graph, topology and model.
std::vector<std::size_t> firstOfEqualProblems(const ComparisonSetup& setup);

/// Whether runs are random: through noise or the schedule rule.
bool drawsAtRandom(const ModelOptions& model);

/// The problem on which the cells of a problem and a seed run: the problem itself if its model is not random,
/// otherwise with the random numbers of the seed.
Result<ProblemPtr> problemOfCell(const ProblemPtr& problem, std::uint64_t seed);

/// Runs one cell in this thread. A cell that fails is a row with its error. After a stop request of the setup
/// the row is void, because its budget was cut. Thread-safe.
ComparisonRow runCell(const ComparisonSetup& setup, std::size_t problem, std::size_t placer,
                      std::uint64_t seed);

/// Runs the comparison. Rows are sorted by problem, then placer, then seed. A cell that fails (an error of
/// its placer, an invalid placement, out of memory) is a row with its error. Cells run seed by seed, so that
/// the rows of a stopped comparison treat all placers alike. A cell that was running at the stop is left out,
/// because its budget was cut.
std::vector<ComparisonRow> compare(const ComparisonSetup& setup);

} // namespace doppler
