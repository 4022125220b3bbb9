// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/problem/problem.h"

#include <cstdint>
#include <vector>

namespace doppler {

/// A problem as GDP reads it (placers.md, "Learned"): what every vertex is, its neighbours, and which devices
/// it may be given.
struct GdpGraph {
    explicit GdpGraph(const Problem& problem);

    /// Kinds of operation are hashed into so many columns, so that one network serves any graph.
    static constexpr std::size_t kindColumns = 64;
    /// And the logarithm of the output's bytes, the numbers of edges in and out, z-scored over the vertices.
    static constexpr std::size_t columns = kindColumns + 3;

    std::vector<float> inputs;                    ///< |V| x columns.
    std::vector<std::uint32_t> order;             ///< Topological.
    std::vector<std::uint32_t> neighbourStart{0}; ///< By vertex, and the number of `neighbours`.
    std::vector<std::uint32_t> neighbours;        ///< Both ways, once each, ascending.
    /// The first of a colocation group in topological order decides for it; others decide for themselves.
    std::vector<VertexId> leader; ///< By vertex.
    std::size_t devices = 0;
    std::vector<std::uint8_t> allowed; ///< |V| x D: with all that the vertex is colocated with.

    [[nodiscard]] std::size_t vertexCount() const { return leader.size(); }
    [[nodiscard]] bool decides(VertexId v) const { return leader[v] == v; }
};

/// The column of a kind of operation, below GdpGraph::kindColumns.
std::size_t gdpKindColumn(const std::string& op);

} // namespace doppler
