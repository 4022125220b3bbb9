// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/value_tally.h"
#include "core/problem/problem.h"

#include <span>
#include <vector>

namespace doppler {

/// Whether the memory of devices is limited under the problem's model: `mayer`, or memory is enforced.
bool boundsMemory(const Problem& problem);

/// The static memory bound: every vertex counts its storage, its output and its inputs on its device for the
/// whole run; shared weights and inputs of the graph count once on each device. Planners that use it skip
/// devices on which a vertex no longer fits. Bytes.
class MemoryTally {
public:
    explicit MemoryTally(const Problem& problem);

    /// Share of d's memory that is used; 0 if it is infinite.
    [[nodiscard]] double usedShare(DeviceId d) const;
    /// Counts v and what moves with it on d.
    void add(VertexId v, DeviceId d);

    /// The devices among `candidates` on which v and what moves with it fit, in their order; if there is
    /// none, the one with the most free bytes. Never empty. Valid until the next call.
    [[nodiscard]] std::span<const DeviceId> feasible(std::span<const DeviceId> candidates, VertexId v);

private:
    [[nodiscard]] double demand(VertexId v) const;

    const Problem& problem;
    bool bounded;
    ValueTally values;
    std::vector<double> demands;   ///< By vertex, without shared weights and inputs of the graph.
    std::vector<double> usedBytes; ///< By device.
    std::vector<DeviceId> found;
};

} // namespace doppler
