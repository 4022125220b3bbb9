// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/compare.h"
#include "core/run/statistics.h"

namespace doppler {

/// Mean and spread of one placer on one problem over the seeds. Rows with an error count only as failures.
struct ComparisonSummary {
    std::size_t problem = 0;
    std::size_t placer = 0;
    std::size_t runs = 0;
    std::size_t failures = 0;
    double mean = 0;
    double deviation = 0;             ///< Sample standard deviation of the makespan; 0 for one run.
    std::optional<Interval> interval; ///< 95 % interval of the mean; nothing for fewer than two runs.
    double best = 0;
    double meanGap = 0;
    double meanEvaluations = 0;
    double meanSeconds = 0;
    std::size_t wins = 0;      ///< Number of seeds for which no placer was shorter.
    std::size_t fitting = 0;   ///< Runs that fit into the devices' memory.
    std::size_t exceeding = 0; ///< Runs that do not. Together 0 if memory is not checked.
};
/// Summaries by problem, then placer, for rows as compare() returns them.
std::vector<ComparisonSummary> summarise(const std::vector<ComparisonRow>& rows);

/// Makespans count as equal if their relative difference is below this.
inline constexpr double tieTolerance = 1e-9;

/// One placer against another over the cells (graph, topology, seed) that both finished.
struct Duel {
    std::size_t wins = 0; ///< Number of cells in which the first is shorter.
    std::size_t ties = 0;
    std::size_t losses = 0;
    /// Geometric mean of first / second; 1 if nothing was compared.
    double ratio = 1;
    /// Tests on ln(first / second), so that long graphs do not dominate short ones. A problem on which
    /// neither placer is random (all seeds gave the same two makespans) counts once, because copies are no
    /// evidence. A problem that occurs twice in the setup counts once in this whole structure. Not corrected
    /// for the number of pairs.
    std::optional<TestResult> tTest;
    std::optional<TestResult> wilcoxon;
};

/// Every placer against every other, by position in ComparisonSetup::placers.
class WinMatrix {
public:
    WinMatrix() = default;
    /// `firstOfEqual` is the result of firstOfEqualProblems(); empty: all problems differ.
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
