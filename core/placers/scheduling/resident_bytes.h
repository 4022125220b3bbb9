// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// Bytes on each device if nothing were ever freed: persistent bytes and outputs of what is placed there and
/// one copy of every tensor that comes from elsewhere; under the model `mayer` its own count, where every
/// vertex has its inputs for itself (see MemoryTally). The first of a colocation group to be placed takes the
/// room of the whole group's own bytes.
class ResidentBytes {
public:
    explicit ResidentBytes(const Problem& problem);

    [[nodiscard]] double used(DeviceId d) const { return bytes[d]; }
    /// What is left of d's memory; may be negative or infinite.
    [[nodiscard]] double room(DeviceId d) const
    {
        return problem.topology().device(d).memoryBytes - bytes[d];
    }
    /// What v would add to d; copies that its placed consumers elsewhere would need are not in it.
    [[nodiscard]] double extra(VertexId v, DeviceId d) const;
    [[nodiscard]] bool fits(VertexId v, DeviceId d) const { return extra(v, d) <= room(d); }
    /// What v takes wherever it is: all but copies.
    [[nodiscard]] double ownBytes(VertexId v) const { return own[v]; }
    /// Of v's allowed devices those on which it fits, ascending; where there is none, the one of most room
    /// (ties: lower device), for the model to judge.
    void findFitting(VertexId v, std::vector<DeviceId>& fitting) const;

    void place(VertexId v, DeviceId d);
    void remove(VertexId v);

private:
    [[nodiscard]] std::size_t copy(TensorId t, DeviceId d) const { return t * problem.deviceCount() + d; }
    /// visit(tensor, device) for every copy that v on d has a part in.
    template <class Visit>
    void forEachCopy(VertexId v, DeviceId d, Visit visit);

    const Problem& problem;
    std::vector<double> own;   ///< By vertex: all but copies.
    std::vector<double> bytes; ///< By device.
    std::vector<DeviceId> devices;
    /// |tensors| x |D|: consumers there, the source being elsewhere; empty where copies don't count.
    std::vector<std::uint32_t> copyCount;
    struct Group {
        double own = 0;
        std::size_t placed = 0;
    };
    std::vector<Group> groups;
};

} // namespace doppler
