// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/memory_tally.h"

#include <span>
#include <vector>

namespace doppler {

/// An assignment under construction, for planners that use loads, memory and transfers but no clocks. A
/// vertex is always placed together with its colocation group.
class PartialAssignment {
public:
    explicit PartialAssignment(const Problem& problem);

    [[nodiscard]] bool placed(VertexId v) const { return devices[v].valid(); }
    [[nodiscard]] DeviceId device(VertexId v) const { return devices[v]; }
    /// The allowed devices on which v fits, ascending (see MemoryTally::feasible()). Never empty; valid until
    /// the next call.
    [[nodiscard]] std::span<const DeviceId> feasibleDevices(VertexId v);
    /// Compute seconds of v on d.
    [[nodiscard]] double seconds(VertexId v, DeviceId d) const;
    /// Sum of the compute seconds on d.
    [[nodiscard]] double assignedSeconds(DeviceId d) const { return load[d]; }
    /// Share of d's memory that is used; 0 if it is infinite.
    [[nodiscard]] double usedMemory(DeviceId d) const { return memory.usedShare(d); }

    /// The tensors that v reads from placed sources, each once. Valid until the next call.
    [[nodiscard]] std::span<const TensorId> incoming(VertexId v);
    /// Whether t is on d, because it was produced there or a placed vertex reads it there. A tensor travels
    /// once to a device.
    [[nodiscard]] bool has(TensorId t, DeviceId d) const
    {
        return copies[t * problem.deviceCount() + d] || sourceDevice(t) == d;
    }
    /// Seconds until t, whose source is placed, is on d; 0 if it is there.
    [[nodiscard]] double arrivalSeconds(TensorId t, DeviceId d) const
    {
        return has(t, d) ? 0 : problem.transferSeconds(t, sourceDevice(t), d);
    }
    /// Marks t as copied to d, or not, to try a placement.
    void setCopy(TensorId t, DeviceId d, bool there) { copies[t * problem.deviceCount() + d] = there; }

    void place(VertexId v, DeviceId d);
    /// The result; all vertices must be placed.
    [[nodiscard]] PlacerResult result() && { return {{std::move(devices), {}}, 0}; }

private:
    [[nodiscard]] DeviceId sourceDevice(TensorId t) const
    {
        return devices[problem.graph().tensor(t).source];
    }

    const Problem& problem;
    MemoryTally memory;
    std::vector<double> load;
    std::vector<bool> copies; ///< By tensor, then device: whether a placed vertex reads it there.
    Assignment devices;
    std::vector<TensorId> found;
};

/// The first feasible device in a list of all devices, searched cyclically from position `first`. `feasible`
/// is ascending and not empty.
DeviceId firstFeasible(std::span<const DeviceId> feasible, std::span<const DeviceId> list, std::size_t first);

} // namespace doppler
