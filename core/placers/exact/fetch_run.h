// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"
#include "core/sim/resource_clocks.h"

#include <span>
#include <vector>

namespace doppler {

/// Whether transfers never wait: there are no channels, or only transfers without duration use them.
bool channelsAreFree(const Problem& problem);

/// Computes the times of a plan that consists only of an order of tasks, in one pass. Each task in turn
/// fetches the inputs that its device lacks, in the order in which they became ready, after what was fetched
/// before. Reuses its memory.
class FetchRun {
public:
    explicit FetchRun(const Problem& problem);

    /// `order` has every task after its predecessors. Returns the makespan.
    double run(std::span<const VertexId> order, std::span<const DeviceId> devices);
    [[nodiscard]] double start(VertexId v) const { return starts[v]; }
    [[nodiscard]] double end(VertexId v) const { return ends[v]; }
    /// The last run as a plan that `strict` repeats: tasks and, if channels are not free, transfers by their
    /// starts.
    [[nodiscard]] Placement plan(std::span<const VertexId> order, std::span<const DeviceId> devices) const;

private:
    double fetch(EdgeId edge, DeviceId to, std::span<const DeviceId> devices);

    const Problem& problem;
    const bool free;
    ResourceClocks clocks;
    std::vector<double> starts;
    std::vector<double> ends;
    std::vector<double> arrivals; ///< |T| x |D|; negative: not sent. Only if channels are not free.
    struct Fetch {
        double start;
        EdgeId edge;
    };
    std::vector<Fetch> fetches;
    std::vector<std::pair<double, EdgeId>> inputs; ///< Of the current task, with their ready times.
};

} // namespace doppler
