// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/learned_costs.h"
#include "core/tune/methods.h"
#include "core/tune/proposals.h"
#include "core/tune/shortlist.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace doppler {

namespace {

constexpr double leastDistance = 0.05; ///< Between placements of a shortlist.
constexpr std::size_t mostCandidates = 200;
/// Candidates that are slower by more than this share are not worth a real run: the model is not that wrong
/// once it has learned.
constexpr double worthARun = 0.1;

/// Rounds of searching under the learned costs and measuring the best diverse placements.
class ModelExploration {
public:
    ModelExploration(RealRuns& r, const TuneSetup& s)
        : runs(r), setup(s), costs(s.problem), distances(*s.problem)
    {
    }

    Result<void> run()
    {
        const std::size_t perRound = std::clamp<std::size_t>(setup.runs / 12, 2, 8);
        add(heuristicCandidates(*setup.problem, setup));
        for (std::uint64_t round = 0; runs.left() > 0 && !runs.over(); ++round) {
            runs.report(TunePhase::Searching);
            if (auto searched = search(round); !searched)
                return searched;
            if (runs.over()) // stopped searches differ from complete ones
                return {};
            rate();
            if (auto measured = measure(std::min(perRound, runs.left())); !measured)
                return measured;
            if (runs.left() > 0 && runs.sinceImproved() >= std::max<std::size_t>(3, setup.runs / 3)) {
                runs.endWith(TuneEnd::NoImprovement);
                return {};
            }
        }
        return {};
    }

private:
    Result<void> search(std::uint64_t round)
    {
        auto problem = round == 0 ? Result<ProblemPtr>(setup.problem) : costs.problem();
        if (!problem)
            return problem.error();
        constexpr std::uint64_t roundSeeds = 1000; // no two searches have the same seed
        const std::uint64_t seed = setup.seed * 1000003 + round * roundSeeds;
        add(searchedCandidates(**problem, setup, seed, setup.searches));
        if (round > 0 && !setup.stop.stop_requested())
            for (std::size_t near = 0; near < 2; ++near)
                if (const Candidate* best = bestMeasured(near))
                    add({improvedNearby(*problem, *best, seed + roundSeeds / 2 + near,
                                        setup.evaluations / 2)});
        return {};
    }

    void add(std::vector<Candidate> candidates)
    {
        for (Candidate& candidate : candidates)
            if (known.insert(placementPrint(candidate.placement)).second)
                pool.push_back({std::move(candidate), 0, {}, {}});
    }

    /// The measured placement with the least median but `rank`; null if there are not so many.
    [[nodiscard]] const Candidate* bestMeasured(std::size_t rank) const
    {
        std::vector<std::pair<double, std::size_t>> order;
        for (std::size_t i = 0; i < measuredOnes.size(); ++i)
            if (const auto number = runs.find(measuredOnes[i].candidate.placement))
                order.emplace_back(medianOf(runs.byPlacement()[*number]), i);
        std::ranges::sort(order);
        return rank < order.size() ? &measuredOnes[order[rank].second].candidate : nullptr;
    }

    /// Simulates all candidates under the costs that are known by now.
    void rate()
    {
        for (auto* list : {&pool, &measuredOnes})
            for (RatedCandidate& rated : *list)
                distances.describe(rated, costs.simulate(rated.candidate.placement));
        if (pool.size() <= mostCandidates)
            return;
        std::ranges::stable_sort(pool, {}, &RatedCandidate::makespan);
        pool.resize(mostCandidates);
    }

    Result<void> measure(std::size_t count)
    {
        std::vector<RatedCandidate> chosen;
        double least = std::numeric_limits<double>::infinity();
        for (const auto* list : {&pool, &measuredOnes})
            for (const RatedCandidate& rated : *list)
                least = std::min(least, rated.makespan);
        const double most = (1 + worthARun) * least;
        for (std::size_t i : shortlist(pool, measuredOnes, count, leastDistance, most))
            chosen.push_back(pool[i]);
        if (chosen.empty()) // everything that the searches find was measured: measure the best more often
            chosen = seldomMeasured(count);
        for (RatedCandidate& rated : chosen) {
            const auto point = runs.run(rated.candidate, rated.makespan);
            if (!point)
                return point.error();
            if (!*point)
                return {};
            costs.observe((*point)->run->placement, (*point)->run->schedule);
            remember(rated);
        }
        return {};
    }

    void remember(const RatedCandidate& rated)
    {
        const std::uint64_t print = placementPrint(rated.candidate.placement);
        const auto isIt = [&](const RatedCandidate& x) {
            return placementPrint(x.candidate.placement) == print;
        };
        if (std::ranges::none_of(measuredOnes, isIt))
            measuredOnes.push_back(rated);
        std::erase_if(pool, isIt);
    }

    [[nodiscard]] std::vector<RatedCandidate> seldomMeasured(std::size_t count) const
    {
        std::vector<RatedCandidate> out;
        for (std::size_t rank = 0; out.size() < count; ++rank) {
            const Candidate* best = bestMeasured(rank);
            if (!best)
                break;
            const auto isIt = [&](const RatedCandidate& x) { return &x.candidate == best; };
            out.push_back(*std::ranges::find_if(measuredOnes, isIt));
        }
        return out;
    }

    RealRuns& runs;
    const TuneSetup& setup;
    LearnedCosts costs;
    Distances distances;
    std::vector<RatedCandidate> pool;         ///< Not measured.
    std::vector<RatedCandidate> measuredOnes; ///< In the order of their first runs.
    std::set<std::uint64_t> known;
};

} // namespace

Result<void> exploreByModel(RealRuns& runs, const TuneSetup& setup)
{
    return ModelExploration(runs, setup).run();
}

} // namespace doppler
