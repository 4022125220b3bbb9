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

/// The options that every search by chains has, before its own: `start` (the constructive placer whose
/// placement a chain begins with), `chains`, `evaluations` (the budget where the context has none; the number
/// given here is the default).
std::vector<OptionSpec> searchOptions(std::int64_t evaluations, std::vector<OptionSpec> own);
/// `order`: whether the search moves the order of starts as well.
OptionSpec orderOption();
/// `temperature`: the first one of an annealing, see SearchChain::firstTemperature.
OptionSpec temperatureOption(double standard);

/// One of several independent runs of a search: its random numbers and its share of the budget.
struct SearchChain {
    const Problem& problem;
    const Options& options;
    Random& random;
    SearchMonitor& monitor;
    std::stop_token stop;

    /// The placement that `start` names; with an order where the schedule heeds one. Nothing where it was
    /// asked to stop: that placement, or round-robin's where it was not done yet, is the search's result
    /// then, and the search is over.
    [[nodiscard]] Result<std::optional<Placement>> start();
    /// The same where placements are simulated one by one; makes what does it.
    [[nodiscard]] Result<std::optional<Placement>> start(std::optional<Simulator>& simulator);
    /// The same where a walk begins with it: its makespan.
    [[nodiscard]] Result<std::optional<double>> start(PlacementWalk& walk);
    /// Seconds: the option `temperature` is its share of the start's makespan. Of more than 250 vertices one
    /// moves the makespan by less, so that it is less by as many times as there are more.
    [[nodiscard]] double firstTemperature(double makespan) const;
};

/// Metropolis' rule, drawn before the evaluation: a makespan up to this is accepted, which one that is worse
/// by x is with probability exp(-x / temperature).
double drawLimit(Random& random, double makespan, double temperature);

/// Runs a search once per chain, the chains on up to context.threads threads, and hands the best over; of
/// equals that of the first chain. The evaluations are shared out in advance, so that the result is the same
/// on any number of threads; of seconds every chain gets its share of what is left when it begins, and none
/// but the first begins when nothing is. The first error ends everything.
Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context,
                                    const std::function<Result<void>(SearchChain&)>& search);

/// The same for a search with the option `order`, whose value it is told; it is refused where the schedule is
/// not `given`: no other rule would heed the result.
Result<PlacerResult>
searchInChainsWithOrder(const Problem& problem, const Options& options, const PlacerContext& context,
                        const std::function<Result<void>(SearchChain&, bool movesOrder)>& search);

/// The same for a search without those options: that many chains, and evaluations where the budget says
/// nothing.
struct ChainPlan {
    std::size_t chains = 1;
    std::uint64_t evaluations = 1;
};
Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context, ChainPlan plan,
                                    const std::function<Result<void>(SearchChain&)>& search);

} // namespace doppler
