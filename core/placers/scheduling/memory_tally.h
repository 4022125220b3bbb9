// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <span>
#include <vector>

namespace doppler {

/// Whether the memory of devices is limited under the problem's model: `mayer`, or memory is enforced.
bool boundsMemory(const Problem& problem);

/// The static memory bound: every vertex counts its storage, its output and its inputs on its device for the
/// whole run. Planners that use it skip devices on which a vertex no longer fits. Bytes.
class MemoryTally {
public:
    explicit MemoryTally(const Problem& problem);

    [[nodiscard]] double demand(VertexId v) const { return demands[v]; }
    [[nodiscard]] double demand(std::span<const VertexId> vertices) const;
    [[nodiscard]] double used(DeviceId d) const { return usedBytes[d]; }
    /// Share of d's memory that is used; 0 if it is infinite.
    [[nodiscard]] double usedShare(DeviceId d) const;
    /// Whether `bytes` more fit on d. Always true if memory is not limited.
    [[nodiscard]] bool fits(double bytes, DeviceId d) const;
    void add(double bytes, DeviceId d) { usedBytes[d] += bytes; }

    /// The devices among `candidates` on which `bytes` fit, in their order; if there is none, the one with
    /// the most free bytes. Never empty. Valid until the next call.
    [[nodiscard]] std::span<const DeviceId> feasible(std::span<const DeviceId> candidates, double bytes);

private:
    const Problem& problem;
    bool bounded;
    std::vector<double> demands;   ///< By vertex.
    std::vector<double> usedBytes; ///< By device.
    std::vector<DeviceId> found;
};

} // namespace doppler
