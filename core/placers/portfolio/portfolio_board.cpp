// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/portfolio_board.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace doppler {

PortfolioBoard::PortfolioBoard(const PlacerContext& c, std::size_t slices, double shortest,
                               std::uint64_t spent, std::optional<std::uint64_t> limit, double share)
    : context(c), before(spent), most(limit), begun(share), counts(slices), best(shortest)
{
}

void PortfolioBoard::take(std::size_t slice, const PlacerProgress& progress)
{
    const std::scoped_lock lock(mutex);
    counts[slice] = progress.evaluations;
    if (progress.newBest && progress.bestMakespan < best) {
        best = progress.bestMakespan;
        placement = *progress.newBest;
        reported = false;
    }
}

void PortfolioBoard::report()
{
    PlacerProgress sum;
    std::optional<Placement> news;
    {
        const std::scoped_lock lock(mutex);
        sum.evaluations = before;
        for (const std::uint64_t count : counts)
            sum.evaluations += count;
        if (most && *most > 0)
            sum.spent = static_cast<double>(sum.evaluations) / static_cast<double>(*most);
        else
            sum.spent = begun;
        sum.spent = std::min(sum.spent, 1.0);
        sum.bestMakespan = best;
        if (!std::exchange(reported, true))
            news = placement;
    }
    sum.newBest = news ? &*news : nullptr;
    context.progress(sum); // not under the lock: it may take its time
}

void PortfolioBoard::threadEnded()
{
    const std::scoped_lock lock(mutex);
    ++threadsEnded;
    changed.notify_one();
}

void PortfolioBoard::reportUntil(std::size_t threads)
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

} // namespace doppler
