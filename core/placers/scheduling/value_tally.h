// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// Counts on which devices shared weights and inputs of the graph are needed (see GraphMemory): a device
/// holds each of them once. A colocation group counts as one user, which needs the values of all its members.
class ValueTally {
public:
    explicit ValueTally(const Problem& problem);

    /// Bytes that v, or its group, would add to d.
    [[nodiscard]] double missing(VertexId v, DeviceId d) const;
    /// Places v, or its group, and returns the bytes that d holds in addition.
    double add(VertexId v, DeviceId d);
    /// Removes it and returns the bytes that d no longer holds.
    double remove(VertexId v, DeviceId d);
    /// Bytes of all values, each once.
    [[nodiscard]] double total() const;

private:
    using Values = std::vector<std::uint32_t>; ///< Indices, each once.
    [[nodiscard]] const Values& valuesOf(VertexId v) const;
    [[nodiscard]] std::size_t at(std::uint32_t value, DeviceId d) const
    {
        return value * problem.deviceCount() + d;
    }

    const Problem& problem;
    std::vector<double> bytes;        ///< Of the shared weights, then of the inputs.
    std::vector<Values> ofVertex;     ///< Empty if the graph has no such values.
    std::vector<Values> ofGroup;      ///< By colocation group.
    std::vector<std::uint32_t> users; ///< |values| x |D|.
};

} // namespace doppler
