// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/base/random.h"
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/atonce/clusters.h"
#include "core/placers/atonce/sub_problems.h"
#include "core/placers/atonce/window_sweep.h"
#include "core/placers/search/starting_placements.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr double viewShare = 0.12;    ///< Of the budget, for each coarse view.
constexpr double sweepShare = 0.75;   ///< Of what is left for the sweep.
constexpr double fewestRuns = 40;     ///< Evaluations of a search that is worth its preparation.
constexpr std::size_t coarseness = 4; ///< Vertices of a cluster of heavy edges.
constexpr double colder = 0.25;       ///< Factor of the temperature after the sweep.

class AtOnceSearch {
public:
    AtOnceSearch(const Problem& p, const Options& o, const PlacerContext& c)
        : problem(p), options(o), context(c), searcher(**placerRegistry().find(o.text("search"))),
          window(static_cast<std::size_t>(o.integer("window"))), random(c.seed)
    {
        if (c.budget.evaluations || !c.budget.seconds)
            limit = static_cast<double>(
                c.budget.evaluations.value_or(static_cast<std::uint64_t>(o.integer("evaluations"))));
    }

    Result<PlacerResult> run()
    {
        begin();
        if (best.devices.empty())
            return finish();
        if (options.flag("views"))
            searchViews();
        if (!error && window > 0 && canSweep(problem) && problem.vertexCount() >= 2 * window)
            sweep();
        if (!error && !over())
            searchWhole();
        if (error)
            return *error;
        return finish();
    }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] double secondsLeft() const
    {
        return *context.budget.seconds - std::chrono::duration<double>(Clock::now() - begun).count();
    }
    [[nodiscard]] double runsLeft() const { return std::max(0.0, *limit - spent); }
    [[nodiscard]] bool over() const
    {
        return context.stop.stop_requested() || (limit && runsLeft() < 1) ||
               (context.budget.seconds && secondsLeft() <= 0);
    }
    /// A share of what is left. `size` is the share of the graph that an evaluation simulates.
    [[nodiscard]] Budget budgetOf(double share, double size) const
    {
        Budget out;
        if (limit)
            out.evaluations = static_cast<std::uint64_t>(std::max(1.0, runsLeft() * share / size));
        if (context.budget.seconds)
            out.seconds = std::max(1e-6, secondsLeft() * share);
        return out;
    }

    void begin()
    {
        PlacerContext own = context;
        if (limit)
            own.budget.evaluations = static_cast<std::uint64_t>(*limit);
        if (context.begin) {
            own.budget.evaluations = 1;
            take(*context.begin, simulate(*context.begin));
            spent = 1;
            return;
        }
        const std::string& start = options.text("start");
        if (!wantsBaselines(options))
            own.budget.evaluations = 1;
        own.progress = nullptr;
        Baseline baseline = bestBaseline(problem, own, start == bestStart ? standardStart : start);
        spent = static_cast<double>(baseline.evaluations);
        if (baseline.evaluations > 0)
            take(std::move(baseline.placement), baseline.makespan);
    }

    double simulate(const Placement& placement)
    {
        if (!simulator)
            simulator.emplace(problem.shared_from_this());
        return simulator->makespan(placement);
    }

    void take(Placement placement, double seconds)
    {
        if (!best.devices.empty() && seconds >= makespan)
            return;
        best = std::move(placement);
        makespan = seconds;
        if (context.progress)
            context.progress({evaluations(), makespan, &best, 0, share()});
    }
    [[nodiscard]] std::uint64_t evaluations() const
    {
        return static_cast<std::uint64_t>(limit ? std::min(std::ceil(spent), *limit) : std::ceil(spent));
    }
    [[nodiscard]] double share() const
    {
        const double runs = limit && *limit > 0 ? spent / *limit : 0;
        const double time = context.budget.seconds ? 1 - secondsLeft() / *context.budget.seconds : 0;
        return std::clamp(std::max(runs, time), 0.0, 1.0);
    }

    /// A search on a part or view of the problem; from its baselines if no start is given.
    Result<PlacerResult> search(const Problem& part, const Placement* from, const Budget& budget, double size,
                                double cold)
    {
        PlacerContext own;
        own.seed = random();
        own.stop = context.stop;
        own.budget = budget;
        own.begin = from;
        Options set(searcher.info().options);
        const double temperature = options.number("temperature") * cold;
        if (const auto done =
                set.set(searcher.info().options, "temperature", fmt::format("{:.6f}", temperature));
            !done)
            return done.error();
        if (context.progress)
            own.progress = [this, size, isWhole = &part == &problem](const PlacerProgress& inner) {
                reportInner(inner, size, isWhole);
            };
        if (EveryBest::wanted(context))
            own.progress = EveryBest{std::move(own.progress)};
        auto found = searcher.place(part, set, own);
        if (found)
            spent += static_cast<double>(found->evaluations) * size;
        return found;
    }

    /// Reports how far an inner search is. Its bests are those of the graph only if it searches all of it.
    void reportInner(const PlacerProgress& inner, double size, bool isWhole)
    {
        constexpr std::chrono::milliseconds interval{33};
        const bool isBetter = isWhole && inner.bestMakespan > 0 && inner.bestMakespan < makespan;
        const Placement* newBest = isBetter ? inner.newBest : nullptr;
        const Clock::time_point now = Clock::now();
        if (!newBest && now - lastReport < interval)
            return;
        lastReport = now;
        const double before = spent;
        spent += static_cast<double>(inner.evaluations) * size;
        context.progress({evaluations(), isBetter ? inner.bestMakespan : makespan, newBest, 0, share()});
        spent = before;
    }

    /// Coarse views of the graph: what shares a cluster moves together.
    void searchViews()
    {
        if (over())
            return;
        const Clusters ofChains = chains(problem);
        if (clusterCount(ofChains) <= problem.vertexCount() / 2)
            searchView(mergedAlongHeavyEdges(problem, ofChains, problem.vertexCount() / coarseness,
                                             [this] { return over(); }));
        if (error || over())
            return;
        const Clusters repeated = twins(problem, context.stop);
        if (clusterCount(repeated) <= problem.vertexCount() / 2)
            searchView(repeated);
    }

    void searchView(const Clusters& view)
    {
        if (error || over() || (limit && *limit * viewShare < fewestRuns))
            return;
        const auto part = tied(problem, view);
        if (!part)
            return; // its clusters allow no common device
        const double total = limit ? *limit / std::max(runsLeft(), 1.0)
                                   : *context.budget.seconds / std::max(secondsLeft(), 1e-6);
        auto found = search(**part, nullptr, budgetOf(std::min(1.0, viewShare * total), 1), 1, 1);
        if (!found) {
            error = found.error();
            return;
        }
        if (found->evaluations > 0)
            take(found->placement, simulate(found->placement));
    }

    void sweep()
    {
        const double runs = limit ? runsLeft() * sweepShare : 0;
        if (limit && runs < fewestRuns)
            return;
        const double begunAt = spent;
        const double reserve = context.budget.seconds ? secondsLeft() * (1 - sweepShare) : 0;
        const WindowSearch inWindow = [&](const Problem& part, const Placement& start, double portion,
                                          double size) {
            Budget budget;
            if (limit)
                budget.evaluations =
                    static_cast<std::uint64_t>(std::max(1.0, (runs - (spent - begunAt)) * portion / size));
            if (context.budget.seconds)
                budget.seconds = std::max(1e-6, (secondsLeft() - reserve) * portion);
            return search(part, &start, budget, size, 1);
        };
        WindowSweep sweeper(problem, window);
        const auto done = sweeper.run(
            best, makespan, inWindow, [&] { return over(); },
            [&](const Placement& placement, double seconds) { take(placement, seconds); });
        swept = done.ok(); // else the rest of the budget goes to the whole graph
    }

    void searchWhole()
    {
        const Placement from = best;
        auto found = search(problem, &from, budgetOf(1, 1), 1, swept ? colder : 1);
        if (!found)
            error = found.error();
        else if (found->evaluations > 0)
            take(found->placement, simulate(found->placement));
    }

    Result<PlacerResult> finish()
    {
        if (best.devices.empty()) { // stopped at once; a search that is asked for a placement gives one
            const Placer& simple = **placerRegistry().find("round-robin");
            return simple.place(problem, Options(simple.info().options), {});
        }
        if (context.progress)
            context.progress({evaluations(), makespan, nullptr, 0, over() ? 1.0 : share()});
        return PlacerResult{best, evaluations(), 0};
    }

    const Problem& problem;
    const Options& options;
    const PlacerContext& context;
    const Placer& searcher;
    std::size_t window;
    Random random;
    const Clock::time_point begun = Clock::now();
    Clock::time_point lastReport = begun;
    std::optional<double> limit; ///< In simulations of the whole graph.
    double spent = 0;            ///< The same.
    std::optional<Simulator> simulator;
    Placement best;
    double makespan = 0;
    bool swept = false;
    std::optional<Error> error;
};

