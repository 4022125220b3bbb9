// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/placers/scheduling/value_tally.h"
#include "core/problem/problem.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// Bytes on each device if nothing were ever freed: persistent bytes and outputs of the vertices there, and
/// one copy of every tensor from elsewhere, of every shared weight and of every input of the graph. Under the
/// model `mayer` its own count, in which every vertex has its own copy of its inputs (see MemoryTally). The
/// first member of a colocation group that is placed reserves the bytes of the whole group.
class ResidentBytes {
public:
    explicit ResidentBytes(const Problem& problem);

    [[nodiscard]] double used(DeviceId d) const { return bytes[d]; }
    /// The rest of d's memory; can be negative or infinite.
    [[nodiscard]] double room(DeviceId d) const
    {
        return problem.topology().device(d).memoryBytes - bytes[d];
    }
    /// Bytes that v would add to d, without the copies that its placed consumers elsewhere would need.
    [[nodiscard]] double extra(VertexId v, DeviceId d) const;
    [[nodiscard]] bool fits(VertexId v, DeviceId d) const { return extra(v, d) <= room(d); }
    /// Bytes of v on any device, without copies, shared weights and inputs of the graph.
    [[nodiscard]] double ownBytes(VertexId v) const { return own[v]; }
    /// Bytes of all shared weights and inputs of the graph, each once.
    [[nodiscard]] double sharedBytes() const { return values.total(); }
    /// Stores the allowed devices on which v fits, ascending; if there is none, the one with the most room
    /// (ties: lower device), which the model then judges.
    void findFitting(VertexId v, std::vector<DeviceId>& fitting) const;

    void place(VertexId v, DeviceId d);
    void remove(VertexId v);

private:
    [[nodiscard]] std::size_t copy(TensorId t, DeviceId d) const { return t * problem.deviceCount() + d; }
    /// Calls visit(tensor, device) for every copy that v on d causes or uses.
    template <class Visit>
    void forEachCopy(VertexId v, DeviceId d, Visit visit);

    const Problem& problem;
    std::vector<double> own;   ///< By vertex, without copies.
    std::vector<double> bytes; ///< By device.
    std::vector<DeviceId> devices;
    /// |tensors| x |D|: consumers on the device if the source is elsewhere; empty if copies do not count.
    std::vector<std::uint32_t> copyCount;
    struct Group {
        double own = 0;
        std::size_t placed = 0;
    };
    std::vector<Group> groups;
    ValueTally values;
};

} // namespace doppler
