// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/search/cooling.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/placement_walk.h"
#include "core/placers/search/search_chains.h"

namespace doppler {

namespace {

/// Moves one vertex to another device, half of the time a neighbour with it. Never does nothing.
class PairMoves {
public:
    PairMoves(const Problem& p, Random& r, double share)
        : problem(p), random(r), neighbourhood(p), pairShare(share)
    {
    }
    [[nodiscard]] bool empty() const { return neighbourhood.empty(); }

    std::span<const Move> draw(const Assignment& devices)
    {
        const VertexId v = neighbourhood.draw(random);
        const DeviceId target = neighbourhood.drawOtherDevice(random, v, devices[v]);
        moves.assign(1, {v, target});
        if (random.uniform() < pairShare) {
            const VertexId neighbour = neighbourhood.drawNeighbour(random, v);
            if (neighbour.valid() && devices[neighbour] != target && problem.allowed(neighbour, target))
                moves.push_back({neighbour, target});
        }
        return moves;
    }

private:
    const Problem& problem;
    Random& random;
    Neighbourhood neighbourhood;
    double pairShare;
    std::vector<Move> moves;
};

/// Kirkpatrick's annealing over assignments; the temperature falls linearly to 0 in every stage of
/// the budget.
class SimulatedAnnealing final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "simulated-annealing", DOPPLER_TEXT("core", "Simulated annealing"), PlacerKind::Search,
            "Kirkpatrick, Gelatt, Vecchi, Science 220, 1983",
            searchOptions(
                10000, {temperatureOption(0.02),
                        numberOption(
                            "pair_share", 0.5, 0, 1,
                            {.label = DOPPLER_TEXT("core", "Pair move probability"),
                             .help = DOPPLER_TEXT("core", "probability that a neighbour is moved as well")}),
                        orderOption()})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChainsWithOrder(problem, options, context,
                                       [&](SearchChain& chain, bool order) { return anneal(chain, order); });
    }

private:
    static Result<void> anneal(SearchChain& chain, bool movesOrder)
    {
        PlacementWalk walk(chain.problem, movesOrder);
        const auto begin = chain.start(walk);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        chain.monitor.evaluated(walk.current().devices, walk.makespan(), walk.current().order);
        PairMoves moves(chain.problem, chain.random, chain.options.number("pair_share"));
        if (!movesOrder && moves.empty())
            return {};
        Cooling cooling(chain, **begin);
        do {
            annealStage(chain, walk, moves, movesOrder, cooling);
        } while (cooling.reheat() && chain.backToBest(walk));
        return {};
    }

    static void annealStage(SearchChain& chain, PlacementWalk& walk, PairMoves& moves, bool movesOrder,
                            Cooling& cooling)
    {
        while (!chain.monitor.stageDone()) {
            const double limit =
                drawLimit(chain.random, walk.makespan(), cooling.temperature(walk.makespan()));
            const bool inOrder = movesOrder && (moves.empty() || chain.random.uniform() < 0.5);
            const double next = inOrder ? tryShift(walk, chain, limit)
                                        : walk.tryMoves(moves.draw(walk.current().devices), limit);
            if (next > limit) {
                chain.monitor.counted();
                continue;
            }
            walk.accept();
            chain.monitor.evaluated(walk.current().devices, next, walk.current().order);
        }
    }

    /// One vertex to where another stands in the order.
    static double tryShift(PlacementWalk& walk, SearchChain& chain, double limit)
    {
        const std::size_t n = chain.problem.vertexCount();
        const VertexId v{chain.random.below(n)};
        const VertexId to{chain.random.below(n)};
        return walk.tryOrder({}, v, to, chain.random.uniform() < 0.5, limit);
    }
};

} // namespace

std::unique_ptr<Placer> makeSimulatedAnnealing() { return std::make_unique<SimulatedAnnealing>(); }

} // namespace doppler
