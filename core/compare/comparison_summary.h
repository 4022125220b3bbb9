// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/run/statistics.h"

namespace doppler {

/// Mean and spread of one placer on one problem over the seeds. Rows with an error count as failures only.
struct ComparisonSummary {
    std::size_t problem = 0;
    std::size_t placer = 0;
    std::size_t runs = 0;
    std::size_t failures = 0;
    double mean = 0;
    double deviation = 0;             ///< Sample standard deviation of the makespan; 0 for one run.
    std::optional<Interval> interval; ///< 95 %, of the mean; none for fewer than two runs.
    double best = 0;
    double meanGap = 0;
    double meanEvaluations = 0;
    double meanSeconds = 0;
    std::size_t wins = 0; ///< Seeds with which no placer was shorter.
};
/// By problem, then placer. Rows as from compare().
std::vector<ComparisonSummary> summarise(const std::vector<ComparisonRow>& rows);

/// Makespans nearer than this, relative to the larger, are equal.
inline constexpr double tieTolerance = 1e-9;

/// One placer against another over the cells (graph, topology, seed) that both finished.
struct Duel {
    std::size_t wins = 0; ///< Cells in which the first is shorter.
    std::size_t ties = 0;
    std::size_t losses = 0;
    /// Geometric mean of first / second; 1 where nothing was compared.
    double ratio = 1;
    /// On ln(first / second), so that long graphs don't drown short ones. A problem on which neither drew
    /// anything (all its seeds gave the same pair of makespans) counts once: copies are no evidence. A
    /// problem that was given twice counts once in all of this. Not corrected for the number of pairs that
    /// are looked at.
    std::optional<TestResult> tTest;
    std::optional<TestResult> wilcoxon;
};

/// Every placer against every other, by position in ComparisonSetup::placers.
class WinMatrix {
public:
    WinMatrix() = default;
    /// `firstOfEqual`: as from firstOfEqualProblems(); empty: all problems differ.
    WinMatrix(const std::vector<ComparisonRow>& rows, std::size_t placerCount,
              std::span<const std::size_t> firstOfEqual = {});
    [[nodiscard]] std::size_t placerCount() const { return count; }
    [[nodiscard]] const Duel& duel(std::size_t first, std::size_t second) const
    {
        return duels[first * count + second];
    }

private:
    std::size_t count = 0;
    std::vector<Duel> duels;
};

} // namespace doppler
