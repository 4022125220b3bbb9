// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/exact/fetch_run.h"
#include "core/placers/exact/memory_runs.h"
#include "core/placers/search/search_monitor.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace doppler {

/// What all parts of `exact` share: the best plan so far, the bound, and the end of the search. A search is
/// over when the best is as short as the bound.
///
/// Plans are all schedules in which each device and each channel serves one order, waiting where the next is
/// not ready. Every run under any rule and mode keeps some order on each of its resources, and starts nothing
/// before that order's plan does; so what is proven of plans holds for all runs, but for those whose noise
/// makes times shorter.
///
/// Where memory is enforced, a plan is what its run takes, and one that is out of memory is none. What is
/// proven of all plans without regard to memory holds for those that run as well; a search that has seen them
/// all proves no more than the shortest that it saw, which need not run.
class Judge {
public:
    /// Times that differ by less than this share are equal: sums of the same times in another order are.
    static constexpr double tolerance = 1e-9;

    /// `quantum`: see timeQuantum().
    Judge(const Problem& problem, SearchMonitor& monitor, double quantum);

    /// The makespan of an order of tasks (see FetchRun), which is kept where it is the best; infinite where
    /// it is out of memory.
    double evaluate(std::span<const VertexId> order, const Assignment& devices);
    /// Takes in a plan with its makespan.
    void offer(const Placement& plan, double makespan);
    /// Counts a step that gave no plan.
    void counted() { monitor.counted(); }
    /// Takes in a proof that holds for every plan.
    void prove(double bound);
    /// The budget is spent, someone asked to stop, or the best is proven.
    [[nodiscard]] bool done() { return proven() || monitor.done(); }
    [[nodiscard]] bool proven() const { return !improvable(least); }
    /// A new best is no longer than this.
    [[nodiscard]] double target() const
    {
        return found() ? best - std::max(tolerance * best, 0.99 * quantum) : best;
    }
    /// There is a plan that runs.
    [[nodiscard]] bool found() const { return best < std::numeric_limits<double>::infinity(); }
    /// True where a plan of no less than this length may be a new best.
    [[nodiscard]] bool improvable(double makespan) const { return makespan < target(); }

    /// The share of the budget, 0 to 1.
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
    std::optional<MemoryRuns> memory; ///< Where it is enforced.
    Placement plan;
    double best = std::numeric_limits<double>::infinity();
    double shortest = std::numeric_limits<double>::infinity(); ///< Of all plans that were seen, run or not.
    double least = 0;
};

} // namespace doppler
