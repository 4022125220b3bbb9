// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph_memory.h"
#include "core/problem/problem.h"

#include <cstdint>
#include <span>
#include <vector>

namespace doppler {

/// Bytes that devices hold from the start to the end of a run: persistent bytes, and each shared weight and
/// input of the graph once on every device that runs one of its users. find() allocates nothing.
class HeldBytes {
public:
    explicit HeldBytes(const Problem& problem);

    /// Stores the held bytes in `out`, by device, for the device of each vertex.
    void find(std::span<const DeviceId> devices, std::span<double> out);
    /// The same without persistent bytes of single vertices.
    void findShared(std::span<const DeviceId> devices, std::span<double> out);

    /// Calls visit(value, device, first user there) for each shared weight and input of the graph and each
    /// device that holds it.
    template <class Visit>
    void forEachHolder(std::span<const DeviceId> devices, Visit visit)
    {
        for (const auto* list : {&memory.sharedWeights, &memory.inputs})
            for (const HeldValue& value : *list) {
                ++round;
                for (VertexId v : value.users)
                    if (std::uint64_t& seen = lastRound[devices[v]]; seen != round) {
                        seen = round;
                        visit(value, devices[v], v);
                    }
            }
    }
    /// Persistent bytes of v without the shared weights that they include.
    [[nodiscard]] double own(VertexId v) const { return ownBytes[v]; }

private:
    const GraphMemory& memory;
    std::vector<double> ownBytes;         ///< By vertex.
    std::vector<std::uint64_t> lastRound; ///< By device: the last value that was found on it.
    std::uint64_t round = 0;
};

} // namespace doppler
