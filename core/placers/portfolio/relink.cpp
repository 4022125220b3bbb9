// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/portfolio/relink.h"

#include "core/base/random.h"
#include "core/placers/search/search_monitor.h"
#include "core/sim/move_evaluator.h"

#include <algorithm>

namespace doppler {

namespace {

constexpr std::size_t candidates = 4; ///< Blocks of vertices tried for a step.
constexpr std::size_t steps = 40;     ///< Of a whole walk, about.

/// The vertices on other devices there, one of each colocation group.
std::vector<VertexId> differing(const Problem& problem, const Placement& from, const Placement& to)
{
    std::vector<VertexId> out;
    for (VertexId v : problem.graph().vertices())
        if (from.devices[v] != to.devices[v] && problem.movesTogether(v).front() == v)
            out.push_back(v);
    return out;
}

/// Puts a block of drawn vertices at the end of the list, and their moves into `moves`.
void drawBlock(std::vector<VertexId>& left, std::size_t length, const Placement& to, Random& random,
               std::vector<Move>& moves)
{
    moves.clear();
    for (std::size_t i = 0; i < length; ++i) {
        const std::size_t last = left.size() - 1 - i;
        std::swap(left[random.below(last + 1)], left[last]);
        moves.push_back({left[last], to.devices[left[last]]});
    }
}

void walk(const Problem& problem, MoveEvaluator& run, const Placement& to, SearchMonitor& monitor,
          Random& random)
{
    std::vector<VertexId> left = differing(problem, run.current(), to);
    const std::size_t block = std::max<std::size_t>(1, left.size() / steps);
    std::vector<Move> moves;
    std::vector<Move> best;
    while (!left.empty() && !monitor.done()) {
        const std::size_t length = std::min(block, left.size());
        double least = std::numeric_limits<double>::infinity();
        best.clear();
        for (std::size_t i = 0; i < candidates && !(i > 0 && monitor.done()); ++i) {
            drawBlock(left, length, to, random, moves);
            const double makespan = run.tryMoves(moves);
            monitor.counted();
            if (best.empty() || makespan < least) {
                least = makespan;
                best = moves;
            }
            if (left.size() == length)
                break;
        }
        run.tryMoves(best);
        run.accept();
        monitor.reached(run.current().devices, run.makespan(), run.current().order);
        std::erase_if(left, [&](VertexId v) { return run.current().devices[v] == to.devices[v]; });
    }
}

} // namespace

PlacerResult relink(const Problem& problem, const Placement& from, const Placement& to,
                    const PlacerContext& context)
{
    SearchMonitor monitor(context, 1);
    if (context.stop.stop_requested()) {
        monitor.settleFor(from);
        return monitor.finish();
    }
    MoveEvaluator run(problem.shared_from_this());
    Random random(context.seed);
    for (bool first = true; first || !monitor.done(); first = false) {
        const double makespan = run.start(from);
        if (first)
            monitor.evaluated(from, makespan);
        const std::uint64_t before = monitor.evaluations();
        walk(problem, run, to, monitor, random);
        if (monitor.evaluations() == before)
            break; // nothing differs
    }
    return monitor.finish();
}

} // namespace doppler
