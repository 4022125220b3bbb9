// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/analysis.h"
#include "core/sim/assignment.h"

#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>

namespace doppler {

struct Move {
    VertexId vertex; ///< Moves with its colocation group.
    DeviceId device; ///< Must be allowed.
};

/// One link of the realised critical path (see CriticalLink), available without a Schedule.
struct PathStep {
    VertexId vertex; ///< The task, or the source of the transfer.
    bool isTransfer = false;
    DeviceId device; ///< The task's device, or the destination of the transfer.
    Cause cause = Cause::Start;
    double start = 0;
    double end = 0;
};

/// Start and end of a task.
struct TaskTime {
    double start = 0;
    double end = 0;
};

/// Computes makespans of the neighbours of one placement, for searches. Does not simulate the part of a run
/// that a move cannot change, and ends a run that is known to exceed the limit. Not thread-safe. Tried moves
/// allocate nothing.
class MoveEvaluator {
public:
    /// `followsPaths`: criticalPath() will be called, which is cheaper if announced here.
    explicit MoveEvaluator(ProblemPtr problem, bool followsPaths = false);
    ~MoveEvaluator();
    MoveEvaluator(MoveEvaluator&&) noexcept;
    MoveEvaluator& operator=(MoveEvaluator&&) noexcept;

    /// Makes this placement the current one, simulates it and returns its makespan.
    double start(const Placement& placement);
    /// The same with a stop token. Returns nothing if stopped; start() must then succeed before any other
    /// call. After a later stop request, tried moves return infinity, so that the caller can end.
    std::optional<double> start(const Placement& placement, const std::stop_token& stop);
    /// The makespan after these moves, applied in this order; equal to Simulator::makespan() to the bit.
    /// Infinity if it is above the limit. Does not change the current placement.
    double tryMoves(std::span<const Move> moves, double limit = std::numeric_limits<double>::infinity());
    double tryMove(VertexId v, DeviceId d, double limit = std::numeric_limits<double>::infinity());
    /// Makes the moves tried last, whose makespan must not have exceeded the limit, part of the current
    /// placement.
    void accept();

    /// Discards tried moves that were not accepted and returns the current placement.
    [[nodiscard]] const Placement& current() const;
    [[nodiscard]] double makespan() const;
    /// The realised critical path of the current placement, by time; valid until the next call.
    [[nodiscard]] std::span<const PathStep> criticalPath();
    /// Start and end of the tasks of the current placement, by vertex id; valid until the next call.
    [[nodiscard]] std::span<const TaskTime> taskTimes();

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
