// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/evaluation_memo.h"
#include "core/placers/neighbourhood.h"
#include "core/placers/placement_walk.h"
#include "core/placers/registry.h"
#include "core/placers/search_chains.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace doppler {

namespace {

/// One chain of the search.
class PathAnnealing {
public:
    PathAnnealing(SearchChain& c, bool orderMoves)
        : chain(c), problem(c.problem), random(c.random), movesOrder(orderMoves), neighbourhood(c.problem),
          walk(c.problem, orderMoves), anywhere(c.options.number("anywhere")), join(c.options.number("join")),
          follow(c.options.number("follow")), orderShare(orderMoves ? c.options.number("order_share") : 0)
    {
    }

    Result<void> run()
    {
        auto begin = chain.start();
        if (!begin)
            return begin.error();
        double hottest = chain.options.number("temperature") * walk.start(*std::move(begin));
        key = EvaluationMemo::key(walk.current().devices);
        arrived();
        // Where moves lead to nothing new any more, the next one is made whatever it costs; where that does
        // not help either, everything has been seen.
        std::size_t known = 0;
        while ((movesOrder || !neighbourhood.empty()) && !chain.monitor.done() && known < 100 * patience) {
            if (!std::isfinite(hottest)) // no run so far fitted into memory
                hottest = chain.options.number("temperature") * walk.makespan();
            const double limit =
                known % patience == patience - 1
                    ? std::numeric_limits<double>::infinity()
                    : drawLimit(random, walk.makespan(), hottest * (1 - chain.monitor.spent()));
            known = step(limit) ? 0 : known + 1;
        }
        return {};
    }

private:
    static constexpr std::size_t patience = 1000;

    /// Tries one move; false where it led to nothing new. What is known to miss the limit is not evaluated.
    bool step(double limit)
    {
        if (orderShare > 0 && (neighbourhood.empty() || random.uniform() < orderShare))
            return stepInOrder(limit);
        const std::uint64_t target = drawGroup();
        if (!movesOrder && memo.misses(target, limit))
            return false;
        const bool isNew = movesOrder || !memo.knows(target);
        if (walk.tryMoves(moves, limit) <= limit) {
            walk.accept();
            key = target;
            arrived();
        } else {
            chain.monitor.counted();
            memo.rememberAbove(target, limit);
        }
        return isNew;
    }

    /// Puts what waits for a device or channel before what holds it, half of the time on another device.
    bool stepInOrder(double limit)
    {
        VertexId v, other;
        if (waiting.empty() || random.uniform() < anywhere) {
            v = VertexId{random.below(problem.vertexCount())};
            other = VertexId{random.below(problem.vertexCount())};
        } else {
            std::tie(v, other) = waiting[random.below(waiting.size())];
        }
        if (v == other)
            return false;
        moves.clear();
        if (neighbourhood.movable(v) && random.uniform() < 0.5)
            moves.push_back({v, neighbourhood.drawOtherDevice(random, v, walk.current().devices[v])});
        const bool pull = random.uniform() < 0.5;
        if (walk.tryOrder(moves, pull ? v : other, pull ? other : v, pull, limit) <= limit) {
            walk.accept();
            arrived();
        } else {
            chain.monitor.counted();
        }
        return true;
    }

    /// The walk is at a new placement.
    void arrived()
    {
        const Placement& here = walk.current();
        chain.monitor.evaluated(here.devices, walk.makespan(), here.order);
        memo.remember(key, walk.makespan());
        neighbourhood.movableOn(walk.criticalPath(), seeds);
        if (movesOrder)
            findWaiting();
    }

    void findWaiting()
    {
        waiting.clear();
        VertexId before;
        for (const PathStep& s : walk.criticalPath()) {
            if (s.cause == Cause::Resource && before.valid() && before != s.vertex)
                waiting.emplace_back(s.vertex, before);
            before = s.vertex;
        }
    }

    VertexId drawSeed()
    {
        return seeds.empty() || random.uniform() < anywhere ? neighbourhood.draw(random)
                                                            : seeds[random.below(seeds.size())];
    }

