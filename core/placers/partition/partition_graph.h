// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/assignment.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// A problem in the form that graph partitioners need: an undirected graph in compressed rows. A unit is a
/// vertex or a whole colocation group. Weights are whole numbers of at least 1 whose sum is below 2^30.
struct PartitionGraph {
    std::vector<std::uint32_t> unitOf; ///< By vertex.
    std::vector<VertexId> member;      ///< By unit: its first vertex.
    std::vector<std::int32_t> work;    ///< By unit: mean compute seconds, scaled.
    std::vector<std::int32_t> start;   ///< Rows of the two below; units + 1 entries.
    std::vector<std::int32_t> neighbor;
    std::vector<std::int32_t>
        traffic; ///< Bytes in both directions, scaled; mean seconds if tensors have explicit times.
    std::vector<double> share; ///< By device: share of the work, by its speed on this graph; the sum is 1.

    [[nodiscard]] std::size_t unitCount() const { return member.size(); }
};

PartitionGraph partitionGraph(const Problem& problem);

/// The devices of all vertices from those of the units. A unit on a device that is not allowed, or has no
/// room for it (if memory is limited), moves to the device with the least traffic between devices; ties:
/// lower device.
Assignment settle(const Problem& problem, const PartitionGraph& graph, std::vector<std::int32_t> deviceOf);

} // namespace doppler
