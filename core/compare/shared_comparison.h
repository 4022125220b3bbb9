// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/ranks/rank_board.h"

#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace doppler {

/// The other processes of a shared comparison, as rank 0 sees them. Each of them runs one cell after the
/// other that rank 0 sends it. A process that is lost costs nothing but time: another one runs its cell.
class ComparisonRanks {
public:
    /// `peers` are those that RankBoard::release() returned to rank 0.
    ComparisonRanks(const ComparisonSetup& setup, std::vector<RankPeer> peers, std::stop_token stop);
    /// Tells all processes that nothing follows.
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

/// As another rank than 0: runs the cells that rank 0 sends until it says that nothing follows, or until a
/// stop request. Errors: rank 0 was lost.
Result<void> serveComparison(const ComparisonSetup& setup, const RankPeer& rankZero);

} // namespace doppler
