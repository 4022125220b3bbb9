// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace doppler {

/// What the slices of one round have reached together. Any thread adds to it; the caller's thread reports.
class PortfolioBoard {
public:
    /// `best`: the shortest makespan before the round. `spent`: the evaluations before it; `limit`: of all,
    /// or nothing. `begun`: the share of a budget in seconds that was spent before.
    PortfolioBoard(const PlacerContext& context, std::size_t slices, double best, std::uint64_t spent,
                   std::optional<std::uint64_t> limit, double begun);

    void take(std::size_t slice, const PlacerProgress& progress);
    /// On the caller's thread.
    void report();
    void threadEnded();
    /// Reports until that many threads have ended.
    void reportUntil(std::size_t threads);

private:
    const PlacerContext& context;
    const std::uint64_t before;
    const std::optional<std::uint64_t> most;
    const double begun;
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t threadsEnded = 0;
    std::vector<std::uint64_t> counts; ///< By slice.
    double best;
    Placement placement;
    bool reported = true;
};

} // namespace doppler