class AtOnce final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "at-once",
            DOPPLER_TEXT("core", "Coarse views and windows"),
            PlacerKind::Search,
            "multilevel: Karypis, Kumar, SIAM J. Scientific Computing 20(1), 1998; windows: Ovacik, Uzsoy, "
            "Decomposition Methods for Complex Factory Scheduling Problems, 1997",
            {choiceOption(
                 "start", {"best", "critical-path", "heft", "etf", "random", "round-robin", "single-device"},
                 {.label = DOPPLER_TEXT("core", "Start placement"),
                  .help = DOPPLER_TEXT("core", "the placement to start from; best: of all baselines")}),
             baselinesOption(),
             wholeOption("evaluations", 10000, 1, 1e12,
                         {.label = DOPPLER_TEXT("core", "Evaluation limit"),
                          .unit = DOPPLER_TEXT("core", "evaluations"),
                          .help = DOPPLER_TEXT(
                              "core", "number of simulated placements if the budget sets no limit")}),
             choiceOption("search", {"doppler-improve", "critical-path-search"},
                          {.label = DOPPLER_TEXT("core", "Inner search"),
                           .help = DOPPLER_TEXT("core", "the search that runs on every view and window")}),
             flagOption("views", true,
                        {.label = DOPPLER_TEXT("core", "Coarse views"),
                         .help = DOPPLER_TEXT("core", "search first with chains, heavy edges or equal blocks "
                                                      "of the graph tied together")}),
             wholeOption(
                 "window", 250, 0, 1e6,
                 {.label = DOPPLER_TEXT("core", "Window size"),
                  .unit = DOPPLER_TEXT("core", "vertices"),
                  .help = DOPPLER_TEXT("core", "number of vertices of a window in time that is searched "
                                               "on its own; 0: no windows")}),
             numberOption(
                 "temperature", 0.012, 0, 10,
                 {.label = DOPPLER_TEXT("core", "Initial temperature"),
                  .help = DOPPLER_TEXT("core", "initial temperature, as a share of the initial makespan; for "
                                               "more than 250 vertices, it is multiplied by 250 / number of "
                                               "vertices")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return AtOnceSearch(problem, options, context).run();
    }
};

} // namespace

std::unique_ptr<Placer> makeAtOnce() { return std::make_unique<AtOnce>(); }

} // namespace doppler
