// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/exact/branch_and_bound.h"
#include "core/placers/exact/list_search.h"
#include "core/placers/exact/milp.h"
#include "core/placers/exact/order_search.h"

namespace doppler {

namespace {

/// How much of the budget goes to finding plans before the best is proven.
constexpr double shareOfOrders = 0.2;
/// Where devices are interchangeable, good plans meet the bound more often than trees end.
constexpr double shareOfLists = 0.5;
constexpr std::uint64_t evaluationsPerTask = 1000;

/// The shortest plan (placement, order of tasks, order of transfers) under `strict`, with a proof; or, when
/// stopped early, the best plan and a bound. Where memory is enforced, the best plan found that runs. Plans
/// come from list scheduling, then annealing or forward-backward improvement; bounds from longest paths and
/// interval densities; the rest is a tree search (BranchAndBound) or an integer program (solveMilp).
class Exact final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "exact",
            DOPPLER_TEXT("core", "Exact"),
            PlacerKind::Exact,
            "Fernandez, Bussell, IEEE ToC C-22(8), 1973; Kohler, Steiglitz, JACM 21(1), 1974",
            {choiceOption("method", {"auto", "branch-and-bound", "milp"},
                          {.label = DOPPLER_TEXT("core", "Proof method"),
                           .help = DOPPLER_TEXT(
                               "core", "method that proves the best plan; auto: the search tree first, then "
                                       "the integer program if the tree reaches its node limit")}),
             wholeOption("nodes", 100'000'000, 0, 1e15,
                         {.label = DOPPLER_TEXT("core", "Node limit"),
                          .unit = DOPPLER_TEXT("core", "nodes"),
                          .help = DOPPLER_TEXT("core", "maximum number of nodes in the search tree")}),
             numberOption("memory", 256.0, 0, 1e6,
                          {.label = DOPPLER_TEXT("core", "Memory limit"),
                           .unit = DOPPLER_TEXT("core", "MiB"),
                           .help = DOPPLER_TEXT("core", "maximum memory for visited states, in MiB")}),
             numberOption(
                 "seconds", 60.0, 0, 1e9,
                 {.label = DOPPLER_TEXT("core", "Time limit"),
                  .unit = "s",
                  .help = DOPPLER_TEXT("core", "time limit in seconds if the budget sets no limit")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& asked) const override
    {
        const std::string& method = options.text("method");
        if (method == "milp" && !milpFits(problem))
            return Error{
                {DOPPLER_TEXT("core",
                              "the method milp accepts only small problems, with single-slot devices and "
                              "channels that carry one transfer at a time; branch-and-bound accepts all")},
                {},
                {}};
        PlacerContext context = asked;
        if (!context.budget.evaluations && !context.budget.seconds)
            context.budget.seconds = options.number("seconds");
        SearchMonitor monitor(context, 0);
        Judge judge(problem, monitor, timeQuantum(problem));
        OrderSearch orders(problem, judge, context.seed);
        if (!orders.construct(context.stop))
            return stoppedEarly();
        judge.prove(makespanBound(problem, context.stop));
        const bool tree = method != "milp" && BranchAndBound::fits(problem);
        const bool program = method != "branch-and-bound" && milpFits(problem);
        const bool searched = tree || program;
        // Lists know nothing of memory.
        if (devicesInterchangeable(problem) && problem.model().memory != MemoryRule::Enforce)
            ListSearch(problem, judge, context.seed).improve(searched ? shareOfLists : 1);
        else
            orders.improve(evaluationsPerTask * problem.vertexCount(), searched ? shareOfOrders : 1);
        if (searched && !judge.done())
            prove(problem, options, judge, tree, program);
        if (!judge.found() && context.stop.stop_requested())
            return stoppedEarly();
        if (!judge.found())
            return Error{{DOPPLER_TEXT("core", "no plan that fits the memory of the devices was found: in "
                                               "every plan tried, tasks wait for memory forever")},
                         {},
                         {}};
        return monitor.finish();
    }

private:
    static void prove(const Problem& problem, const Options& options, Judge& judge, bool tree, bool program)
    {
        const Margins around = margins(problem);
        if (tree)
            BranchAndBound(problem, judge, around,
                           static_cast<std::size_t>(options.number("memory") * 1024 * 1024))
                .search(static_cast<std::uint64_t>(options.integer("nodes")));
        if (program && judge.found() && !judge.done()) // its rows are as long as the best plan
            solveMilp(problem, judge, around);
    }
};

} // namespace

std::unique_ptr<Placer> makeExact() { return std::make_unique<Exact>(); }

} // namespace doppler
