// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/event_loop.h"
#include "core/sim/move_evaluator.h"

namespace doppler {

/// One fifo run that is kept, with its state at some moments, so that a run after moves begins at the last of
/// these before anything can be different: before the first input of a moved vertex is produced.
class ResumableRun {
public:
    /// Fifo, in the models of the fast event loop: other rules order by the whole assignment.
    static bool possible(const Problem& problem);
    explicit ResumableRun(const Problem& problem);

    double start(std::span<const DeviceId> devices);
    /// Moves since the last run count as tried; a move back to where it was takes one back.
    void move(VertexId v, DeviceId d);
    /// The makespan after the moves; infinity where it is above the limit.
    double tryMoved(double limit);
    /// What was tried last is the run that is kept.
    void accept();

    [[nodiscard]] bool knowsHolders() const { return loop.knowsHolders(); }
    /// The realised critical path of the run that is kept, appended in the order of time.
    void criticalPath(std::vector<PathStep>& out);

private:
    /// A task or transfer as it ran (see EventLoop::itemOf).
    struct Started {
        double start = 0;
        double end = 0;
        std::uint32_t item = 0;
        std::uint32_t by = EventLoop::none; ///< The item that held its slot before.
    };
    class EndsRecord;
    class DetailedRecord;

    [[nodiscard]] bool overloaded(double limit) const;
    [[nodiscard]] std::size_t snapshotsThatHold() const;
    double go(double limit);
    template <class Record>
    double go(double limit, Record record);
    void keepMoment();
    [[nodiscard]] std::uint32_t before(std::uint32_t item, Cause& cause) const;
    [[nodiscard]] std::uint32_t lastInput(VertexId v) const;

    /// More cost more to take than they save.
    static constexpr std::size_t mostSnapshots = 10;

    const Problem& problem;
    Resources resources;
    PlacedGraph graph;
    EventLoop loop;

    /// Of the kept run, by item: of tasks the end; everything once a critical path was asked for, since most
    /// searches never do.
    std::vector<Started> times;
    bool detailed = false;
    std::vector<double> load; ///< By device: seconds of its tasks, moves included.
    double makespan = 0;      ///< Of the newest run.
    double keptMakespan = 0;
    std::vector<DeviceId> keptDevices;
    std::vector<VertexId> moved; ///< Since the kept run.
    std::vector<EventLoop::Snapshot> snapshots;
    std::vector<std::uint32_t> order; ///< Of the snapshots: those of the kept run by time, then spare ones.
    std::size_t kept = 0;             ///< How many are of the kept run.
    std::size_t held = 0;             ///< How many of these hold for what is tried.
    std::size_t taken = 0;            ///< How many the run at hand has added.
    std::size_t itemsBetween = 0;
    std::size_t nextSnapshot = 0; ///< In items done.
    std::vector<Started> started; ///< By the run at hand: room for all, and how many.
    std::size_t startedTotal = 0;
};

} // namespace doppler
