// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"

#include <optional>

namespace doppler {

/// The current placement of a local search. Moves between devices use MoveEvaluator. If the search also
/// changes the order, tasks can move within the order of starts.
class PlacementWalk {
public:
    /// `followsPaths`: see MoveEvaluator.
    PlacementWalk(const Problem& problem, bool orderMoves, bool followsPaths = false);

    /// Starts at this placement (without an order: in topological order) and returns its makespan; nothing if
    /// stopped. Call it before anything else; it allocates what the walk needs.
    std::optional<double> start(Placement placement, const std::stop_token& stop);
    double start(Placement placement) { return *start(std::move(placement), std::stop_token()); }
    /// See MoveEvaluator::tryMoves().
    double tryMoves(std::span<const Move> moves, double limit);
    /// The makespan after the moves, with v placed before (or after) another vertex in the order; infinity if
    /// it exceeds the limit.
    double tryOrder(std::span<const Move> moves, VertexId v, VertexId beside, bool before, double limit);
    /// Moves to the placement tried last, which must not have exceeded the limit.
    void accept();

    [[nodiscard]] const Placement& current() const { return evaluator->current(); }
    [[nodiscard]] double makespan() const { return evaluator->makespan(); }
    [[nodiscard]] std::span<const PathStep> criticalPath() { return evaluator->criticalPath(); }
    [[nodiscard]] std::span<const TaskTime> taskTimes() { return evaluator->taskTimes(); }

private:
    const Problem& problem;
    bool movesOrder;
    bool pathsWanted;
    std::optional<MoveEvaluator> evaluator;
    std::optional<Simulator> simulator; ///< Only if the order can change.
    Placement tried;
    bool triedOrder = false;
};

} // namespace doppler
