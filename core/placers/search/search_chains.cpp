// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/search_chains.h"

#include "core/base/start_thread.h"
#include "core/placers/api/every_best.h"
#include "core/placers/api/registry.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/starting_placements.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace doppler {

namespace {

/// What the chains have reached together. Any thread adds to it; one reports.
class Board {
public:
    /// The baselines, which have been reported, count after the chains.
    Board(const PlacerContext& c, std::size_t chains, const Baseline& baseline)
        : context(c), counts(chains + 1), spent(chains), best(baseline.makespan),
          bestPlacement(baseline.placement)
    {
        counts.back() = baseline.evaluations;
    }

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
    std::vector<std::uint64_t> counts; ///< By chain; then the baselines'.
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
        : problem(p), options(o), context(c), search(s), mostChains(plan.chains)
    {
        if (context.budget.evaluations || !context.budget.seconds)
            evaluations = context.budget.evaluations.value_or(plan.evaluations);
    }

    Result<PlacerResult> run()
    {
        if (evaluations)
            whole = *evaluations + context.spentBefore.value_or(0);
        if (context.begin)
            baseline.placement = *context.begin;
        else if (wantsBaselines(options))
            tryBaselines();
        if (!evaluations || *evaluations > 0 || spent == 0)
            runChains();
        if (error)
            return *error;
        if (context.progress && spent > 0 && board)
            board->report();
        best.result.evaluations = spent;
        return std::move(best.result); // the first chain runs, or there is a baseline
    }

private:
    using Clock = std::chrono::steady_clock;

    void tryBaselines()
    {
        PlacerContext own = context;
        own.budget.evaluations = evaluations;
        const auto& all = options.all();
        const auto start = all.find("start");
        baseline = bestBaseline(
            problem, own,
            start == all.end() || options.text("start") == bestStart ? standardStart : options.text("start"));
        if (baseline.evaluations == 0)
            return; // stopped before
        spent = baseline.evaluations;
        if (evaluations)
            *evaluations -= std::min(*evaluations, spent);
        best = {{baseline.placement, 0, 0}, baseline.makespan, baselineChain};
    }

    void runChains()
    {
        count = mostChains;
        if (evaluations) // each has one at least
            count = static_cast<std::size_t>(std::clamp<std::uint64_t>(*evaluations, 1, mostChains));
        threads = std::clamp<std::size_t>(context.threads, 1, count);
        Random random(context.seed);
        seeds.push_back(context.seed);
        while (seeds.size() < count)
            seeds.push_back(random());
        board.emplace(context, count, baseline);
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

    /// The evaluations of chain i if so many are left for all chains; each has one at least.
    [[nodiscard]] std::uint64_t shareOf(std::uint64_t left, std::size_t i) const
    {
        const std::uint64_t chains = std::clamp<std::uint64_t>(left, 1, mostChains);
        return i < chains ? left / chains + (i < left % chains ? 1 : 0) : 0;
    }

    /// Where the stages of chain i end: its share of the budget, of a quarter of it, and so on, each without
    /// what was spent before the chains.
    [[nodiscard]] std::vector<std::uint64_t> stagesOf(std::size_t i) const
    {
        std::vector<std::uint64_t> ends{shareOf(*evaluations, i)};
        const std::uint64_t before = whole - *evaluations;
        for (std::uint64_t budget = whole / 4; budget > before; budget /= 4)
            if (const std::uint64_t end = shareOf(budget - before, i); end > 0 && end < ends.back())
                ends.push_back(end);
        std::reverse(ends.begin(), ends.end());
        return ends;
    }

    void runChain(std::size_t i, bool reports)
    {
        PlacerContext own;
        own.seed = seeds[i];
        own.stop = context.stop;
        if (evaluations)
            own.budget.evaluations = shareOf(*evaluations, i);
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
        if (!context.begin || context.spentBefore)
            monitor.divide(evaluations ? stagesOf(i) : std::vector<std::uint64_t>());
        Random random(own.seed);
        SearchChain chain{problem,      options,
                          random,       monitor,
                          context.stop, baseline.placement.devices.empty() ? nullptr : &baseline.placement};
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
    static constexpr std::size_t baselineChain = none - 1; ///< After all chains.

    const Problem& problem;
    const Options& options;
    const PlacerContext& context;
    const std::function<Result<void>(SearchChain&)>& search;
    const Clock::time_point begun = Clock::now();
    std::size_t mostChains;
    std::optional<std::uint64_t> evaluations; ///< Those that are left after the baselines.
    std::uint64_t whole = 0;                  ///< Evaluations with the baselines; 0 if they are not limited.
    Baseline baseline;
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
        return Error{{DOPPLER_TEXT("core", "the option order needs the schedule given, the only one that "
                                           "follows the order found; the schedule is {0}"),
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
