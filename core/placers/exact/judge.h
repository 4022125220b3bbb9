// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/exact/fetch_run.h"
#include "core/placers/exact/memory_runs.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace doppler {

/// Shared by all parts of `exact`: the best plan so far, the bound, and the end of the search. The search
/// ends when the best is as short as the bound.
///
/// Plans are all schedules in which each device and each channel has a fixed order and waits if the next item
/// is not ready. Every run under any rule and mode has some order on each of its resources, and starts
/// nothing before the plan with that order does. Proofs about plans therefore hold for all runs, except for
/// those whose noise shortens times.
///
/// If memory is enforced, the length of a plan is that of its run, and a plan that is out of memory does not
/// count. Proofs about all plans without regard to memory hold for those that run as well. A complete search
/// proves only the shortest plan that it found, which need not run.
class Judge {
public:
    /// Times with a smaller relative difference are equal, because sums in another order differ.
    static constexpr double tolerance = 1e-9;

    /// `quantum`: see timeQuantum().
    Judge(const Problem& problem, SearchMonitor& monitor, double quantum);

    /// The makespan of an order of tasks (see FetchRun); keeps the plan if it is the best. Infinite if it is
    /// out of memory.
    double evaluate(std::span<const VertexId> order, const Assignment& devices);
    /// Records a plan with its makespan.
    void offer(const Placement& plan, double makespan);
    /// Counts a step without a plan.
    void counted() { monitor.counted(); }
    /// Records a proof that holds for every plan.
    void prove(double bound);
    /// Whether the budget is spent, a stop was requested, or the best is proven.
    [[nodiscard]] bool done() { return proven() || monitor.done(); }
    [[nodiscard]] bool proven() const { return !improvable(least); }
    /// The largest makespan of a new best.
    [[nodiscard]] double target() const
    {
        return found() ? best - std::max(tolerance * best, 0.99 * quantum) : best;
    }
    /// Whether there is a plan that runs.
    [[nodiscard]] bool found() const { return best < std::numeric_limits<double>::infinity(); }
    /// Whether a plan of at least this length can be a new best.
    [[nodiscard]] bool improvable(double makespan) const { return makespan < target(); }

    /// The spent share of the budget, 0 to 1.
    [[nodiscard]] double spent() const { return monitor.spent(); }
    [[nodiscard]] double bestMakespan() const { return best; }
    [[nodiscard]] const Placement& bestPlan() const { return plan; }
    [[nodiscard]] double bound() const { return least; }

private:
    double keepWhereItRuns(Placement newPlan, double makespan);

    SearchMonitor& monitor;
    double quantum;
    bool boundsHold;
    FetchRun run;
    std::optional<MemoryRuns> memory; ///< Only if memory is enforced.
    Placement plan;
    double best = std::numeric_limits<double>::infinity();
    /// Of all plans so far, including those that do not run.
    double shortest = std::numeric_limits<double>::infinity();
    double least = 0;
};

} // namespace doppler
