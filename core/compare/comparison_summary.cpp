// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/comparison_summary.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace doppler {

namespace {

bool shorter(double one, double other)
{
    return other - one > tieTolerance * std::max(std::abs(one), std::abs(other));
}

using Cell = std::pair<std::size_t, std::uint64_t>; ///< Problem and seed.

/// The makespans that a placer reached, by cell.
using Makespans = std::map<Cell, double>;

Duel fight(const Makespans& first, const Makespans& second)
{
    Duel duel;
    std::map<std::size_t, std::vector<double>> logRatios; // by problem
    for (const auto& [cell, one] : first) {
        const auto at = second.find(cell);
        if (at == second.end())
            continue;
        const double other = at->second;
        ++(shorter(one, other) ? duel.wins : shorter(other, one) ? duel.losses : duel.ties);
        if (one > 0 && other > 0)
            logRatios[cell.first].push_back(
                shorter(one, other) || shorter(other, one) ? std::log(one) - std::log(other) : 0);
    }
    std::vector<double> all;
    std::vector<double> independent;
    for (const auto& [problem, ratios] : logRatios) {
        all.insert(all.end(), ratios.begin(), ratios.end());
        const bool nothingDrawn = std::ranges::all_of(
            ratios, [tie = ratios.front()](double r) { return std::abs(r - tie) <= tieTolerance; });
        independent.insert(independent.end(), ratios.begin(),
                           nothingDrawn ? ratios.begin() + 1 : ratios.end());
    }
    if (!all.empty())
        duel.ratio = std::exp(mean(all));
    duel.tTest = pairedTTest(independent);
    duel.wilcoxon = wilcoxonSignedRank(independent);
    return duel;
}

ComparisonSummary summaryOf(std::span<const ComparisonRow> rows, const std::map<Cell, double>& best)
{
    ComparisonSummary s;
    s.problem = rows.front().problem;
    s.placer = rows.front().placer;
    std::vector<double> makespans;
    for (const ComparisonRow& row : rows) {
        if (row.error) {
            ++s.failures;
            continue;
        }
        makespans.push_back(row.makespan);
        s.meanGap += row.gap;
        s.meanEvaluations += static_cast<double>(row.evaluations);
        s.meanSeconds += row.seconds;
        s.fitting += row.fit == MemoryFit::Fits ? 1 : 0;
        s.exceeding += row.fit == MemoryFit::Exceeds ? 1 : 0;
        s.wins += shorter(best.at({row.problem, row.seed}), row.makespan) ? 0 : 1;
    }
    s.runs = makespans.size();
    if (makespans.empty())
        return s;
    const auto count = static_cast<double>(s.runs);
    s.meanGap /= count;
    s.meanEvaluations /= count;
    s.meanSeconds /= count;
    s.mean = mean(makespans);
    s.deviation = sampleDeviation(makespans);
    s.interval = meanInterval(makespans);
    s.best = *std::min_element(makespans.begin(), makespans.end());
    return s;
}

} // namespace

std::vector<ComparisonSummary> summarise(const std::vector<ComparisonRow>& rows)
{
    std::map<Cell, double> best;
    for (const ComparisonRow& row : rows)
        if (!row.error) {
            const auto at = best.emplace(Cell{row.problem, row.seed}, row.makespan).first;
            at->second = std::min(at->second, row.makespan);
        }
    std::vector<ComparisonSummary> out;
    for (auto first = rows.begin(); first != rows.end();) {
        const auto last = std::find_if(first, rows.end(), [&](const ComparisonRow& row) {
            return row.problem != first->problem || row.placer != first->placer;
        });
        out.push_back(summaryOf({first, last}, best));
        first = last;
    }
    return out;
}

WinMatrix::WinMatrix(const std::vector<ComparisonRow>& rows, std::size_t placerCount,
                     std::span<const std::size_t> firstOfEqual)
    : count(placerCount)
{
    std::vector<Makespans> byPlacer(count);
    for (const ComparisonRow& row : rows)
        if (!row.error)
            byPlacer[row.placer].emplace(
                Cell{firstOfEqual.empty() ? row.problem : firstOfEqual[row.problem], row.seed}, row.makespan);
    duels.reserve(count * count);
    for (const Makespans& first : byPlacer)
        for (const Makespans& second : byPlacer)
            duels.push_back(fight(first, second));
}

} // namespace doppler
