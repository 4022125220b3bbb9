// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/move_evaluator.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// One fifo run that is kept, with its state at some moments, so that a run after moves begins at the last of
/// these before anything can be different: before the first input of a moved vertex is produced.
class ResumableRun {
public:
    /// Fifo, in the models of the fast simulator, since other rules order by the whole assignment; else null.
    /// `followsPaths`: runs are recorded for criticalPath() from the first on.
    static std::unique_ptr<ResumableRun> create(const Problem& problem, bool followsPaths);
    virtual ~ResumableRun() = default;

    /// Nothing where it was stopped; then it has to be started again before anything else. A wish to stop
    /// that comes later ends the run at hand, too.
    virtual std::optional<double> start(std::span<const DeviceId> devices, const std::stop_token& stop) = 0;
    /// Moves since the last run count as tried; a move back to where it was takes one back.
    virtual void move(VertexId v, DeviceId d) = 0;
    /// The makespan after the moves; infinity where it is above the limit, or was stopped.
    virtual double tryMoved(double limit) = 0;
    /// What was tried last is the run that is kept.
    virtual void accept() = 0;

    [[nodiscard]] virtual bool knowsHolders() const = 0;
    /// The realised critical path of the run that is kept, appended in the order of time.
    virtual void criticalPath(std::vector<PathStep>& out) = 0;
    /// When the tasks of the run that is kept run; `out` has a place for each.
    virtual void taskTimes(std::span<TaskTime> out) const = 0;
};

} // namespace doppler
