// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// A problem as graph partitioners see it: an undirected graph in compressed rows. A unit is a vertex, or a
/// colocation group as a whole. Weights are whole numbers of at least 1 that add up to less than 2^30.
struct PartitionGraph {
    std::vector<std::uint32_t> unitOf; ///< By vertex.
    std::vector<VertexId> member;      ///< By unit: its first vertex.
    std::vector<std::int32_t> work;    ///< By unit: mean compute seconds, scaled.
    std::vector<std::int32_t> start;   ///< Rows of the two below; units + 1 entries.
    std::vector<std::int32_t> neighbor;
    std::vector<std::int32_t>
        traffic;               ///< Bytes both ways, scaled; mean seconds where tensors have their own.
    std::vector<double> share; ///< By device: of the work, by its speed on this graph; sums to 1.

    [[nodiscard]] std::size_t unitCount() const { return member.size(); }
};

PartitionGraph partitionGraph(const Problem& problem);

/// The devices of all vertices from those of the units. A unit on a device that it is not allowed on, or
/// (where memory is bounded) that has no room for it, goes to the one where the traffic between devices is
/// least; ties: lower device.
Assignment settle(const Problem& problem, const PartitionGraph& graph, std::vector<std::int32_t> deviceOf);

} // namespace doppler
