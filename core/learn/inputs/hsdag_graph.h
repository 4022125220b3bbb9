// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/inputs/gdp_graph.h"

#include <array>
#include <span>

namespace doppler {

/// Which nodes were merged into one.
struct HsdagGroups {
    std::vector<std::uint32_t> of; ///< By node: its group. Groups are numbered by their first node.
    std::size_t count = 0;
    std::vector<std::uint8_t> isMerged; ///< By group: it has more than one node.
};

/// The undirected graph that a round of HSDAG's grouping reads.
struct HsdagLevel {
    std::vector<std::array<std::uint32_t, 2>> edges; ///< Each once, the lower node first; ascending.
    std::vector<std::uint32_t> kind;                 ///< By node: equal if the allowed devices are equal.
    // The mean that a graph convolution takes (Kipf, Welling 2017), D^-1/2 (A + I) D^-1/2, by row.
    std::vector<std::uint32_t> start; ///< Of a node in `source`; then the number of all.
    std::vector<std::uint32_t> source;
    std::vector<float> weight;

    [[nodiscard]] std::size_t nodes() const { return kind.size(); }
    /// Nodes with different allowed devices are never merged.
    [[nodiscard]] bool canMerge(std::size_t edge) const
    {
        return kind[edges[edge][0]] == kind[edges[edge][1]];
    }
    /// Edges that lie within a group that merged nodes.
    [[nodiscard]] std::vector<std::uint32_t> innerEdges(const HsdagGroups& groups) const;
    /// The graph of the groups.
    [[nodiscard]] HsdagLevel merged(const HsdagGroups& groups) const;
    void connect(); ///< Finds the means from edges and kinds.
};

/// Every node keeps its edge of the largest score (ties: the first edge), among those along which nodes can
/// be merged. What these edges connect is a group; a node without any stays alone.
HsdagGroups growGroups(const HsdagLevel& level, std::span<const float> scores);

/// A problem as HSDAG reads it: chains of vertices with equal allowed devices, and colocation groups, are
/// one node each. Reading takes seconds for 100,000 vertices; a CancelScope can end it.
struct HsdagGraph {
    explicit HsdagGraph(const Problem& problem);

    /// Of a node: the mean of its vertices' kinds of operation, hashed as GDP's; and z-scored over the nodes
    /// the position in topological order, the fractal dimension, the logarithm of the output's bytes, the
    /// numbers of nodes that are joined by an edge in and out, the mean compute seconds, and the number of
    /// vertices.
    static constexpr std::size_t columns = GdpGraph::kindColumns + 7;

    std::vector<std::uint32_t> nodeOf; ///< By vertex. Nodes are numbered in topological order.
    HsdagLevel level;
    std::vector<float> features; ///< nodes x columns.
    std::size_t devices = 0;
    std::vector<std::uint8_t> allowed; ///< kinds x devices, by HsdagLevel::kind.

    [[nodiscard]] std::span<const std::uint8_t> allowedOf(std::uint32_t kind) const
    {
        return std::span(allowed).subspan(kind * devices, devices);
    }

private:
    void findNodes(const Problem& problem);
    void findKinds(const Problem& problem);
    void findFeatures(const Problem& problem);
};

/// By node, the slope of the logarithm of the number of nodes within r steps over that of r, for all r that
/// reach new ones; 0 for fewer than two. A search ends after some thousand nodes.
std::vector<double> fractalDimensions(const HsdagLevel& level);

} // namespace doppler
