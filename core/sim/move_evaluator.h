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
    VertexId vertex; ///< With all that it is colocated with.
    DeviceId device; ///< An allowed one.
};

/// One link of the realised critical path (see CriticalLink), told without a Schedule.
struct PathStep {
    VertexId vertex; ///< The task, or the transfer's source.
    bool isTransfer = false;
    DeviceId device; ///< The task's, or the transfer's destination.
    Cause cause = Cause::Start;
    double start = 0;
    double end = 0;
};

/// When a task ran.
struct TaskTime {
    double start = 0;
    double end = 0;
};

/// The makespans of the neighbours of one placement, for searches: what a move can't change is not simulated
/// again, and a run stops once it is known to miss the limit. One thread at a time; moves allocate nothing.
class MoveEvaluator {
public:
    /// `followsPaths`: criticalPath() will be asked for, which is cheaper where it is known beforehand.
    explicit MoveEvaluator(ProblemPtr problem, bool followsPaths = false);
    ~MoveEvaluator();
    MoveEvaluator(MoveEvaluator&&) noexcept;
    MoveEvaluator& operator=(MoveEvaluator&&) noexcept;

    /// Makes this placement the current one and simulates it: its makespan.
    double start(const Placement& placement);
    /// The same; nothing where it was stopped, and then it has to be started again before anything else. A
    /// wish to stop that comes later, while moves are tried, makes infinity of them: whoever tries moves is
    /// to end.
    std::optional<double> start(const Placement& placement, const std::stop_token& stop);
    /// The makespan after the moves, done in this order, bit for bit that of Simulator::makespan; infinity
    /// where it is above the limit. The current placement stays.
    double tryMoves(std::span<const Move> moves, double limit = std::numeric_limits<double>::infinity());
    double tryMove(VertexId v, DeviceId d, double limit = std::numeric_limits<double>::infinity());
    /// Makes what was tried last, and was not above its limit, the current placement.
    void accept();

    /// Forgets what was tried and not accepted.
    [[nodiscard]] const Placement& current() const;
    [[nodiscard]] double makespan() const;
    /// The realised critical path of the current placement, in the order of time; valid until the next call.
    [[nodiscard]] std::span<const PathStep> criticalPath();
    /// When the tasks of the current placement run, by vertex id; valid until the next call.
    [[nodiscard]] std::span<const TaskTime> taskTimes();

private:
    struct State;
    std::unique_ptr<State> state;
};

} // namespace doppler
