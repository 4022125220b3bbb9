// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/memory_tally.h"

#include <span>
#include <vector>

namespace doppler {

/// An assignment in the making, for planners that look at loads, memory and transfers but keep no clocks.
/// What is colocated with a vertex always goes along with it.
class PartialAssignment {
public:
    explicit PartialAssignment(const Problem& problem);

    [[nodiscard]] bool placed(VertexId v) const { return devices[v].valid(); }
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; }
    /// The allowed devices on which v fits, ascending (see MemoryTally::feasible). Never empty; valid until
    /// the next call.
    [[nodiscard]] std::span<const DeviceId> feasibleDevices(VertexId v);
    /// Compute seconds of v on d.
    [[nodiscard]] double seconds(VertexId v, DeviceId d) const;
    /// Compute seconds of all that is on d.
    [[nodiscard]] double assignedSeconds(DeviceId d) const { return load[d]; }
    /// Share of d's memory that is used by what is on it; 0 where it has no end.
    [[nodiscard]] double usedMemory(DeviceId d) const { return memory.usedShare(d); }

    /// The tensors that v reads and whose sources are placed, each once. Valid until the next call.
    [[nodiscard]] std::span<const TensorId> incoming(VertexId v);
    /// Whether t is on d: written there, or read there by what is placed. It goes to a device once.
    [[nodiscard]] bool has(TensorId t, DeviceId d) const
    {
        return copies[t * problem.deviceCount() + d] || sourceDevice(t) == d;
    }
    /// Seconds until t, whose source is placed, is on d; 0 where it is already.
    [[nodiscard]] double arrivalSeconds(TensorId t, DeviceId d) const
    {
        return has(t, d) ? 0 : problem.transferSeconds(t, sourceDevice(t), d);
    }
    /// Notes, or takes back, that t comes to d: for trying things out.
    void setCopy(TensorId t, DeviceId d, bool there) { copies[t * problem.deviceCount() + d] = there; }

    void place(VertexId v, DeviceId d);
    /// Once every vertex is placed.
    [[nodiscard]] PlacerResult result() && { return {{std::move(devices), {}}, 0}; }

private:
    [[nodiscard]] DeviceId sourceDevice(TensorId t) const
    {
        return devices[problem.graph().tensor(t).source];
    }

    const Problem& problem;
    MemoryTally memory;
    std::vector<double> load;
    std::vector<bool> copies; ///< By tensor, then device: where something that is placed reads it.
    Assignment devices;
    std::vector<TensorId> found;
};

/// The first feasible device in a list of all devices, looked through from position `first` on and around its
/// end. `feasible` ascending, not empty.
DeviceId firstFeasible(std::span<const DeviceId> feasible, std::span<const DeviceId> list, std::size_t first);

} // namespace doppler
