// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/placers/search/search_monitor.h"
#include "core/problem/problem.h"

#include <functional>
#include <optional>

namespace doppler {

class PlacementWalk;
class Simulator;

/// The options of every search by chains, before its own: `start` (the constructive placer with whose
/// placement a chain starts, or "best": of all baselines), `baselines` (see bestBaseline()), `chains`,
/// `evaluations` (the budget if the context has none; `evaluations` is the default).
std::vector<OptionSpec> searchOptions(std::int64_t evaluations, std::vector<OptionSpec> own);
/// `order`: whether the search also changes the order of starts.
OptionSpec orderOption();
/// `temperature`: the initial one of an annealing, see SearchChain::firstTemperature().
OptionSpec temperatureOption(double standard);

/// One of several independent runs of a search, with its random numbers and its share of the budget.
struct SearchChain {
    const Problem& problem;
    const Options& options;
    Random& random;
    SearchMonitor& monitor;
    std::stop_token stop;
    const Placement* baseline = nullptr; ///< The best baseline; null: none was tried.

    /// The best baseline if the option `start` is "best" and there is one (else that of `critical-path`), or
    /// the placement of the placer `start`, with an order if the schedule uses one. Nothing after a stop
    /// request: the search then ends with that placement, or with round-robin's if it was not finished.
    [[nodiscard]] Result<std::optional<Placement>> start();
    /// The same for searches that simulate placements one by one; creates the simulator.
    [[nodiscard]] Result<std::optional<Placement>> start(std::optional<Simulator>& simulator);
    /// The same for searches that start a walk with it; returns its makespan.
    [[nodiscard]] Result<std::optional<double>> start(PlacementWalk& walk);
    /// Seconds: the option `temperature` is its share of the makespan of the start. Above 250 vertices, one
    /// vertex changes the makespan less, so the temperature decreases in proportion to the number of
    /// vertices.
    [[nodiscard]] double firstTemperature(double makespan) const;
    /// Moves a walk that is elsewhere to the best placement of the chain, which counts as an evaluation.
    /// False after a stop request.
    [[nodiscard]] bool backToBest(PlacementWalk& walk) const;
};

/// Metropolis' rule, drawn before the evaluation: the largest makespan that is accepted. A makespan that is
/// worse by x is accepted with probability exp(-x / temperature).
double drawLimit(Random& random, double makespan, double temperature);

/// Tries the baselines, if the option `baselines` says so, and runs a search once per chain with the rest of
/// the budget (not at all if nothing is left), on up to context.threads threads, and returns the best of all;
/// ties: the first chain, the baselines last. Evaluations are distributed in advance, so that the result is
/// the same for any number of threads. With a time budget, each chain gets an equal share of the remaining
/// time when it starts; if none remains, only the first chain starts. Returns the first error.
///
/// The budget of a chain is divided into stages (SearchMonitor::divide()) that end where the search would end
/// with a quarter of the evaluations, a quarter of those, and so on. If a search continues its random numbers
/// and its best from stage to stage, it therefore never ends worse with four times the budget. A search from
/// context.begin has a single stage, unless context.spentBefore says how it began.
Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context,
                                    const std::function<Result<void>(SearchChain&)>& search);

/// The same for a search with the option `order`, whose value it receives. Refuses the option unless the
/// schedule is `given`, because no other rule would use the result.
Result<PlacerResult>
searchInChainsWithOrder(const Problem& problem, const Options& options, const PlacerContext& context,
                        const std::function<Result<void>(SearchChain&, bool movesOrder)>& search);

/// The same for a search without these options: the number of chains, and the evaluations if the budget does
/// not set them.
struct ChainPlan {
    std::size_t chains = 1;
    std::uint64_t evaluations = 1;
};
Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context, ChainPlan plan,
                                    const std::function<Result<void>(SearchChain&)>& search);

} // namespace doppler