    /// A vertex and its new device: mostly one that has a neighbour elsewhere, to where that is.
    Move drawMove()
    {
        const Assignment& devices = walk.current().devices;
        VertexId v = drawSeed();
        if (random.uniform() < follow)
            for (int tries = 0; tries < 20; ++tries, v = drawSeed()) {
                const VertexId neighbour = neighbourhood.drawNeighbour(random, v);
                if (neighbour.valid() && devices[neighbour] != devices[v] &&
                    problem.allowed(v, devices[neighbour]))
                    return {v, devices[neighbour]};
            }
        return {v, neighbourhood.drawOtherDevice(random, v, devices[v])};
    }

    /// Fills `moves` with a group, all to one device; the key of the assignment that they lead to.
    std::uint64_t drawGroup()
    {
        const auto [v, target] = drawMove();
        group.assign(1, leader(v));
        for (int i = 0; i < mostJoining && random.uniform() < join; ++i) {
            const VertexId next = neighbourhood.drawNeighbour(random, group[random.below(group.size())]);
            if (!next.valid())
                break;
            if (problem.allowed(next, target) &&
                std::find(group.begin(), group.end(), leader(next)) == group.end())
                group.push_back(leader(next));
        }
        const Assignment& devices = walk.current().devices;
        std::uint64_t result = key;
        moves.clear();
        for (VertexId m : group) {
            if (devices[m] == target)
                continue;
            moves.push_back({m, target});
            for (VertexId member : problem.movesTogether(m))
                result ^=
                    EvaluationMemo::part(member, devices[member]) ^ EvaluationMemo::part(member, target);
        }
        return result;
    }

    /// The first of those that are colocated with v speaks for all of them.
    [[nodiscard]] VertexId leader(VertexId v) const { return problem.movesTogether(v).front(); }

    static constexpr int mostJoining = 4;

    SearchChain& chain;
    const Problem& problem;
    Random& random;
    bool movesOrder;
    Neighbourhood neighbourhood;
    PlacementWalk walk;
    EvaluationMemo memo;
    double anywhere;
    double join;
    double follow;
    double orderShare;

    std::uint64_t key = 0;                              ///< Of the current assignment.
    std::vector<VertexId> seeds;                        ///< On the current realised critical path.
    std::vector<std::pair<VertexId, VertexId>> waiting; ///< On it: what waited, and for what.
    std::vector<VertexId> group;
    std::vector<Move> moves;
};

/// Annealing whose moves begin on the realised critical path, which holds what blocks a task as well as the
/// task, and mostly go where a neighbour already is; neighbours come along.
class CriticalPathSearch final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "critical-path-search", DOPPLER_TEXT("core", "Critical path search"), PlacerKind::Search,
            "annealing after Kirkpatrick, Gelatt, Vecchi, Science 220, 1983; seeds after the critical blocks "
            "of "
            "van Laarhoven, Aarts, Lenstra, Operations Research 40(1), 1992",
            searchOptions(
                10000,
                {temperatureOption(0.012),
                 {"anywhere",
                  0.2,
                  0,
                  1,
                  {},
                  DOPPLER_TEXT("core", "how often a move begins off the realised critical path")},
                 {"follow",
                  0.9,
                  0,
                  1,
                  {},
                  DOPPLER_TEXT("core",
                               "how often a move goes to the device of a neighbour, if that is another")},
                 {"join",
                  0.7,
                  0,
                  1,
                  {},
                  DOPPLER_TEXT("core", "how often a neighbour moves along, and one more, up to four")},
                 orderOption(),
                 {"order_share",
                  0.5,
                  0,
                  1,
                  {},
                  DOPPLER_TEXT("core", "with order: how often a move is one in the order of starts")}})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChainsWithOrder(problem, options, context, [&](SearchChain& chain, bool order) {
            return PathAnnealing(chain, order).run();
        });
    }
};

} // namespace

std::unique_ptr<Placer> makeCriticalPathSearch() { return std::make_unique<CriticalPathSearch>(); }

} // namespace doppler
