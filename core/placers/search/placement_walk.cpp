// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/search/placement_walk.h"

#include <algorithm>

namespace doppler {

PlacementWalk::PlacementWalk(const Problem& p, bool orderMoves, bool followsPaths)
    : problem(p), movesOrder(orderMoves), pathsWanted(followsPaths)
{
}

std::optional<double> PlacementWalk::start(Placement placement, const std::stop_token& stop)
{
    if (!evaluator)
        evaluator.emplace(problem.shared_from_this(), pathsWanted);
    if (movesOrder && !simulator)
        simulator.emplace(problem.shared_from_this());
    if (movesOrder && placement.order.empty()) {
        const auto order = problem.graph().topologicalOrder();
        placement.order.assign(order.begin(), order.end());
    }
    return evaluator->start(placement, stop);
}

double PlacementWalk::tryMoves(std::span<const Move> moves, double limit)
{
    triedOrder = false;
    return evaluator->tryMoves(moves, limit);
}

double PlacementWalk::tryOrder(std::span<const Move> moves, VertexId v, VertexId beside, bool before,
                               double limit)
{
    triedOrder = true;
    tried = evaluator->current();
    for (const Move& move : moves)
        for (VertexId member : problem.movesTogether(move.vertex))
            tried.devices[member] = move.device;
    std::vector<VertexId>& order = tried.order;
    const auto from = std::find(order.begin(), order.end(), v);
    const auto to = std::find(order.begin(), order.end(), beside);
    if (from < to)
        std::rotate(from, from + 1, before ? to : to + 1);
    else if (to < from)
        std::rotate(before ? to : to + 1, from, from + 1);
    const double makespan = simulator->makespan(tried);
    return makespan > limit ? std::numeric_limits<double>::infinity() : makespan;
}

void PlacementWalk::accept()
{
    if (triedOrder)
        evaluator->start(tried);
    else
        evaluator->accept();
}

} // namespace doppler
