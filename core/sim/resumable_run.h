// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/move_evaluator.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace doppler {

/// One fifo run that is kept, with its state at some times. A run after moves starts at the last of these
/// times before anything can differ: before the first input of a moved vertex is produced.
class ResumableRun {
public:
    /// Creates it for fifo in the models of the fast simulator; otherwise null, because other rules order by
    /// the whole assignment. `followsPaths`: runs are recorded for criticalPath() from the first one.
    static std::unique_ptr<ResumableRun> create(const Problem& problem, bool followsPaths);
    virtual ~ResumableRun() = default;

    /// Runs an assignment. Returns nothing if stopped; start() must then succeed before any other call. A
    /// later stop request also ends the current run.
    virtual std::optional<double> start(std::span<const DeviceId> devices, const std::stop_token& stop) = 0;
    /// Tries a move. All moves since the last run count as tried; a move back to the original device cancels
    /// one.
    virtual void move(VertexId v, DeviceId d) = 0;
    /// The makespan after the tried moves; infinity if it is above the limit or the run was stopped.
    virtual double tryMoved(double limit) = 0;
    /// The number of tasks (and transfers, if they are recorded) that the last run started.
    [[nodiscard]] virtual std::size_t startsOfLastRun() const = 0;
    /// Keeps the run that was tried last.
    virtual void accept() = 0;

    [[nodiscard]] virtual bool knowsHolders() const = 0;
    /// Appends the realised critical path of the kept run, by time.
    virtual void criticalPath(std::vector<PathStep>& out) = 0;
    /// Stores start and end of the tasks of the kept run; `out` has a place for each.
    virtual void taskTimes(std::span<TaskTime> out) const = 0;
};

} // namespace doppler
