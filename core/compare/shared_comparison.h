// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/ranks/rank_board.h"

#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace doppler {

/// The other processes of a shared comparison, as rank 0 sees them. Rank 0 sends each of them one cell at a
/// time. If a process is lost, another one runs its cell.
class ComparisonRanks {
public:
    /// `peers` are those that RankBoard::release() returned to rank 0.
    ComparisonRanks(const ComparisonSetup& setup, std::vector<RankPeer> peers, std::stop_token stop);
    /// Notifies all processes that no cell follows. A process that still runs a cell finishes it first.
    ~ComparisonRanks();
    ComparisonRanks(const ComparisonRanks&) = delete;
    ComparisonRanks& operator=(const ComparisonRanks&) = delete;

    /// One for each process, for ComparisonSetup::elsewhere. They refer to this object and to the setup.
    [[nodiscard]] std::vector<CellRunner> runners();
    /// The processes that have been lost. Thread-safe.
    [[nodiscard]] std::vector<std::size_t> lost() const;

private:
    std::optional<ComparisonRow> run(std::size_t peer, std::size_t problem, std::size_t placer,
                                     std::uint64_t seed);

    const ComparisonSetup& setup;
    std::vector<RankPeer> peers;
    std::stop_token stop;
    mutable std::mutex mutex;
    std::vector<std::size_t> gone; ///< Ranks.
};

/// Finds the other processes of a comparison. As rank 0 returns the connections to them, otherwise the one to
/// rank 0. Errors: no secret, a process does not come within the time limit of the ranks, or has another
/// comparison or version. Blocks.
Result<std::vector<RankPeer>> meetForComparison(const ComparisonSetup& setup, const RankSetup& ranks,
                                                const std::stop_token& stop);

/// Runs the cells that rank 0 sends, on a rank other than 0, until rank 0 reports the end or until a stop
/// request. Errors: rank 0 was lost.
Result<void> serveComparison(const ComparisonSetup& setup, const RankPeer& rankZero);

} // namespace doppler
