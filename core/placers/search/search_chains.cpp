// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/search_chains.h"

#include "core/base/start_thread.h"
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/placement_walk.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace doppler {

std::vector<OptionSpec> searchOptions(std::int64_t evaluations, std::vector<OptionSpec> own)
{
    std::vector<OptionSpec> all{
        {"start",
         std::string("critical-path"),
         0,
         0,
         {"critical-path", "heft", "etf", "random", "round-robin", "single-device"},
         DOPPLER_TEXT("core", "the placement to start from")},
        {"chains",
         std::int64_t{1},
         1,
         10000,
         {},
         DOPPLER_TEXT("core", "independent runs that share the budget; the best of them counts")},
        {"evaluations",
         evaluations,
         1,
         1e12,
         {},
         DOPPLER_TEXT("core", "placements to simulate where the budget says nothing")}};
    std::move(own.begin(), own.end(), std::back_inserter(all));
    return all;
}

OptionSpec orderOption()
{
    return {"order", false, 0, 0, {}, DOPPLER_TEXT("core", "move the order of starts, too (schedule given)")};
}

OptionSpec temperatureOption(double standard)
{
    return {"temperature",
            standard,
            0,
            10,
            {},
            DOPPLER_TEXT("core",
                         "first temperature, as a share of the start's makespan; over 250 vertices times "
                         "250 / their number")};
}

Result<std::optional<Placement>> SearchChain::start()
{
    const auto placer = placerRegistry().find(options.text("start"));
    if (!placer)
        return placer.error();
    PlacerContext context;
    context.seed = random();
    context.stop = stop;
    auto placed = (*placer)->place(problem, Options((*placer)->info().options), context);
    if (!placed && stop.stop_requested()) { // a search that is asked for a placement gives one
        const Placer& simple = **placerRegistry().find("round-robin");
        placed = simple.place(problem, Options(simple.info().options), {});
    }
    if (!placed)
        return placed.error();
    Placement& begin = placed->placement;
    const ChooseTask rule = problem.model().schedule;
    if (rule != ChooseTask::Given && rule != ChooseTask::Strict)
        begin.order.clear();
    if (stop.stop_requested()) { // what moves need would be made for nothing
        monitor.settleFor(std::move(begin));
        return std::optional<Placement>();
    }
    return std::optional(std::move(begin));
}

Result<std::optional<Placement>> SearchChain::start(std::optional<Simulator>& simulator)
{
    auto begin = start();
    if (!begin || !*begin)
        return begin;
    simulator.emplace(problem.shared_from_this());
    if (stop.stop_requested()) {
        monitor.settleFor(**std::move(begin));
        return std::optional<Placement>();
    }
    return begin;
}

Result<std::optional<double>> SearchChain::start(PlacementWalk& walk)
{
    auto begin = start();
    if (!begin)
        return begin.error();
    if (!*begin)
        return std::optional<double>();
    const auto makespan = walk.start(**begin, stop);
    if (!makespan)
        monitor.settleFor(**std::move(begin));
    return makespan;
}

double SearchChain::firstTemperature(double makespan) const
{
    constexpr double tunedFor = 250; // vertices: a little more than the published graphs have (76 to 229)
    const auto vertices = static_cast<double>(problem.vertexCount());
    return options.number("temperature") * std::min(1.0, tunedFor / std::max(vertices, 1.0)) * makespan;
}

double drawLimit(Random& random, double makespan, double temperature)
{
    const double u = random.uniform();
    return temperature > 0 && u > 0 ? makespan - temperature * std::log(u) : makespan;
}

namespace {

/// What the chains have reached together. Any thread adds to it; one reports.
class Board {
public:
    Board(const PlacerContext& c, std::size_t chains) : context(c), counts(chains), spent(chains) {}

    void take(std::size_t chain, const PlacerProgress& progress)
    {
        const std::scoped_lock lock(mutex);
        counts[chain] = progress.evaluations;
        spent[chain] = progress.spent;
        if (progress.newBest && progress.bestMakespan < best) {
            best = progress.bestMakespan;
            bestPlacement = *progress.newBest;
            bestReported = false;
        }
    }
    void report()
    {
        PlacerProgress sum;
        std::optional<Placement> news;
        {
            const std::scoped_lock lock(mutex);
            for (const std::uint64_t count : counts)
                sum.evaluations += count;
            for (const double share : spent)
                sum.spent += share / static_cast<double>(spent.size());
            sum.bestMakespan = best;
            if (!std::exchange(bestReported, true))
                news = bestPlacement;
        }
        sum.newBest = news ? &*news : nullptr;
        context.progress(sum); // not under the lock: it may take its time
    }

    void chainEnded(std::size_t chain)
    {
        const std::scoped_lock lock(mutex);
        spent[chain] = 1; // It may have found nothing more to do.
    }
    void ended()
    {
        const std::scoped_lock lock(mutex);
        ++threadsEnded;
        changed.notify_one();
    }
    /// Reports until that many threads have ended.
    void reportUntil(std::size_t threads)
    {
        constexpr std::chrono::milliseconds interval{33};
        std::unique_lock lock(mutex);
        while (!changed.wait_for(lock, interval, [&] { return threadsEnded == threads; })) {
            lock.unlock();
            if (context.progress)
                report();
            lock.lock();
        }
    }

private:
    const PlacerContext& context;
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t threadsEnded = 0;
    std::vector<std::uint64_t> counts; ///< By chain.
    std::vector<double> spent;         ///< By chain: share of its budget; all of it once it has ended.
    double best = std::numeric_limits<double>::infinity();
    Placement bestPlacement;
    bool bestReported = true;
};

/// The chains of one search, taken by threads one after the other.
class Chains {
public:
    Chains(const Problem& p, const Options& o, const PlacerContext& c, ChainPlan plan,
           const std::function<Result<void>(SearchChain&)>& s)
        : problem(p), options(o), context(c), search(s), count(plan.chains)
    {
        if (context.budget.evaluations || !context.budget.seconds)
            evaluations = context.budget.evaluations.value_or(plan.evaluations);
        if (evaluations) // each has one at least
            count = static_cast<std::size_t>(std::clamp<std::uint64_t>(*evaluations, 1, plan.chains));
        threads = std::clamp<std::size_t>(context.threads, 1, count);
        Random random(context.seed);
        seeds.push_back(context.seed);
        while (seeds.size() < count)
            seeds.push_back(random());
        board.emplace(context, count);
    }

    Result<PlacerResult> run()
    {
        {
            std::vector<std::jthread> others;
            std::jthread another;
            while (others.size() + 1 < threads && startThread(another, [&] {
                       work(false);
                       board->ended();
                   }))
                others.push_back(std::move(another));
            work(true); // all chains, where no other thread could be started
            board->reportUntil(others.size());
        }
        if (error)
            return *error;
        if (context.progress && spent > 0)
            board->report();
        best.result.evaluations = spent;
        return std::move(best.result); // the first chain always runs
    }

private:
    using Clock = std::chrono::steady_clock;

    void work(bool reports)
    {
        for (std::size_t i = next.fetch_add(1); i < count; i = next.fetch_add(1)) {
            if (i > 0 && (context.stop.stop_requested() || failed))
                return;
            if (i > 0 && context.budget.seconds && secondsLeft() <= 0)
                board->chainEnded(i);
            else
                runChain(i, reports);
        }
    }

    [[nodiscard]] double secondsLeft() const
    {
        return *context.budget.seconds - std::chrono::duration<double>(Clock::now() - begun).count();
    }

    void runChain(std::size_t i, bool reports)
    {
        PlacerContext own;
        own.seed = seeds[i];
        own.stop = context.stop;
        if (evaluations)
            own.budget.evaluations = *evaluations / count + (i < *evaluations % count ? 1 : 0);
        if (context.budget.seconds) {
            const auto rounds = (count - i + threads - 1) / threads; // of chains on one thread, from now on
            own.budget.seconds = secondsLeft() / static_cast<double>(rounds);
        }
        if (context.progress) {
            own.progress = [this, i, reports](const PlacerProgress& progress) {
                board->take(i, progress);
                if (reports)
                    board->report();
            };
            if (EveryBest::wanted(context))
                own.progress = EveryBest{std::move(own.progress)};
        }
        SearchMonitor monitor(own, 1);
        Random random(own.seed);
        SearchChain chain{problem, options, random, monitor, context.stop};
        auto done = search(chain);
        if (!done) {
            takeError(i, done.error());
            return;
        }
        const double makespan = monitor.bestMakespan();
        takeEnd({monitor.finish(), makespan, i});
        board->chainEnded(i);
    }

    /// How a chain ended.
    struct End {
        PlacerResult result;
        double makespan = 0;
        std::size_t chain = 0;
    };

    /// Only the best is kept: a placement may be large, and chains are many.
    void takeEnd(End end)
    {
        const std::scoped_lock lock(mutex);
        spent += end.result.evaluations;
        if (best.chain == none || std::pair(end.makespan, end.chain) < std::pair(best.makespan, best.chain))
            best = std::move(end);
    }
    void takeError(std::size_t chain, Error e)
    {
        const std::scoped_lock lock(mutex);
        if (!error || chain < failedChain) {
            failedChain = chain;
            error = std::move(e);
        }
        failed = true;
    }

    static constexpr std::size_t none = ~std::size_t{0};

    const Problem& problem;
    const Options& options;
    const PlacerContext& context;
    const std::function<Result<void>(SearchChain&)>& search;
    const Clock::time_point begun = Clock::now();
    std::optional<std::uint64_t> evaluations;
    std::size_t count = 1;
    std::size_t threads = 1;
    std::vector<std::uint64_t> seeds;
    std::optional<Board> board;
    std::atomic<std::size_t> next{0};
    std::atomic<bool> failed{false};

    std::mutex mutex; ///< Of what follows.
    End best{{}, 0, none};
    std::uint64_t spent = 0; ///< Evaluations of all chains.
    std::optional<Error> error;
    std::size_t failedChain = 0;
};

Result<bool> movesOrder(const Problem& problem, const Options& options)
{
    const bool wanted = options.flag("order");
    if (wanted && problem.model().schedule != ChooseTask::Given)
        return Error{
            {DOPPLER_TEXT("core",
                          "option order needs the schedule given, the only one to heed the order that "
                          "is found; the schedule is {0}"),
             {std::string(chooseTaskName(problem.model().schedule))}},
            {},
            {}};
    return wanted && problem.vertexCount() > 1;
}

} // namespace

Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context, ChainPlan plan,
                                    const std::function<Result<void>(SearchChain&)>& search)
{
    return Chains(problem, options, context, plan, search).run();
}

Result<PlacerResult> searchInChains(const Problem& problem, const Options& options,
                                    const PlacerContext& context,
                                    const std::function<Result<void>(SearchChain&)>& search)
{
    const ChainPlan plan{static_cast<std::size_t>(options.integer("chains")),
                         static_cast<std::uint64_t>(options.integer("evaluations"))};
    return searchInChains(problem, options, context, plan, search);
}

Result<PlacerResult>
searchInChainsWithOrder(const Problem& problem, const Options& options, const PlacerContext& context,
                        const std::function<Result<void>(SearchChain&, bool movesOrder)>& search)
{
    const auto order = movesOrder(problem, options);
    if (!order)
        return order.error();
    return searchInChains(problem, options, context,
                          [&](SearchChain& chain) { return search(chain, *order); });
}

} // namespace doppler
