// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/transfer_plan.h"
#include "core/sim/assignment.h"
#include "core/sim/resource_clocks.h"
#include "core/sim/schedule.h"

#include <optional>

namespace doppler {

/// The run of a plan that orders its transfers too, under `strict`: a channel then waits for its next
/// transfer as a device waits for its next task. One pass over the plan, since nothing is left to choose.
/// Asynchronous; memory, noise and the times that models add are not known to it. Keeps its working memory.
class PlannedRun {
public:
    explicit PlannedRun(const Problem& problem);
    /// Nothing where the plan's transfers are not those that its devices need (each once), or where its two
    /// orders together contradict the dependencies.
    std::optional<Schedule> run(const Placement& plan);
    /// The same, without handing the run over.
    std::optional<double> makespan(const Placement& plan);
    /// Of the last run; valid until the next.
    [[nodiscard]] std::span<const TaskRun> tasks() const { return schedule.tasks; }

private:
    void findTransfers(std::span<const DeviceId> devices);
    bool start(VertexId v);
    bool send(EdgeId first, std::size_t index);

    const Problem& problem;
    ResourceClocks clocks;
    Schedule schedule;
    FirstEdges firstOf;
    std::vector<EdgeId> needed;    ///< The first edge of every transfer.
    std::vector<EdgeId> planned;   ///< The plan's transfers, ascending.
    std::vector<bool> done;        ///< By vertex.
    std::vector<double> arrivals;  ///< By transfer; negative: not on the way yet.
    std::vector<std::uint32_t> at; ///< By edge: its transfer, an index into Schedule::transfers.
};

} // namespace doppler
