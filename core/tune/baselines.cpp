// SPDX-License-Identifier: GPL-3.0-or-later
// The methods with which tuning by a learned model is compared, at equal numbers of real runs.
#include "core/tune/methods.h"
#include "core/tune/proposals.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// Runs a candidate; nothing if no real run may follow.
Result<const TunePoint*> runOnce(RealRuns& runs, Simulator& model, const Candidate& candidate)
{
    return runs.run(candidate, model.makespan(candidate.placement));
}

template <class Item>
void shuffle(std::vector<Item>& items, Random& random)
{
    for (std::size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[random.below(i)]);
}

/// Runs all in turn while real runs are left.
Result<void> runAll(RealRuns& runs, const TuneSetup& setup, const std::vector<Candidate>& candidates)
{
    Simulator model(setup.problem);
    for (const Candidate& candidate : candidates) {
        if (runs.left() == 0)
            return {};
        const auto point = runOnce(runs, model, candidate);
        if (!point)
            return point.error();
        if (!*point)
            return {};
    }
    return {};
}

} // namespace

Result<void> exploreByAnnealing(RealRuns& runs, const TuneSetup& setup)
{
    Simulator model(setup.problem);
    auto heuristics = heuristicCandidates(*setup.problem, setup);
    if (heuristics.empty() || runs.over())
        return {};
    Candidate current = *std::ranges::min_element(
        heuristics, {}, [&](const Candidate& x) { return model.makespan(x.placement); });
    const auto first = runOnce(runs, model, current);
    if (!first)
        return first.error();
    if (!*first)
        return {};
    double least = (*first)->measured;
    const double hottest = 0.02 * least;
    const auto moves = static_cast<double>(std::max<std::size_t>(runs.left(), 1));
    Random random(setup.seed);
    while (runs.left() > 0) {
        Candidate next{current.placement, "annealing"};
        if (!moveAtRandom(*setup.problem, random, next.placement))
            return {};
        const double temperature = hottest * static_cast<double>(runs.left()) / moves;
        const auto point = runOnce(runs, model, next);
        if (!point)
            return point.error();
        if (!*point)
            return {};
        const double limit = least - temperature * std::log(1 - random.uniform());
        if ((*point)->measured > limit)
            continue;
        least = (*point)->measured;
        current = std::move(next);
    }
    return {};
}

Result<void> exploreShortlist(RealRuns& runs, const TuneSetup& setup)
{
    const std::size_t wanted = runs.left();
    TuneSetup small = setup; // many searches that end early differ more than few long ones
    small.evaluations = std::max<std::uint64_t>(1, setup.evaluations / 4);
    auto candidates = searchedCandidates(*setup.problem, small, setup.seed * 1000003, wanted);
    if (runs.over())
        return {};
    Random random(setup.seed);
    shuffle(candidates, random);
    return runAll(runs, setup, candidates);
}

Result<void> exploreHeuristics(RealRuns& runs, const TuneSetup& setup)
{
    auto candidates = heuristicCandidates(*setup.problem, setup);
    if (candidates.empty() || runs.over())
        return {};
    if (candidates.size() > runs.left()) { // the best by simulation
        Simulator model(setup.problem);
        std::ranges::stable_sort(candidates, {},
                                 [&](const Candidate& x) { return model.makespan(x.placement); });
    }
    if (auto ran = runAll(runs, setup, candidates); !ran)
        return ran;
    // The rest: the best ones in turn.
    std::vector<std::pair<double, std::size_t>> order;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (const auto number = runs.find(candidates[i].placement))
            order.emplace_back(medianOf(runs.byPlacement()[*number]), i);
    std::ranges::sort(order);
    std::vector<Candidate> best;
    for (std::size_t i = 0; i < std::min<std::size_t>(order.size(), 3); ++i)
        best.push_back(candidates[order[i].second]);
    while (!best.empty() && runs.left() > 0 && !runs.over())
        if (auto ran = runAll(runs, setup, best); !ran)
            return ran;
    return {};
}

} // namespace doppler
