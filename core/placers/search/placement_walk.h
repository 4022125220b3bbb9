// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"

#include <optional>

namespace doppler {

/// The current placement of a local search: moves between devices by MoveEvaluator, and, where the search
/// moves the order as well, tasks that are put elsewhere in the order of starts.
class PlacementWalk {
public:
    /// `followsPaths`: as MoveEvaluator's.
    PlacementWalk(const Problem& problem, bool orderMoves, bool followsPaths = false);

    /// Begins at this placement (without an order: in topological order): its makespan, or nothing where it
    /// was stopped before. Everything else comes after that; what a walk needs is only made by then.
    std::optional<double> start(Placement placement, const std::stop_token& stop);
    double start(Placement placement) { return *start(std::move(placement), std::stop_token()); }
    /// As MoveEvaluator::tryMoves.
    double tryMoves(std::span<const Move> moves, double limit);
    /// The makespan after the moves and with v put before (or behind) another vertex in the order; infinity
    /// where it is above the limit.
    double tryOrder(std::span<const Move> moves, VertexId v, VertexId beside, bool before, double limit);
    /// Goes to what was tried last and was not above its limit.
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
    std::optional<Simulator> simulator; ///< Where the order moves.
    Placement tried;
    bool triedOrder = false;
};

} // namespace doppler
