// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/transfer_plan.h"
#include "core/sim/assignment.h"
#include "core/sim/resource_clocks.h"
#include "core/sim/schedule.h"

#include <optional>

namespace doppler {

/// Runs a plan that also orders its transfers under `strict`: a channel waits for its next transfer as a
/// device waits for its next task. One pass over the plan, because nothing is left to choose. Asynchronous;
/// ignores memory, noise and additional times of models. Reuses its memory.
class PlannedRun {
public:
    explicit PlannedRun(const Problem& problem);
    /// Runs the plan. Returns nothing if its transfers are not those that its devices need, each once, or if
    /// its two orders contradict the dependencies.
    std::optional<Schedule> run(const Placement& plan);
    /// Runs the plan and returns only the makespan.
    std::optional<double> makespan(const Placement& plan);
    /// Tasks of the last run; valid until the next.
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
    std::vector<double> arrivals;  ///< By transfer; negative: it has not started.
    std::vector<std::uint32_t> at; ///< By edge: its transfer, an index into Schedule::transfers.
};

} // namespace doppler
